import { createRunCatalog, presentCardTexts, type RunCatalog } from '@cardsight/answers'
import type { Release } from '@cardsight/catalog'
import { apiPaths } from '@cardsight/contract/api-paths'
import type { Day } from '@cardsight/engine/dates'
import { textVersion } from '../../text-version.ts'
import { withBestSeen } from '../history/best-seen.ts'

/** The compiled catalog and the texts of its cards. Every run's result contains the path of these texts. */
export type PreparedRuns = Readonly<{
  runs: RunCatalog
  texts: ReturnType<typeof presentCardTexts>
  textsAddress: string
}>

export function prepareRuns(release: Release, today: Day): PreparedRuns {
  const runs = createRunCatalog(release, today)
  const texts = withBestSeen(presentCardTexts(runs), runs)
  // Versioned separately from the catalog: wording can change while facts stay the same.
  return { runs, texts, textsAddress: apiPaths.cardTexts(textVersion(JSON.stringify(texts))) }
}
