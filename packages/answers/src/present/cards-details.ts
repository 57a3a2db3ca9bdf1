import type { CardsDetails } from '@cardsight/contract/backtest'
import type { CardTexts } from '@cardsight/contract/cards'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { expandRun } from '@cardsight/contract/runs'
import type { Run } from '../run/run.ts'
import { presentRunNumbers } from './run-numbers.ts'

/** Builds the full result by expanding the compact one with the client's own function. */
export function presentCardsDetails(
  run: Run,
  texts: CardTexts,
  cardTexts: string,
  profile: Profile = defaultProfile,
): CardsDetails {
  return expandRun(presentRunNumbers(run, cardTexts), texts, profile)
}
