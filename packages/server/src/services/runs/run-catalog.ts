import { createRunCatalog, presentCardTexts, type RunCatalog } from '@cardsight/answers'
import type { Release } from '@cardsight/catalog'
import { apiPaths } from '@cardsight/contract'
import { textVersion } from '../../text-version.ts'

/** The catalog ready for runs, and the texts of its cards, which the answer of every run names. */
export type PreparedRuns = Readonly<{
  runs: RunCatalog
  texts: ReturnType<typeof presentCardTexts>
  textsAddress: string
}>

export function prepareRuns(release: Release): PreparedRuns {
  const runs = createRunCatalog(release)
  const texts = presentCardTexts(runs)
  // By a version of their own: words can change while the facts stay the same.
  return { runs, texts, textsAddress: apiPaths.cardTexts(textVersion(JSON.stringify(texts))) }
}
