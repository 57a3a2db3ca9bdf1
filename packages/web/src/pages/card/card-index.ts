/** All cards by issuer, for the page that lists them. */
import type { AverageRun } from './average-run.ts'

export type IndexedCard = Readonly<{
  cardId: string
  name: string
  hasNoFee: boolean
  isOpen: boolean
  /** What it would have earned in the first year; null without a row in the rankings. */
  total: number | null
  /** Why it isn't in the rankings; null if it is. */
  note: string | null
}>

export type IssuerGroup = Readonly<{ issuer: string; cards: readonly IndexedCard[] }>

/** Issuers and their cards in alphabetical order. */
export function groupByIssuer({ results, outOfReach, cards }: AverageRun): IssuerGroup[] {
  const totals = new Map([...results[1], ...outOfReach[1]].map((entry) => [entry.cardId, entry.totalMoney]))
  const products = new Map(
    Object.values(cards).flatMap(({ name, variants }) => variants.map(({ cardId }) => [cardId, name])),
  )
  const listed = Object.entries(cards).map(([cardId, info]) => ({
    issuer: info.issuer,
    card: {
      cardId,
      name: info.name,
      hasNoFee: info.category.includes('No Annual Fee'),
      isOpen: info.status === 'open',
      total: totals.get(cardId) ?? null,
      note: noteOf(info, products.get(cardId)),
    },
  }))
  const issuers = [...new Set(listed.map(({ issuer }) => issuer))].sort((a, b) => a.localeCompare(b, 'en'))
  return issuers.map((issuer) => ({
    issuer,
    cards: listed
      .filter((entry) => entry.issuer === issuer)
      .map(({ card }) => card)
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  }))
}

type Info = AverageRun['cards'][string]

function noteOf({ status, outOfReach }: Info, product: string | undefined): string | null {
  if (status === 'closed') {
    return 'Closed to new applicants'
  }
  if (product !== undefined) {
    return `A variant of ${product}`
  }
  if (outOfReach.some(({ kind }) => kind === 'membership')) {
    return 'Needs a membership'
  }
  return outOfReach.length > 0 ? 'Needs excellent credit' : null
}
