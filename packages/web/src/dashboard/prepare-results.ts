/** Loads what the results need while someone still looks at another page. Loaded on demand. */
import { readProfile } from '../features/profile/stored-profile.ts'
import { browserDashboard } from './browser-dashboard.ts'
import { readHandedOverCosts } from './view-address.ts'

/** `search`: the query of the link that leads to the results. */
export async function prepareResults(search: string): Promise<void> {
  const costs = readHandedOverCosts(search)
  if (costs === null) {
    return
  }
  const store = browserDashboard()
  store.dispatch({ type: 'profile-changed', profile: readProfile() })
  await Promise.all([store.askAhead(costs), import('./results/results.tsx')])
}
