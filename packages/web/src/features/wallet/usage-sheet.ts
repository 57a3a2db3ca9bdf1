/** Which card to use for what, and when that changes: the split of a wallet as instructions. */
import { type Category, categories, type Leaf } from '@cardsight/engine/categories'
import { shortMonthNames } from '@cardsight/engine/dates'
import type { Assignment, Wallet } from '@cardsight/engine/wallet'
import { leafName } from '../../ui/leaf-select.tsx'

/** A range of months, as the engine counts them, and the card that pays most of the spending in them. */
export type Phase = Readonly<{
  from: number
  to: number
  cardId: string
  /** Cents spent in these months, and how many of them on this card. */
  cents: number
  cardCents: number
  /** Cents on other cards in these months: above a cap, or for a bonus. Largest first. */
  others: readonly CardCents[]
}>

type CardCents = Readonly<{ cardId: string; cents: number }>

export type SheetRow = Readonly<{
  category: Category
  /** What the row covers if it is not the whole category. */
  leaves: readonly Leaf[] | null
  merchant: string | null
  cents: number
  /** In chronological order; one phase if one card covers the whole year. */
  phases: readonly Phase[]
}>

/** For the years of one of the wallet's groups, largest amount first. */
export function usageSheet(
  { assignments }: Pick<Wallet, 'assignments'>,
  year: Assignment['year'],
): SheetRow[] {
  const cells = groupBy(
    assignments.filter((assignment) => assignment.year === year),
    ({ leaf, merchant }) => `${leaf} ${merchant ?? ''}`,
  )
  const rows = [...cells.values()].map(rowOfCell)
  return joinEqualRows(rows).sort((a, b) => b.cents - a.cents)
}

/** Cents that each card pays in each category, for a chart; categories in their own order. */
export function splitByCategory(
  { assignments }: Pick<Wallet, 'assignments'>,
  year: Assignment['year'],
): { category: Category; parts: { cardId: string; cents: number }[] }[] {
  const counted = assignments.filter((assignment) => assignment.year === year && assignment.cents > 0)
  return categories.flatMap((category) => {
    const parts = [
      ...groupBy(
        counted.filter((assignment) => assignment.category.key === category.key),
        ({ cardId }) => cardId,
      ),
    ].map(([cardId, list]) => ({ cardId, cents: sum(list) }))
    return parts.length === 0 ? [] : [{ category, parts: parts.sort((a, b) => b.cents - a.cents) }]
  })
}

/** 'Restaurants', 'Hotels, Flights' or 'At Costco'. */
export function rowName({ category, leaves, merchant }: SheetRow): string {
  if (merchant !== null) {
    return `At ${merchant.replaceAll('-', ' ').replaceAll(/\b\w/g, (letter) => letter.toUpperCase())}`
  }
  return leaves === null ? category.name : leaves.map(leafName).join(', ')
}

/** The rows of a spreadsheet: what each card pays in which months. */
export function sheetTable(wallet: Wallet, cardName: (cardId: string) => string): (string | number)[][] {
  const lines = wallet.yearGroups.flatMap((group) =>
    usageSheet(wallet, group.year).flatMap((row) =>
      row.phases.flatMap(({ from, to, cardId, cardCents, others }) =>
        [{ cardId, cents: cardCents }, ...others].map((part) => [
          yearName(group, wallet),
          rowName(row),
          cardName(part.cardId),
          monthKey(from),
          monthKey(to),
          part.cents / 100,
        ]),
      ),
    ),
  )
  return [['Year', 'For', 'Card', 'From', 'To', 'Dollars'], ...lines]
}

