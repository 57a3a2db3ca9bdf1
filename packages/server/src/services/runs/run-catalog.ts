import { presentCardTexts, type RunCatalog } from '@cardsight/answers'
import { apiPaths } from '@cardsight/contract/api-paths'
import { textVersion } from '../../text/text-version.ts'
import { withBestSeen } from '../history/best-seen.ts'

/**
 * The catalog compiled for the default profile, with or without a business, and the texts of its cards. Every run's result
 * contains the path of these texts, whatever else is in its profile.
 */
export type PreparedRuns = Readonly<{
  runs: RunCatalog
  texts: ReturnType<typeof presentCardTexts>
  textsAddress: string
}>

/** @param runs the catalog compiled for the default profile. */
export function prepareRuns(runs: RunCatalog): PreparedRuns {
  const texts = withBestSeen(presentCardTexts(runs), runs)
  // Versioned separately from the catalog: wording can change while facts stay the same.
  const textsAddress = apiPaths.cardTexts(textVersion(JSON.stringify(texts)))
  return { runs, texts, textsAddress }
}
