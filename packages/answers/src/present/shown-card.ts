import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { type CardResult, expandRun, mergeCard } from '@cardsight/contract/runs'
import { type CardsDetails, type CardTexts, projections } from '@cardsight/contract/schemas'
import type { Years } from '@cardsight/engine/cards'
import type { Run } from '../run/run.ts'
import { presentCardTexts } from './card-texts.ts'
import { presentRunNumbers } from './run-numbers.ts'

/** Returns the only card of a run as screens show it, open or closed, within reach or not, using the screens' functions. */
export function shownCard(run: Run, years: Years, profile: Profile = defaultProfile): CardResult {
  const texts = { ...presentCardTexts(run.catalog), byName: [0] }
  return shownCardOf(expandRun(presentRunNumbers(run, ''), texts, profile), texts, years)
}

/** The same for details that are at hand. */
export function shownCardOf(details: CardsDetails, texts: CardTexts, years: Years): CardResult {
  const [entry] = [...details.results[years], ...details.outOfReach[years]]
  const [text] = texts.cards
  const info = text && details.cards[text.cardId]
  if (entry === undefined || info === undefined || text === undefined) {
    throw new RangeError('the run of a single card has no result for it')
  }
  return mergeCard(entry, info, text, projections[years - 1] ?? '1')
}
