import type { CatalogCard } from '../release.ts'

/** Returns the ids of a list of missing cards that are still neither in the catalog nor left out with a reason. */
export function compareMissing(
  cards: readonly CatalogCard[],
  missing: readonly Readonly<{ id: string }>[],
  leftOut: Readonly<Record<string, string>>,
): string[] {
  const ids = new Set<string>(cards.map(({ id }) => id))
  return missing.map(({ id }) => id).filter((id) => !ids.has(id) && !Object.hasOwn(leftOut, id))
}
