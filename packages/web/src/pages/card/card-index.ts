/** All cards by issuer, for the page that lists them. */
import type { AverageRun } from './average-run.ts'

export type IndexedCard = Readonly<{
  cardId: string
  name: string
  hasNoFee: boolean
  /** What it would have earned in the first year; null for a closed card. */
  total: number | null
}>

export type IssuerGroup = Readonly<{ issuer: string; cards: readonly IndexedCard[] }>

/** Issuers and their cards in alphabetical order. */
export function groupByIssuer({ results, cards }: Pick<AverageRun, 'results' | 'cards'>): IssuerGroup[] {
  const totals = new Map(results[1].map(({ cardId, totalMoney }) => [cardId, totalMoney]))
  const listed = Object.entries(cards).map(([cardId, { name, issuer, category }]) => ({
    issuer,
    card: {
      cardId,
      name,
      hasNoFee: category.includes('No Annual Fee'),
      total: totals.get(cardId) ?? null,
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
