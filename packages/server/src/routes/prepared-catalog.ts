import { createRunCatalog } from '@cardsight/answers'
import { cardTextsSchema } from '@cardsight/contract/cards'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { defaultHabits } from '@cardsight/contract/runs'
import type { Day } from '@cardsight/engine/dates'
import { cacheByDay } from '../caches/cache-by-day.ts'
import type { Deps } from '../deps.ts'
import { type CachedResponse, cacheText } from '../http/cached-response.ts'
import { todayOf } from '../services/get-cards.ts'
import { type PreparedRuns, prepareRuns } from '../services/runs/run-catalog.ts'

/** The catalog, prepared for the routes. */
export type PreparedCatalog = PreparedRuns &
  Readonly<{ cachedTexts: CachedResponse; cachedOptions: CachedResponse }>

export type PreparedFor = (person?: Pick<Profile, 'hasBusiness'>) => PreparedCatalog

/** Returns today's catalog for a person. Offers end, terms change and texts state ages, so each day has its own. */
export function prepareCatalog(deps: Pick<Deps, 'catalog' | 'checksAnswers' | 'clock'>): PreparedFor {
  const prepare = (today: Day, hasBusiness: boolean): PreparedCatalog => {
    const prepared = prepareRuns(createRunCatalog(deps.catalog, today, { ...defaultHabits, hasBusiness }))
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
  }
  const personalOn = cacheByDay((today) => prepare(today, false))
  const withBusinessOn = cacheByDay((today) => prepare(today, true))
  return ({ hasBusiness } = defaultProfile) => (hasBusiness ? withBusinessOn : personalOn)(todayOf(deps))
}