function rowOfCell(cell: readonly Assignment[]): SheetRow {
  const [first] = cell
  if (first === undefined) {
    throw new RangeError('a cell has at least one assignment')
  }
  const months = [...groupBy(cell, ({ month }) => month)].sort(([a], [b]) => a - b)
  const phases: Phase[] = []
  for (const [month, list] of months) {
    const [main, ...others] = centsByCard(list)
    if (main === undefined) {
      continue
    }
    const phase = {
      from: month,
      to: month,
      cardId: main.cardId,
      cents: sum(list),
      cardCents: main.cents,
      others,
    }
    const last = phases.at(-1)
    if (last?.cardId === main.cardId) {
      phases[phases.length - 1] = joinPhases(last, phase)
    } else {
      phases.push(phase)
    }
  }
  return {
    category: first.category,
    leaves: [first.leaf],
    merchant: first.merchant,
    cents: sum(cell),
    phases,
  }
}

/** Largest first, ties by id, so that the result is deterministic. */
function centsByCard(list: readonly CardCents[]): CardCents[] {
  return [...groupBy(list, ({ cardId }) => cardId)]
    .map(([cardId, parts]) => ({ cardId, cents: sum(parts) }))
    .sort((a, b) => b.cents - a.cents || (a.cardId < b.cardId ? -1 : 1))
}

function joinPhases(a: Phase, b: Phase): Phase {
  return {
    cardId: a.cardId,
    from: Math.min(a.from, b.from),
    to: Math.max(a.to, b.to),
    cents: a.cents + b.cents,
    cardCents: a.cardCents + b.cardCents,
    others: centsByCard([...a.others, ...b.others]),
  }
}

/** Joins subcategories that use the same cards into one row, without names if that's the whole category. */
function joinEqualRows(rows: readonly SheetRow[]): SheetRow[] {
  const named = rows.filter(({ merchant }) => merchant !== null)
  const plain = rows.filter(({ merchant }) => merchant === null)
  const alike = groupBy(
    plain,
    ({ category, phases }) =>
      `${category.key} ${phases.map(({ cardId, from }, index) => `${cardId}${index === 0 ? '' : from}`).join()}`,
  )
  const joined = [...alike.values()].map((list) => list.reduce(joinRows))
  const rowCounts = groupBy(joined, ({ category }) => category.key)
  return [
    ...joined.map((row) => (rowCounts.get(row.category.key)?.length === 1 ? { ...row, leaves: null } : row)),
    ...named,
  ]
}

function joinRows(a: SheetRow, b: SheetRow): SheetRow {
  return {
    ...a,
    leaves: [...(a.leaves ?? []), ...(b.leaves ?? [])],
    cents: a.cents + b.cents,
    phases: a.phases.map((phase, index) => {
      const other = b.phases[index]
      return other === undefined ? phase : joinPhases(phase, other)
    }),
  }
}

function sum(list: readonly Readonly<{ cents: number }>[]): number {
  return list.reduce((total, { cents }) => total + cents, 0)
}

function groupBy<Key, Value>(list: readonly Value[], keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>()
  for (const value of list) {
    const key = keyOf(value)
    groups.set(key, [...(groups.get(key) ?? []), value])
  }
  return groups
}

/** `Mar 2026`. */
export function monthName(month: number): string {
  return `${shortMonthNames[month % 12]} ${yearOf(month)}`
}

/** `Mar 2026`, `Mar to May 2026`, `Nov 2025 to Feb 2026`. */
export function monthSpan(from: number, to: number): string {
  if (from === to) {
    return monthName(from)
  }
  const first = yearOf(from) === yearOf(to) ? shortMonthNames[from % 12] : monthName(from)
  return `${first} to ${monthName(to)}`
}

/** `2026-03`. */
export function monthKey(month: number): string {
  return `${yearOf(month)}-${String((month % 12) + 1).padStart(2, '0')}`
}

function yearOf(month: number): number {
  return Math.floor(month / 12)
}

/** Names a group of years: 'first', 'second', 'third', or 'later' for all years after the first. */
export function yearName(
  { year, count }: Wallet['yearGroups'][number],
  { years }: Pick<Wallet, 'years'>,
): 'first' | 'second' | 'third' | 'later' {
  if (year === 2 && year + count > years) {
    return 'later'
  }
  return ({ 1: 'first', 2: 'second', 3: 'third' } as const)[year]
}
