import { type CardsDetails, type CardTexts, expandRun } from '@cardsight/contract'
import type { Run } from '../run/run.ts'
import { presentRunNumbers } from './run-numbers.ts'

/** Builds the full result by expanding the compact one with the client's own function. */
export function presentCardsDetails(run: Run, texts: CardTexts, cardTexts: string): CardsDetails {
  return expandRun(presentRunNumbers(run, cardTexts), texts)
}
