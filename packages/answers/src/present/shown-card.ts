import { type CardResult, expandRun, mergeCard } from '@cardsight/contract/runs'
import { projections } from '@cardsight/contract/schemas'
import type { Years } from '@cardsight/engine/cards'
import type { Run } from '../run/run.ts'
import { presentCardTexts } from './card-texts.ts'
import { presentRunNumbers } from './run-numbers.ts'

/**
 * Returns the only card of a run as screens show it, open or closed, using the same functions as the screens.
 */
export function shownCard(run: Run, years: Years): CardResult {
  const texts = { ...presentCardTexts(run.catalog), byName: [0] }
  const details = expandRun(presentRunNumbers(run, ''), texts)
  const [entry, text] = [details.results[years][0], texts.cards[0]]
  const info = text && details.cards[text.cardId]
  if (entry === undefined || info === undefined || text === undefined) {
    throw new RangeError('the run of a single card has no result for it')
  }
  return mergeCard(entry, info, text, projections[years - 1] ?? '1')
}
