/** Changes of the profile: results are valued again at once; other habits or another rent need a new run. */
import type { DashboardState } from './dashboard-state.ts'
import type { EventOf, Next, Transitions } from './events.ts'
import { needsOtherRun, runKeyOf, valuedFor } from './run-profile.ts'
import { run } from './runs.ts'
import { PROFILE_RUN_DELAY_MS } from './timings.ts'

export const profileTransitions = {
  'profile-changed': onProfileChanged,
  'profile-run-due': onProfileRunDue,
  'profile-options-arrived': (state, { options }) => [{ ...state, profileOptions: options }],
} as const satisfies Partial<Transitions>

function onProfileChanged(state: DashboardState, { profile }: EventOf<'profile-changed'>): Next {
  const { found } = state.cards
  const changed: DashboardState = {
    ...state,
    profile,
    cards: { ...state.cards, found: found && valuedFor(found, profile) },
  }
  return isOtherRunNeeded(changed) ? runLater(changed) : [changed]
}

/** While a run is on its way, what it was requested with decides. */
function isOtherRunNeeded({ cards, ...state }: DashboardState): boolean {
  if (cards.status === 'pending') {
    return cards.askedKey !== null && cards.askedKey !== runKeyOf(state)
  }
  return cards.found !== null && needsOtherRun(cards.found, state.profile)
}

/** Waits a moment, because more changes usually follow. Answers that are still on their way no longer count. */
function runLater(state: DashboardState): Next {
  const { cards } = state
  const runId = cards.runId + 1
  const isQuiet = cards.status === 'pending' ? cards.isQuiet : true
  return [
    { ...state, cards: { ...cards, status: 'pending', runId, isQuiet } },
    {
      kind: 'later',
      key: 'profile-run',
      delayMs: PROFILE_RUN_DELAY_MS,
      event: { type: 'profile-run-due', runId },
    },
  ]
}

function onProfileRunDue(state: DashboardState, { runId }: EventOf<'profile-run-due'>): Next {
  const { cards } = state
  if (cards.runId !== runId) {
    return [state]
  }
  const [next, ...effects] = run(state, { isQuiet: cards.isQuiet })
  const hasNoInput = effects.length === 0
  const status = cards.found === null ? 'idle' : 'success'
  return hasNoInput ? [{ ...state, cards: { ...cards, status, isQuiet: false } }] : [next, ...effects]
}
