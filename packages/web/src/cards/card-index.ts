/** All cards by issuer, for choosing one. */
import type { AverageRun } from './average-run.ts'

type IndexedCard = Readonly<{ cardId: string; name: string }>

type IssuerGroup = Readonly<{ issuer: string; cards: readonly IndexedCard[] }>

/** Issuers and their cards in alphabetical order. */
export function groupByIssuer({ cards }: Pick<AverageRun, 'cards'>): IssuerGroup[] {
  const listed = Object.entries(cards).map(([cardId, { name, issuer }]) => ({ cardId, name, issuer }))
  const issuers = [...new Set(listed.map(({ issuer }) => issuer))].sort((a, b) => a.localeCompare(b, 'en'))
  return issuers.map((issuer) => ({
    issuer,
    cards: listed
      .filter((card) => card.issuer === issuer)
      .map(({ cardId, name }) => ({ cardId, name }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  }))
}
