import { release } from '@cardsight/catalog'
import type { MonthlyCosts } from '@cardsight/contract/costs'
import type { Profile } from '@cardsight/contract/profile'
import { parseDay } from '@cardsight/engine/dates'
import { DEFAULT_DATE_TYPE, presetWindow } from '@cardsight/engine/spending'
import { presentCardTexts } from '../present/card-texts.ts'
import { presentCardsDetails } from '../present/cards-details.ts'
import { createRunCatalog } from '../run/run-catalog.ts'
import { runFromCosts } from '../run/run-from-costs.ts'

export type RankOptions = Readonly<{ years: 1 | 2 | 3; bonus: boolean }>

export type Row = Readonly<{
  cardId: string
  name: string
  /** Dollars over all years of the projection. */
  total: number
  /** Dollars a year. */
  fee: number
  program: string
  /** Why the person can't get the card. */
  reasons?: readonly string[]
}>

export type Ranking = Readonly<{ results: readonly Row[]; outOfReach: readonly Row[] }>

const today = parseDay('2026-11-16')
const window = presetWindow(DEFAULT_DATE_TYPE, today)
const catalog = createRunCatalog(release, today)
const texts = presentCardTexts(catalog)
const facts = new Map(release.cards.map((card) => [`${card.id}`, card]))

/** Ranks the published cards for a person the way the product does, on a fixed day. */
export function rankFor(_profile: Profile, costs: MonthlyCosts, { years, bonus }: RankOptions): Ranking {
  const details = presentCardsDetails(runFromCosts(catalog, costs, window), texts, '')
  const list = (bonus ? details.results : details.noBonus_results)[years]
  const results = list.map(({ cardId, cardName, totalMoney }) => ({
    cardId,
    name: cardName,
    total: totalMoney,
    fee: facts.get(cardId)?.fee.yearly ?? 0,
    program: facts.get(cardId)?.program ?? '',
  }))
  return { results, outOfReach: [] }
}
