import {
  createRunCatalog,
  habitsIn,
  presentCardsDetails,
  presentCardTexts,
  type Run,
  type RunCatalog,
  runFromCosts,
  runOnSpend,
} from '@cardsight/answers'
import { releaseWithBusiness } from '@cardsight/catalog/business'
import type { CardListEntry, CardsDetails } from '@cardsight/contract/backtest'
import { noCosts, type TypedCosts } from '@cardsight/contract/costs'
import type { Profile } from '@cardsight/contract/profile'
import { defaultHabits, spendingHabitsOf } from '@cardsight/contract/runs'
import { parseDay } from '@cardsight/engine/dates'
import { DEFAULT_DATE_TYPE, presetWindow } from '@cardsight/engine/spending'

export type RankOptions = Readonly<{ years: 1 | 2 | 3; bonus: boolean }>

type Spending = Readonly<{ costs: Partial<TypedCosts>; isAbroad?: true }>

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
const textsFor = (hasBusiness: boolean) =>
  presentCardTexts(createRunCatalog(releaseWithBusiness, today, { ...defaultHabits, hasBusiness }))
const [personalTexts, allTexts] = [textsFor(false), textsFor(true)]
const names = new Map(allTexts.profileOptions.memberships.map(({ id, name }) => [id, name]))
const catalogs = new Map<string, RunCatalog>()

/** Ranks the published cards for a person the way the product does, on a fixed day. */
export function rankFor(profile: Profile, spending: Spending, { years, bonus }: RankOptions): Ranking {
  const details = detailsFor(profile, spending)
  const [results, outOfReach] = bonus
    ? [details.results, details.outOfReach]
    : [details.noBonus_results, details.noBonus_outOfReach]
  return {
    results: results[years].map((entry) => rowOf(entry)),
    outOfReach: outOfReach[years].map((entry) => ({
      ...rowOf(entry),
      reasons: (details.cards[entry.cardId]?.outOfReach ?? []).map(reasonOf),
    })),
  }
}

function detailsFor(profile: Profile, { costs, isAbroad }: Spending): CardsDetails {
  const texts = profile.hasBusiness ? allTexts : personalTexts
  const habits = habitsIn(releaseWithBusiness, profile)
  const key = JSON.stringify(habits)
  const catalog = catalogs.get(key) ?? createRunCatalog(releaseWithBusiness, today, habits)
  catalogs.set(key, catalog)
  const run = runFromCosts(
    catalog,
    { ...noCosts, ...costs },
    window,
    spendingHabitsOf(profile, texts.profileOptions),
  )
  return presentCardsDetails(isAbroad === true ? moveAbroad(run) : run, texts, '', profile)
}

function moveAbroad({ catalog, spend, averageDays, rent }: Run): Run {
  const kinds = spend.kinds.map((kind) => ({ ...kind, isAbroad: true }))
  return runOnSpend(catalog, { ...spend, kinds }, { averageDays, hasHistory: false, rent, typed: [] })
}

const facts = new Map(releaseWithBusiness.cards.map((card) => [`${card.id}`, card]))

function rowOf({ cardId, cardName, totalMoney }: CardListEntry): Row {
  const { fee, program = '' } = facts.get(cardId) ?? {}
  return { cardId, name: cardName, total: totalMoney, fee: fee?.yearly ?? 0, program }
}

function reasonOf(problem: CardsDetails['cards'][string]['outOfReach'][number]): string {
  switch (problem.kind) {
    case 'credit':
      return `${problem.level} credit`
    case 'history':
      return 'a credit history'
    case 'deposit':
      return `a deposit of $${problem.dollars}`
    case 'membership':
      return names.get(problem.id) ?? problem.id
  }
}
