/** The changes that a person accepts: `CARD.FIELD`, or `CARD.FIELD=SOURCE` to pick a source. */
import type { ReviewRow } from './review.ts'

/** The picked source of each `CARD.FIELD`, or 'any'. */
export type Approvals = ReadonlyMap<string, string>

/** Parses a list such as `chase-aeroplan.fee,united-quest.offer=duff`. Throws if an entry isn't a card and a field. */
export function parseApprovals(lists: readonly string[]): Approvals {
  const entries = lists.flatMap((list) => list.split(',')).filter((entry) => entry !== '')
  return new Map(
    entries.map((entry) => {
      const match = /^([a-z0-9-]+\.[\w.-]+)(?:=([a-z0-9-]+))?$/.exec(entry)
      if (match?.[1] === undefined) {
        throw new Error(`--yes needs CARD.FIELD or CARD.FIELD=SOURCE, not ${entry}`)
      }
      return [match[1], match[2] ?? 'any']
    }),
  )
}

export function approvalOf(approvals: Approvals, cardId: string, key: string): string | undefined {
  return approvals.get(`${cardId}.${key}`)
}

/** Returns a sentence for every yes that accepts nothing, because it's probably a typo. */
export function unusedApprovals(approvals: Approvals, rows: readonly ReviewRow[]): string[] {
  const used = new Set(
    rows
      .filter(({ decision }) => decision.accepted !== null || decision.isBlocking)
      .map(({ cardId, key }) => `${cardId}.${key}`),
  )
  return [...approvals.keys()]
    .filter((name) => !used.has(name))
    .map((name) => `--yes ${name} accepts no change`)
}
