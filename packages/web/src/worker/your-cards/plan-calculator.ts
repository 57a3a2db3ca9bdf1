/** Plans in the browser. To cancel a search, the page closes the worker. */
import {
  createRunCatalog,
  debtWallet,
  planFor,
  profileOptionsOf,
  spendOfTypedCosts,
} from '@cardsight/answers'
import { type Release, releaseOn } from '@cardsight/catalog'
import type { PlanAnswer, PlanRequest } from '@cardsight/contract/plan'
import type { Profile } from '@cardsight/contract/profile'
import { runHabitsOf, type SpendingHabits, spendingHabitsOf } from '@cardsight/contract/runs'
import type { DebtAnswer } from '@cardsight/contract/schemas'
import type { Day } from '@cardsight/engine/dates'
import { spendFrom } from '@cardsight/engine/spending'
import type { WalletSpend } from '../wallet-question.ts'

export type PlanQuestion = Readonly<{
  today: Day
  spend: WalletSpend
  profile: Profile
  request: PlanRequest
}>

export type PlanCalculator = ReturnType<typeof createPlanCalculator>

export function createPlanCalculator(published: Release, report: (done: number) => void) {
  return {
    /** The whole plan of a person with a debt; null for others. */
    debt: ({ today, profile }: Pick<PlanQuestion, 'today' | 'profile'>): DebtAnswer | null => {
      const release = releaseOn(published, today)
      const { memberships } = profileOptionsOf(release)
      return debtWallet(createRunCatalog(release, today, runHabitsOf(profile, memberships)), profile)
    },
    plan: ({ today, spend, profile, request }: PlanQuestion): PlanAnswer => {
      const release = releaseOn(published, today)
      const options = profileOptionsOf(release)
      const catalog = createRunCatalog(release, today, runHabitsOf(profile, options.memberships))
      const { brands } = spendingHabitsOf(profile, options)
      const input = { spend: toSpend(spend, brands), profile, request: knownOnly(release, request) }
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
