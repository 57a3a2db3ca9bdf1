/** Plans in the browser. To cancel a search, the page closes the worker. */
import {
  createRunCatalog,
  debtWallet,
  habitsIn,
  planFor,
  profileAbout,
  spendOfTypedCosts,
} from '@cardsight/answers'
import type { Release } from '@cardsight/catalog'
import type { DebtAnswer } from '@cardsight/contract/backtest'
import type { PlanAnswer, PlanRequest } from '@cardsight/contract/plan'
import type { Profile } from '@cardsight/contract/profile'
import { type SpendingHabits, spendingHabitsOf } from '@cardsight/contract/runs'
import type { Day } from '@cardsight/engine/dates'
import { spendFrom } from '@cardsight/engine/spending'
import type { PublishedCards } from '../published-cards.ts'
import type { WalletSpend } from '../wallet-question.ts'

export type PlanQuestion = Readonly<{
  today: Day
  spend: WalletSpend
  profile: Profile
  request: PlanRequest
}>

export type PlanCalculator = ReturnType<typeof createPlanCalculator>

export function createPlanCalculator(published: PublishedCards, report: (done: number) => void) {
  return {
    /** The whole plan of a person with a debt; null for others. */
    debt: ({ today, profile }: Pick<PlanQuestion, 'today' | 'profile'>): DebtAnswer | null =>
      debtWallet(createRunCatalog(published(), today, habitsIn(published(), profile)), profile),
    plan: ({ today, spend, request, ...asked }: PlanQuestion): PlanAnswer => {
      const owned = request.people.flatMap(({ cards }) => cards.map(({ id }) => id))
      const profile = profileAbout(owned, asked.profile, published())
      const catalog = createRunCatalog(published(), today, habitsIn(published(), profile))
      const { brands } = spendingHabitsOf(profile, catalog.profileOptions)
      const input = { spend: toSpend(spend, brands), profile, request: knownOnly(catalog.release, request) }
      const answer = planFor(catalog, input, { onProgress: report })
      if (answer === null) {
        throw new Error('the search was stopped')
      }
      return answer
    },
  }
}

/** A list that was saved long ago may name cards that the catalog no longer has. */
function knownOnly({ cards }: Release, request: PlanRequest): PlanRequest {
  const ids = new Set<string>(cards.map(({ id }) => id))
  return {
    ...request,
    people: request.people.map((person) => ({
      ...person,
      cards: person.cards.filter(({ id }) => ids.has(id)),
    })),
  }
}

function toSpend(spend: WalletSpend, brands: SpendingHabits['brands']) {
  return spend.kind === 'typed'
    ? spendOfTypedCosts(spend.costs, spend.window, { brands, rent: 0 })
    : spendFrom(spend.purchases, spend.window)
}
