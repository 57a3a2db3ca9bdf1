import { type CardsDetails, type CardTexts, expandRun } from '@cardsight/contract'
import type { Run } from '../run/run.ts'
import { presentRunNumbers } from './run-numbers.ts'

/** The literal answer: the compact one, written out by the function that our own client uses. */
export function presentCardsDetails(run: Run, texts: CardTexts, cardTexts: string): CardsDetails {
  return expandRun(presentRunNumbers(run, cardTexts), texts)
}
