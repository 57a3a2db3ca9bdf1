/** Decides which of the amounts at the end of a line is the amount of the entry, and which the balance. */
import type { AccountType } from '../statement.ts'
import { isMoneyToken, isPercent } from './money-text.ts'
import type { Line, Piece } from './page-lines.ts'
import type { Side } from './sections.ts'
import type { MoneyColumn, TableHeader } from './table-header.ts'

export type AmountParts = Readonly<{ amount: string; balance: string | null; side: Side | null }>

type Context = Readonly<{ header: TableHeader | null; type: AccountType }>

/** Returns null if none of the tokens is the amount of an entry. */
export function amountPartsOf(line: Line, tokens: readonly string[], context: Context): AmountParts | null {
  const rate = tokens.findLastIndex(isPercent)
  if (rate >= 0) {
    return rewardsBefore(tokens.slice(rate + 1).filter(isMoneyToken))
  }
  const columns = context.header?.columns ?? []
  return byPosition(line, tokens, columns) ?? byOrder(tokens, columns, context)
}

/** After a rate, the first amount is the reward and the last one the amount of the entry. */
function rewardsBefore(amounts: readonly string[]): AmountParts | null {
  const amount = amounts.length < 2 ? undefined : amounts.at(-1)
  return amount === undefined ? null : { amount, balance: null, side: null }
}

/** Points by which an amount may be away from the right edge of its heading. */
const MAX_DISTANCE = 70

type Placed = Readonly<{ column: MoneyColumn; token: string; distance: number }>

function byPosition(
  { pieces }: Line,
  tokens: readonly string[],
  columns: readonly MoneyColumn[],
): AmountParts | null {
  const placed = tokens.flatMap((token): Placed[] => {
    const piece = pieces.findLast(
      ({ text }) => isMoneyToken(text) && (token.endsWith(text) || text.startsWith(token)),
    )
    const nearest = piece === undefined ? null : nearestColumn(piece, columns)
    return nearest === null ? [] : [{ ...nearest, token }]
  })
  const balance = closest(placed, ({ content }) => content === 'balance')
  const amount = closest(placed, ({ content }) => content !== 'balance')
  if (amount === null) {
    return null
  }
  const { content } = amount.column
  return {
    amount: amount.token,
    balance: balance?.token ?? null,
    side: content === 'debit' || content === 'credit' ? content : null,
  }
}

function closest(placed: readonly Placed[], isWanted: (column: MoneyColumn) => boolean): Placed | null {
  return placed
    .filter(({ column, token }) => isWanted(column) && isMoneyToken(token) && !/^\$?0?\.00$/.test(token))
    .reduce<Placed | null>((a, b) => (a === null || b.distance < a.distance ? b : a), null)
}

function nearestColumn(piece: Piece, columns: readonly MoneyColumn[]): Omit<Placed, 'token'> | null {
  let nearest: Omit<Placed, 'token'> | null = null
  for (const column of columns) {
    const distance = column.right === null ? Number.POSITIVE_INFINITY : Math.abs(column.right - piece.right)
    if (distance < (nearest?.distance ?? MAX_DISTANCE)) {
      nearest = { column, distance }
    }
  }
  return nearest
}

function byOrder(
  tokens: readonly string[],
  columns: readonly MoneyColumn[],
  { header, type }: Context,
): AmountParts | null {
  if (columns.length > 1 && tokens.length === columns.length) {
    return inColumnOrder(tokens, columns)
  }
  const amounts = tokens.filter(isMoneyToken)
  const hasBalance =
    header === null ? type !== 'credit' : columns.some(({ content }) => content === 'balance')
  const amount = hasBalance ? amounts[0] : amounts.at(-1)
  return amount === undefined
    ? null
    : { amount, balance: hasBalance ? (amounts[1] ?? null) : null, side: null }
}

function inColumnOrder(tokens: readonly string[], columns: readonly MoneyColumn[]): AmountParts | null {
  let parts: AmountParts | null = null
  let balance: string | null = null
  for (const [index, token] of tokens.entries()) {
    const content = columns[index]?.content
    if (!isMoneyToken(token)) {
      continue
    }
    if (content === 'balance') {
      balance = token
    } else if (parts === null || /^\$?0?\.00$/.test(parts.amount)) {
      parts = {
        amount: token,
        balance: null,
        side: content === 'debit' || content === 'credit' ? content : null,
      }
    }
  }
  return parts === null ? null : { ...parts, balance }
}

/** Points right of the last column that still belong to the table. */
const TABLE_MARGIN = 12

/** Returns the right edge of the table, or null if it isn't known. */
export function rightEdgeOf(header: TableHeader | null): number | null {
  return header === null || header.right === null ? null : header.right + TABLE_MARGIN
}
