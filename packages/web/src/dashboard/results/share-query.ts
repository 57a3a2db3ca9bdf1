/** The link that opens the same results in another browser: monthly amounts, what we assume, and the settings. */
import { costNames } from '@cardsight/contract/costs'
import { type Profile, profileQuery } from '@cardsight/contract/profile'
import { categoryOfLeaf, formCategoryOf } from '@cardsight/engine/categories'
import { type Costs, emptyCosts } from '../../features/spending-form/costs.ts'
import type { DashboardState, FoundCards } from '../state/dashboard-state.ts'
import { sharedMark, withView } from '../view-address.ts'

const MONTHS_A_YEAR = 12

type Shared = Pick<DashboardState, 'resultSetting'> & { costs: Costs; profile: Profile }

/** The query of the link. Filters, tabs and the like aren't part of the answer, but of how it is shown. */
export function shareQuery({ costs, profile, resultSetting }: Shared): string {
  const query = new URLSearchParams(withView('', { step: 1, resultSetting }))
  for (const name of costNames) {
    if (costs[name] !== '') {
      query.set(name, costs[name])
    }
  }
  for (const [name, digits] of Object.entries(costs.details ?? {})) {
    query.set(name, digits)
  }
  for (const [name, value] of Object.entries(profileQuery(profile))) {
    query.set(name, value)
  }
  query.set(sharedMark.name, sharedMark.value)
  return `?${query}`
}

const MOST_DIGITS = 99_999

/** Monthly amounts of linked spending as in the form, rounded to ten dollars. Rent is a part of what we assume. */
export function roundedCosts({ details, run }: Pick<FoundCards, 'details' | 'run'>): Costs {
  const sums = new Map([[formCategoryOf(categoryOfLeaf('rent')), -run.rent * MONTHS_A_YEAR]])
  for (const [category, years] of Object.entries(details.resultsByCategory)) {
    const name = formCategoryOf(category)
    sums.set(name, (sums.get(name) ?? 0) + years['1'].spending)
  }
  const amounts = costNames.map((name) => {
    const monthly = Math.round((sums.get(name) ?? 0) / MONTHS_A_YEAR / 10) * 10
    return [name, monthly <= 0 ? '' : String(Math.min(monthly, MOST_DIGITS))] as const
  })
  return { ...emptyCosts, ...Object.fromEntries(amounts) }
}
