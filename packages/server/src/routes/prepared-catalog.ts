import type { Release } from '@cardsight/catalog'
import { cardTextsSchema } from '@cardsight/contract/schemas'
import { type CachedJson, cacheJson } from '../http/cached-json.ts'
import { type PreparedRuns, prepareRuns } from '../services/runs/run-catalog.ts'

/** The catalog, prepared for the routes. */
export type PreparedCatalog = PreparedRuns & Readonly<{ keptTexts: CachedJson }>

export function prepareCatalog(
  release: Release,
  { checksAnswers }: { checksAnswers: boolean },
): PreparedCatalog {
  const prepared = prepareRuns(release)
  if (checksAnswers) {
    cardTextsSchema.parse(prepared.texts)
  }
  return { ...prepared, keptTexts: cacheJson(JSON.stringify(prepared.texts)) }
}
