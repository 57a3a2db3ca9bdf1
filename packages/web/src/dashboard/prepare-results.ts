/** Prepares results while someone still looks at another page. Loaded on demand. */
import { readProfile } from '../features/profile/stored-profile.ts'
import { whenIdle } from '../lib/preloadable.tsx'
import { browserDashboard } from './browser-dashboard.ts'
import { defaultResultSetting } from './state/dashboard-state.ts'
import { readHandedOverCosts } from './view-address.ts'

/** `search`: the query of the link that leads to the results. */
export async function prepareResults(search: string): Promise<void> {
  const costs = readHandedOverCosts(search)
  if (costs === null) {
    return
  }
  const store = browserDashboard()
  store.dispatch({ type: 'profile-changed', profile: readProfile() })
  const [found, { answerParts }] = await Promise.all([store.askAhead(costs), import('./results/results.tsx')])
  for (const prepare of answerParts) {
    await whenIdle()
    prepare(found, defaultResultSetting)
  }
}
