/** Opening the dashboard, for returning and new users. */
import { type Costs, toMonthlyCosts, totalOfCosts } from '../../../features/spending-form/costs.ts'
import { type DashboardState, isManual } from './dashboard-state.ts'
import type { Effect, EventOf, Next, Transitions } from './events.ts'
import { hasAccounts, withModeOrAllEnabled } from './mode.ts'
import { runManualLater, withResultsWanted } from './runs.ts'
import type { Saved } from './saved-state.ts'
import { INVITATION_DELAY_MS } from './timings.ts'

type Opened = EventOf<'opened'>

export const openingTransitions = {
  opened: onOpened,
  'step-asked': onStepRequested,
  'step-in-history': onStepInHistory,
} as const satisfies Partial<Transitions>

function onOpened(state: DashboardState, event: Opened): Next {
  const { isSignedIn, saved, handedOver, step } = event
  const linkToken: Effect[] = isSignedIn ? [{ kind: 'create-link-token' }] : []
  const known = { ...state, isOpened: true, isSignedIn, isKnownUser: saved.isKnownUser }
  const [opened, ...effects] =
    state.accounts.status === 'success' ? openWithAccounts(known) : openWithout(known, event)
  if (handedOver === null) {
    return [step === 0 ? { ...opened, dashboardStep: 0 } : opened, ...linkToken, ...effects]
  }
  // A user who brings costs along wants to see them, not old results.
  const shown: DashboardState = { ...opened, typed: handedOver, dashboardStep: 0 }
  return [shown, ...linkToken, ...effects, { kind: 'store', what: 'typed' }]
}

function openWithAccounts(state: DashboardState): Next {
  if (state.cards.found !== null && state.isFirstStepComplete) {
    return [{ ...state, dashboardStep: 1 }]
  }
  return hasAccounts(state) || state.isKnownUser ? [state] : inviteNewUser(state)
}

function openWithout(state: DashboardState, { saved, isSignedIn, handedOver, step }: Opened): Next {
  const known = state.cards.found === null ? restore(state, saved) : state
  const restored = handedOver === null ? withTypedElsewhere(known, saved.typed) : known
  const hasResults = restored.cards.found !== null || restored.cards.isRestoring
  const toStepOne: DashboardState = {
    ...restored,
    dashboardStep: hasResults || isManual(restored) ? 1 : restored.dashboardStep,
  }
  const restoring: Effect[] = restored.cards.isRestoring
    ? [{ kind: 'restore-cards', cardsDetails: restored.cards.saved }]
    : []
  const [rerun, ...running] =
    isManual(restored) && handedOver === null
      ? runManualLater(toStepOne, { isQuiet: hasResults || step === 0 })
      : ([toStepOne] as const)
  // A running call, such as a link finished on another page, ends in fetching them.
  const isToBeFetched = isSignedIn && state.accounts.status !== 'pending'
  const [fetching, ...accounts]: Next = isToBeFetched ? fetchAccounts(rerun) : [rerun]
  return [fetching, ...restoring, ...running, ...accounts]
}

function restore(state: DashboardState, saved: Saved): DashboardState {
  const { blob } = saved
  const costs = saved.costs ?? blob?.costs ?? null
  const cardsDetails = blob?.cards.cardsDetails ?? null
  const accounts = saved.accounts ?? blob?.accounts
  return {
    ...state,
    costs,
    typed: saved.typed ?? costs ?? state.typed,
    dates: saved.dates ?? state.dates,
    resultSetting: blob?.resultSetting ?? state.resultSetting,
    heard: blob?.cards.heard ?? state.heard,
    accounts: { ...state.accounts, ...accounts },
    cards: { ...state.cards, saved: cardsDetails, isRestoring: cardsDetails !== null },
  }
}

/** Amounts typed on another page of ours count like amounts edited next to the results. */
function withTypedElsewhere(state: DashboardState, typed: Costs | null): DashboardState {
  const isOther =
    typed !== null && totalOfCosts(typed) > 0 && state.costs !== null && !areSame(typed, state.costs)
  return isOther && isManual(state)
    ? {
        ...state,
        typed,
        costs: { ...typed, isManualCost: true },
        cards: { ...state.cards, isStale: true },
      }
    : state
}

function areSame(one: Costs, other: Costs): boolean {
  return JSON.stringify(toMonthlyCosts(one)) === JSON.stringify(toMonthlyCosts(other))
}

export function fetchAccounts(state: DashboardState): Next {
  return [{ ...state, accounts: { ...state.accounts, status: 'pending' } }, { kind: 'fetch-accounts' }]
}

export function inviteNewUser(state: DashboardState): Next {
  return [
    { ...state, isKnownUser: true },
    { kind: 'store', what: 'known-user' },
    {
      kind: 'later',
      key: 'invitation',
      delayMs: INVITATION_DELAY_MS,
      event: { type: 'invitation-due' },
    },
  ]
}

/** Results that no longer exist can't be shown again. */
function onStepInHistory(state: DashboardState, { step }: EventOf<'step-in-history'>): Next {
  const canShow = step === 0 || state.cards.found !== null
  return [canShow ? { ...state, dashboardStep: step, dialog: null, why: null } : state, { kind: 'save' }]
}

/** Goes to the results only if there is input to calculate them from; otherwise opens the invitation. */
function onStepRequested(state: DashboardState, { step }: EventOf<'step-asked'>): Next {
  if (step === 0) {
    return [{ ...state, dashboardStep: 0, dialog: null }, { kind: 'save' }]
  }
  if (!hasAccounts(state) && state.costs === null) {
    return [{ ...state, dialog: { kind: 'invitation', isNewUser: !state.isKnownUser } }]
  }
  const [next, ...effects] = withResultsWanted(
    withModeOrAllEnabled({ ...state, dashboardStep: 1, isFirstStepComplete: true }),
  )
  return [
    next,
    { kind: 'store', what: 'accounts' },
    { kind: 'store', what: 'costs' },
    ...effects,
    { kind: 'save' },
  ]
}
