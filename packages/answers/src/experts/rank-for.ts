import { release } from '@cardsight/catalog'
import type { TypedCosts } from '@cardsight/contract/costs'
import type { Profile } from '@cardsight/contract/profile'
import { runHabitsOf, spendingHabitsOf } from '@cardsight/contract/runs'
import type { CardListEntry, CardsDetails } from '@cardsight/contract/schemas'
import { parseDay } from '@cardsight/engine/dates'
import { DEFAULT_DATE_TYPE, presetWindow } from '@cardsight/engine/spending'
import { presentCardTexts } from '../present/card-texts.ts'
import { presentCardsDetails } from '../present/cards-details.ts'
import { createRunCatalog, type RunCatalog } from '../run/run-catalog.ts'
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
const texts = presentCardTexts(createRunCatalog(release, today))
const names = new Map(texts.profileOptions.memberships.map(({ id, name }) => [id, name]))
const catalogs = new Map<string, RunCatalog>()

/** Ranks the published cards for a person the way the product does, on a fixed day. */
export function rankFor(profile: Profile, costs: TypedCosts, { years, bonus }: RankOptions): Ranking {
  const details = detailsFor(profile, costs)
  const [results, outOfReach] = bonus
    ? [details.results, details.outOfReach]
    : [details.noBonus_results, details.noBonus_outOfReach]
  return {
    results: results[years].map((entry) => rowOf(entry)),
    outOfReach: outOfReach[years].map((entry) => ({
      ...rowOf(entry),
      reasons: (details.cards[entry.cardId]?.outOfReach ?? []).map((problem) =>
        problem.kind === 'credit' ? `${problem.level} credit` : (names.get(problem.id) ?? problem.id),
      ),
    })),
  }
}

function detailsFor(profile: Profile, costs: TypedCosts): CardsDetails {
  const habits = runHabitsOf(profile, texts.profileOptions.memberships)
  const key = JSON.stringify(habits)
  const catalog = catalogs.get(key) ?? createRunCatalog(release, today, habits)
  catalogs.set(key, catalog)
  return presentCardsDetails(
    runFromCosts(catalog, costs, window, spendingHabitsOf(profile, texts.profileOptions)),
    texts,
    '',
    profile,
  )
}

const facts = new Map(release.cards.map((card) => [`${card.id}`, card]))

function rowOf({ cardId, cardName, totalMoney }: CardListEntry): Row {
  const { fee, program = '' } = facts.get(cardId) ?? {}
  return { cardId, name: cardName, total: totalMoney, fee: fee?.yearly ?? 0, program }
}
