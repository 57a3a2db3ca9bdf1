import type { Release } from '@cardsight/catalog'
import { cardTextsSchema } from '@cardsight/contract/schemas'
import type { Deps } from '../deps.ts'
import { type CachedJson, cacheJson } from '../http/cached-json.ts'
import { todayOf } from '../services/get-cards.ts'
import { type PreparedRuns, prepareRuns } from '../services/runs/run-catalog.ts'

/** The catalog, prepared for the routes. */
export type PreparedCatalog = PreparedRuns & Readonly<{ keptTexts: CachedJson }>

export function prepareCatalog(
  release: Release,
  { checksAnswers, clock }: Pick<Deps, 'checksAnswers' | 'clock'>,
): PreparedCatalog {
  const prepared = prepareRuns(release, todayOf({ clock }))
  if (checksAnswers) {
    cardTextsSchema.parse(prepared.texts)
  }
  return { ...prepared, keptTexts: cacheJson(JSON.stringify(prepared.texts)) }
}
