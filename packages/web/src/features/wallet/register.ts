/** Which card to take at the register: one line for each kind of purchase that isn't for the card for the rest. */

import type { WalletCardInfo, WalletProgram } from '@cardsight/contract/wallet'
import { capitalize, rateText } from '@cardsight/engine/text'
import type { Assignment, Wallet } from '@cardsight/engine/wallet'
import { centsOn, covers, listOf, mainCard, namesOfRow, restCard } from './card-uses.ts'
import type { CardsById } from './cards-by-id.ts'
import { type SheetRow, usageSheet } from './usage-sheet.ts'

export type RegisterRow = Readonly<{
  name: string
  /** What `name` is made of, in lower case. */
  kinds: readonly string[]
  info: WalletCardInfo
  /** '6%' of cash back, or '3x' points. */
  rate: string
  isRest: boolean
}>

const MOST_ROWS = 11
const REST = 'Everything else'

type Used = Pick<Wallet, 'assignments' | 'filledCaps'>
type Known = Readonly<{ cards: CardsById; programs: readonly WalletProgram[] }>

export function registerOf(
  wallet: Pick<Wallet, 'cards'>,
  used: Used,
  { cards, programs }: Known,
): RegisterRow[] {
  const sheet = usageSheet(used, 1).filter(({ cents }) => cents > 0)
  const onlyCard = wallet.cards.length === 1 ? wallet.cards[0]?.cardId : undefined
  const rest = onlyCard ?? restCard(sheet)
  const restInfo = rest === undefined ? undefined : cards.get(rest)
  if (rest === undefined || restInfo === undefined) {
    return []
  }
  const rateOf = (cardId: string, row?: SheetRow) => mostCommonRate(used.assignments, cardId, row)
  const restRate = Math.min(...sheet.filter((row) => mainCard(row) === rest).map((row) => rateOf(rest, row)))
  const isMoney = (info: WalletCardInfo) => programs.find(({ key }) => key === info.program)?.isMoney ?? true
  // A brand that pays like its kind isn't a line of its own: 'gas' includes Exxon.
  const isRepeat = (row: SheetRow, cardId: string, rate: number) =>
    row.merchant !== null &&
    sheet.some(
      (kind) =>
        kind.merchant === null &&
        covers(kind, row) &&
        mainCard(kind) === cardId &&
        rateOf(cardId, kind) === rate,
    )
  const rows = sheet.flatMap((row): RegisterRow[] => {
    const cardId = mainCard(row)
    const info = cards.get(cardId)
    const rate = rateOf(cardId, row)
    const isRest = cardId === rest && rate <= restRate
    if (info === undefined || isRest || centsOn(cardId, row) <= 0 || isRepeat(row, cardId, rate)) {
      return []
    }
    const kinds = namesOfRow(row)
    return [
      {
        name: capitalize(listOf(kinds)),
        kinds,
        info,
        rate: rateText(rate / 1000, isMoney(info)),
        isRest: false,
      },
    ]
  })
  const other = { name: rows.length === 0 ? 'Everything' : REST, kinds: [], info: restInfo, isRest: true }
  return [
    ...rows.slice(0, MOST_ROWS),
    {
      ...other,
      rate: rateText((Number.isFinite(restRate) ? restRate : rateOf(rest)) / 1000, isMoney(restInfo)),
    },
  ]
}

/** Thousandths of a point per dollar: what most of the spending in a row earns. */
function mostCommonRate(assignments: readonly Assignment[], cardId: string, row?: SheetRow): number {
  const cents = new Map<number, number>()
  for (const each of assignments) {
    if (each.year === 1 && each.cardId === cardId && (row === undefined || belongsTo(each, row))) {
      cents.set(each.rate, (cents.get(each.rate) ?? 0) + each.cents)
    }
  }
  return [...cents].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0
}

function belongsTo({ category, leaf, merchant }: Assignment, row: SheetRow): boolean {
  return (
    category.key === row.category.key &&
    merchant === row.merchant &&
    (row.leaves === null || row.leaves.includes(leaf))
  )
}

/** '6% on groceries, streaming · 3% on gas', or '2% everywhere'. */
export function ratesText(cardId: string, register: readonly RegisterRow[]): string {
  const own = register.filter(({ info }) => info.cardId === cardId)
  const rates = [...new Set(own.filter(({ isRest }) => !isRest).map(({ rate }) => rate))]
  const parts = rates.map((rate) => {
    const kinds = own.filter((row) => !row.isRest && row.rate === rate).flatMap((row) => row.kinds)
    return `${rate} on ${listOf([...new Set(kinds)])}`
  })
  const rest = own.find(({ isRest }) => isRest)
  return [
    ...parts,
    ...(rest === undefined ? [] : [`${rest.rate} ${parts.length === 0 ? 'everywhere' : 'on the rest'}`]),
  ].join(' · ')
}
