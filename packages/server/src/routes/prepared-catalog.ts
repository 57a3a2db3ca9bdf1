import { createRunCatalog } from '@cardsight/answers'
import { cardTextsSchema } from '@cardsight/contract/schemas'
import { cacheByDay } from '../cache-by-day.ts'
import type { Deps } from '../deps.ts'
import { type CachedResponse, cacheText } from '../http/cached-response.ts'
import { todayOf } from '../services/get-cards.ts'
import { type PreparedRuns, prepareRuns } from '../services/runs/run-catalog.ts'

/** The catalog, prepared for the routes. */
export type PreparedCatalog = PreparedRuns &
  Readonly<{ cachedTexts: CachedResponse; cachedOptions: CachedResponse }>

/** Returns today's catalog. Offers end, terms change and texts state ages, so each day has its own. */
export function prepareCatalog(
  deps: Pick<Deps, 'catalog' | 'checksAnswers' | 'clock'>,
): () => PreparedCatalog {
  const prepareOn = cacheByDay((today) => {
    const prepared = prepareRuns(createRunCatalog(deps.catalog, today))
    if (deps.checksAnswers) {
      cardTextsSchema.parse(prepared.texts)
    }
    return {
      ...prepared,
      cachedTexts: cacheText(JSON.stringify(prepared.texts)),
      cachedOptions: cacheText(
        JSON.stringify({ ...prepared.texts.profileOptions, cardTexts: prepared.textsAddress }),
      ),
    }
  })
  return () => prepareOn(todayOf(deps))
}
