import { type CardResult, expandRun, mergeCard, projections } from '@cardsight/contract'
import type { Years } from '@cardsight/engine'
import type { Run } from '../run/run.ts'
import { presentCardTexts } from './card-texts.ts'
import { presentRunNumbers } from './run-numbers.ts'

/** The only card of a run as the screens show it, closed or not, made by the very functions that make those. */
export function shownCard(run: Run, years: Years): CardResult {
  const texts = { ...presentCardTexts(run.catalog), byName: [0] }
  const details = expandRun(presentRunNumbers(run, ''), texts)
  const [entry, text] = [details.results[years][0], texts.cards[0]]
  const info = text && details.cards[text.cardId]
  if (entry === undefined || info === undefined || text === undefined) {
    throw new RangeError('a run of one card alone does not tell of it')
  }
  return mergeCard(entry, info, text, projections[years - 1] ?? '1')
}
