import type { Release } from '@cardsight/catalog'
import { cardTextsSchema } from '@cardsight/contract'
import { type KeptJson, keepJson } from '../http/kept-json.ts'
import { type PreparedRuns, prepareRuns } from '../services/runs/run-catalog.ts'

/** The catalog, prepared for the routes. */
export type PreparedCatalog = PreparedRuns & Readonly<{ keptTexts: KeptJson }>

export function prepareCatalog(
  release: Release,
  { checksAnswers }: { checksAnswers: boolean },
): PreparedCatalog {
  const prepared = prepareRuns(release)
  if (checksAnswers) {
    cardTextsSchema.parse(prepared.texts)
  }
  return { ...prepared, keptTexts: keepJson(JSON.stringify(prepared.texts)) }
}
