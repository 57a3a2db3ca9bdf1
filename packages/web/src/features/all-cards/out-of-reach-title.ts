import type { AllCardsRow } from './all-cards-row.ts'

/** '49 more cards need a membership or a higher score': the count, and the reasons that occur. */
export function outOfReachTitle(rows: readonly Pick<AllCardsRow, 'brief'>[]): string {
  const reasons = new Set(rows.flatMap(({ brief }) => brief.outOfReach.map(({ kind }) => kind)))
  const needs = [
    ...(reasons.has('membership') ? ['a membership'] : []),
    ...(reasons.has('credit') ? [reasons.size === 1 ? 'a higher credit score' : 'a higher score'] : []),
  ].join(' or ')
  return rows.length === 1 ? `1 more card needs ${needs}` : `${rows.length} more cards need ${needs}`
}
