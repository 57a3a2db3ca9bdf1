/** Opening the dashboard, for returning and new users. */
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
  const { isSignedIn, saved, handedOver } = event
  const linkToken: Effect[] = isSignedIn ? [{ kind: 'create-link-token' }] : []
  const known = { ...state, isOpened: true, isSignedIn, isKnownUser: saved.isKnownUser }
  const [opened, ...effects] =
    state.accounts.status === 'success' ? openWithAccounts(known) : openWithout(known, event)
  // A user who brings costs along wants to see them, not old results.
  const shown: DashboardState =
    handedOver === null ? opened : { ...opened, typed: handedOver, dashboardStep: 0 }
  return [shown, ...linkToken, ...effects]
}

function openWithAccounts(state: DashboardState): Next {
  if (state.cards.found !== null && state.isFirstStepComplete) {
    return [{ ...state, dashboardStep: 1 }]
  }
  return hasAccounts(state) || state.isKnownUser ? [state] : inviteNewUser(state)
}

function openWithout(state: DashboardState, { saved, isSignedIn, handedOver }: Opened): Next {
  const restored = state.cards.found === null ? restore(state, saved) : state
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
      ? runManualLater(toStepOne, { isQuiet: hasResults })
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
