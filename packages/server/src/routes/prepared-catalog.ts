import { createRunCatalog, presentCardTexts, type RunCatalog } from '@cardsight/answers'
import type { Release } from '@cardsight/catalog'
import { apiPaths, cardTextsSchema } from '@cardsight/contract'
import { type KeptJson, keepJson } from '../http/kept-json.ts'

/** The catalog as the routes need it, and the texts that every answer of a run names. */
export type PreparedCatalog = Readonly<{
  runs: RunCatalog
  texts: ReturnType<typeof presentCardTexts>
  keptTexts: KeptJson
  textsAddress: string
}>

/** The texts go by a version of their own: words can change while the facts stay the same. */
export function prepareCatalog(
  release: Release,
  { checksAnswers }: { checksAnswers: boolean },
): PreparedCatalog {
  const runs = createRunCatalog(release)
  const texts = presentCardTexts(runs)
  const keptTexts = keepJson(JSON.stringify(checksAnswers ? cardTextsSchema.parse(texts) : texts))
  return { runs, texts, keptTexts, textsAddress: apiPaths.cardTexts(keptTexts.version) }
}
