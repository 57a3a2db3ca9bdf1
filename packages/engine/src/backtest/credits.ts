/** What a year's purchases can use of the cards' statement credits, and what counts of it. */
import { isRefused } from '../card/acceptance.ts'
import type { Card, Credit } from '../card/card.ts'
import { countedCredits, dependsOnSpending, type PeriodSpending, usableCents } from '../card/credit.ts'
import type { Valuation } from '../card/valuation.ts'
import { categories } from '../category.ts'
import { categoryOfLeaf, type Leaf } from '../leaf.ts'
import { periodOfMonth } from '../period.ts'
import { sumMonths, type Tables } from './tables.ts'

type CreditCard = Pick<Card, 'credits' | 'refusedBy' | 'isSecured'>

/** A card's credits on a year's purchases. */
export type CardCredits = Readonly<{
  /** Cents a year that count if everything is paid with the card. */
  cents: number
  /** The same without credits that need a minimum on the card, for cards that are used beside others. */
  besideOthers: number
}>

export type CreditYear = Readonly<{
  /** With all purchases, or those of one category alone. */
  countedOf: (card: CreditCard, valuation: Valuation, category?: number) => CardCredits
  /** Cents of a credit that they can use. */
  usableOf: (card: CreditCard, credit: Credit, category?: number) => number
}>

/** `secured` are the tables of what fits on secured cards, with the same rows; null if everything does. */
export function creditYear(tables: Tables, secured: Tables | null = null): CreditYear {
  const rowsOfLeaf = new Map<Leaf, number[]>()
  for (const [row, { leaf }] of tables.cells.entries()) {
    rowsOfLeaf.set(leaf, [...(rowsOfLeaf.get(leaf) ?? []), row])
  }
  const rowsOn = (card: CreditCard, leaves: readonly Leaf[], category: number | undefined) =>
    leaves
      .flatMap((leaf) =>
        category === undefined || categories[category]?.key === categoryOfLeaf(leaf)
          ? (rowsOfLeaf.get(leaf) ?? [])
          : [],
      )
      .filter((row) => !isRefused(card, tables.cells[row] ?? NOWHERE))
  const usableOf = (card: CreditCard, credit: Credit, category?: number) => {
    const { per, on, minimum } = credit
    if (!dependsOnSpending(credit)) {
      return credit.yearlyCents
    }
    const paidFor = rowsOn(card, on ?? [], category)
    const onCard = minimum?.of === 'card' ? rowsOn(card, [...rowsOfLeaf.keys()], category) : []
    const { net } = card.isSecured === true && secured !== null ? secured : tables
    const spending = tables.periods[per].map(({ from, to }): PeriodSpending => {
      const sum = (rows: readonly number[]) =>
        rows.reduce((cents, row) => cents + sumMonths(tables, net, row, from, to), 0)
      return {
        period: periodOfMonth(per, tables.months[from] ?? 0),
        onCents: sum(paidFor),
        cardCents: sum(onCard),
      }
    })
    return usableCents(credit, spending, tables.start)
  }
  const countedOf = (card: CreditCard, valuation: Valuation, category?: number): CardCredits => {
    if (card.credits.length === 0) {
      return NONE
    }
    const count = (credits: readonly Credit[]) =>
      countedCredits(credits, valuation, (index) => {
        const credit = credits[index]
        return credit === undefined ? 0 : usableOf(card, credit, category)
      })
    const cents = count(card.credits)
    const shared = card.credits.filter(({ minimum }) => minimum?.of !== 'card')
    return { cents, besideOthers: shared.length === card.credits.length ? cents : count(shared) }
  }
  return { countedOf, usableOf }
}

/** Credits of several cards that depend on the same spending in the same way. */
export type CreditGroup = Readonly<{
  card: CreditCard
  credit: Credit
  /** Indexes of the cards, and of the credit of each. */
  users: readonly Readonly<{ card: number; credit: number }>[]
}>

/** Credits that don't depend on spending are in no group. */
export function groupCredits(cards: readonly CreditCard[]): CreditGroup[] {
  const groups = new Map<string, CreditGroup>()
  for (const [index, card] of cards.entries()) {
    for (const [number, credit] of card.credits.entries()) {
      if (dependsOnSpending(credit)) {
        const { yearlyCents, per, on, minimum } = credit
        const key = JSON.stringify([yearlyCents, per, on, minimum, card.refusedBy, card.isSecured])
        const { users } = groups.get(key) ?? { users: [] }
        groups.set(key, { card, credit, users: [...users, { card: index, credit: number }] })
      }
    }
  }
  return [...groups.values()]
}

/** What a year's purchases can use of a group's credits: all of them, and by category those of it alone. */
type UsableCredit = Pick<CreditGroup, 'users'> & Readonly<{ cents: number; alone: readonly number[] }>

export function usableCredits(
  { usableOf }: CreditYear,
  { creditGroups }: Readonly<{ creditGroups: readonly CreditGroup[] }>,
): UsableCredit[] {
  return creditGroups.map(({ card, credit, users }) => {
    const { on, minimum } = credit
    const own = on === undefined ? null : new Set(on.map(categoryOfLeaf))
    const cents = usableOf(card, credit)
    const isOfOneCategory = own?.size === 1 && minimum?.of !== 'card'
    const ofCategory = (category: number) => (isOfOneCategory ? cents : usableOf(card, credit, category))
    return {
      users,
      cents,
      alone: categories.map(({ key }, category) => (own === null || own.has(key) ? ofCategory(category) : 0)),
    }
  })
}

const NONE: CardCredits = { cents: 0, besideOthers: 0 }
const NOWHERE = { merchant: null, isAbroad: false }
