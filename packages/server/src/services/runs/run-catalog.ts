import { createDailyCatalog, presentCardTexts, type RunCatalog } from '@cardsight/answers'
import type { Release } from '@cardsight/catalog'
import { apiPaths } from '@cardsight/contract/api-paths'
import type { Day } from '@cardsight/engine/dates'
import { textVersion } from '../../text-version.ts'

/** The catalog of each day and the texts of its cards. Every run's result contains the path of these texts. */
export type PreparedRuns = Readonly<{
  runsOn: (today: Day) => RunCatalog
  texts: ReturnType<typeof presentCardTexts>
  textsAddress: string
}>

/** Compiles the catalog of today, so that the first run doesn't have to. */
export function prepareRuns(release: Release, today: Day): PreparedRuns {
  const runsOn = createDailyCatalog(release)
  const texts = presentCardTexts(runsOn(today))
  // Versioned separately from the catalog: wording can change while facts stay the same.
  return { runsOn, texts, textsAddress: apiPaths.cardTexts(textVersion(JSON.stringify(texts))) }
}
