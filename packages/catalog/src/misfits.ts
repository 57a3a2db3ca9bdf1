import type { Problem } from './problem.ts'
import type { CardFacts } from './schema.ts'

export type Located = { readonly path: string; readonly facts: CardFacts }

/** What no file can know by itself: that facts fit their place, each other, and the other files. */
export function findMisfits(located: readonly Located[]): Problem[] {
  const placeOfId = new Map(located.toReversed().map(({ path, facts }) => [facts.id, path]))
  return located.flatMap(({ path, facts }) => {
    const place = `${slugOf(facts.issuer)}/${facts.id}.yaml`
    const newest = facts.sources.reduce((day, source) => (source.date > day ? source.date : day), '')
    const first = placeOfId.get(facts.id)
    return [
      ...(path === place ? [] : [{ file: path, field: 'id', reason: `belongs at ${place}` }]),
      ...(first === path ? [] : [{ file: path, field: 'id', reason: `is already the id of ${first}` }]),
      ...(facts.asOf === newest
        ? []
        : [{ file: path, field: 'asOf', reason: `must be the day of the newest source, ${newest}` }]),
    ]
  })
}

/** 'U.S. Bank' is at home in `us-bank`. */
function slugOf(issuer: string): string {
  return issuer
    .toLowerCase()
    .replaceAll(/[.'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
