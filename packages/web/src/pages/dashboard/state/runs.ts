/** Requests results and handles their responses. */
import { sentences } from '@cardsight/contract/sentences'
import { accountsInRun } from '../../../features/linking/banks.ts'
import { totalOfCosts } from '../../../features/spending-form/costs.ts'
import { type DashboardState, firstCards, initialState, isManual } from './dashboard-state.ts'
import { dataVersionOf } from './data-version.ts'
import type { Effect, EventOf, Next, Transitions } from './events.ts'
import { hasEnabledAccounts, switchAccounts } from './mode.ts'
import { needsOtherRun, profileOfRun, runKeyOf, valuedFor } from './run-profile.ts'
import { MANUAL_SEARCH_DELAY_MS } from './timings.ts'

export const runTransitions = {
  'costs-typed': (state, { costs }) => [
    { ...state, typed: costs },
    { kind: 'store', what: 'typed' },
  ],
  'costs-submitted': onCostsSubmitted,
  'manual-run-due': onManualRunDue,
  'cards-arrived': onCardsArrived,
  'cards-failed': onCardsFailed,
  'cards-restored': onCardsRestored,
  'restore-failed': onRestoreFailed,
  'retry-asked': (state) => run(state),
} as const satisfies Partial<Transitions>

/** Clears results that no longer match their input. */
export function withoutResults(state: DashboardState): Next {
  const { cards } = state
  return [
    {
      ...state,
      isFirstStepComplete: false,
      cards: { ...initialState.cards, runId: cards.runId + 1 },
    },
    { kind: 'cancel', key: 'manual-run' },
    { kind: 'forget-results' },
  ]
}

/** Requests results at once unless they are there, are loading, or there is no input. */
export function withResultsWanted(state: DashboardState): Next {
  const { cards } = state
  if (cards.found !== null || cards.isRestoring || cards.status === 'pending') {
    return [state]
  }
  return run(state)
}

/** Requests results; quiet if it only refreshes what is shown. */
export function run(state: DashboardState, { isQuiet }: { isQuiet: boolean } = { isQuiet: false }): Next {
  const runId = state.cards.runId + 1
  // A message shown instead of results stays while they are quietly requested again.
  const error = isQuiet ? state.cards.error : null
  const asked = (): DashboardState => ({
    ...state,
    cards: { ...state.cards, status: 'pending', error, runId, isQuiet, askedKey: runKeyOf(state) },
  })
  const profile = profileOfRun(state)
  if (state.costs !== null && isManual(state)) {
    return [asked(), { kind: 'run-manual', runId, costs: state.costs, profile }]
  }
  if (hasEnabledAccounts(state)) {
    const heard = state.institutions.length === 0 ? null : dataVersionOf(state.institutions)
    return [
      { ...asked(), heard },
      { kind: 'run-linked', runId, ...accountsInRun(state.accounts.banks), dates: state.dates, profile },
    ]
  }
  return [state]
}

/** A manual run that starts after a delay; quiet if it only refreshes what is shown. */
export function runManualLater(state: DashboardState, { isQuiet }: { isQuiet: boolean }): Next {
  const runId = state.cards.runId + 1
  return [
    {
      ...state,
      cards: { ...state.cards, status: 'pending', error: null, runId, isQuiet, askedKey: runKeyOf(state) },
    },
    {
      kind: 'later',
      key: 'manual-run',
      delayMs: MANUAL_SEARCH_DELAY_MS,
      event: { type: 'manual-run-due', runId },
    },
  ]
}

function onCostsSubmitted(state: DashboardState): Next {
  if (totalOfCosts(state.typed) === 0 || (state.cards.status === 'pending' && !state.cards.isQuiet)) {
    return [state]
  }
  const [next, ...effects] = runManualLater(
    {
      ...state,
      costs: { ...state.typed, isManualCost: true },
      cards: { ...state.cards, saved: null, isRestoring: false },
    },
    { isQuiet: false },
  )
  return [next, { kind: 'store', what: 'costs' }, { kind: 'forget-results' }, ...effects]
}

function onManualRunDue(state: DashboardState, { runId }: EventOf<'manual-run-due'>): Next {
  if (state.cards.runId !== runId || state.costs === null) {
    return [state]
  }
  const askedKey = runKeyOf(state)
  // Usually nothing changes, and the request doesn't wait for the page to be rendered again.
  const asked = { ...state, cards: { ...state.cards, askedKey } }
  return [
    state.cards.askedKey === askedKey ? state : asked,
    { kind: 'run-manual', runId, costs: state.costs, profile: profileOfRun(state) },
  ]
}

function onCardsArrived(state: DashboardState, { runId, found }: EventOf<'cards-arrived'>): Next {
  if (state.cards.runId !== runId) {
    return [state]
  }
  const { isQuiet, askedKey } = state.cards
  const next: DashboardState = {
    ...state,
    isFirstStepComplete: true,
    profileOptions: found.texts.profileOptions,
    cards: {
      status: 'success',
      found: valuedFor(found, state.profile),
      saved: null,
      isRestoring: false,
      error: null,
      runId,
      isQuiet: false,
      isStale: false,
      askedKey,
    },
  }
  if (!isManual(state)) {
    const shown = isQuiet ? next : withoutDialog(next, 'change-settings')
    return isOutdated(shown) || isOfOtherHabits(shown)
      ? run(shown, { isQuiet: true })
      : [shown, { kind: 'save' }]
  }
  const { accounts } = state
  const manual: DashboardState = {
    ...next,
    accounts: { ...accounts, banks: switchAccounts(accounts.banks, () => false) },
  }
  const effects: Effect[] = [{ kind: 'store', what: 'accounts' }, { kind: 'save' }]
  // A refresh must not interrupt the user: it moves and closes nothing.
  const shown = isQuiet ? manual : firstCards({ ...manual, dashboardStep: 1, dialog: null, why: null })
  const [current, ...running]: Next = isOfOtherHabits(shown) ? run(shown, { isQuiet: true }) : [shown]
  return [current, ...effects, ...running]
}

/** The run was requested before we knew which memberships it depends on. */
function isOfOtherHabits(state: DashboardState): boolean {
  const { askedKey } = state.cards
  return askedKey !== null && askedKey !== runKeyOf(state)
}

function onCardsFailed(state: DashboardState, { runId, failure }: EventOf<'cards-failed'>): Next {
  if (state.cards.runId !== runId) {
    return [state]
  }
  const { found, isQuiet } = state.cards
  const isKept = isQuiet && found !== null && failure.kind === 'other'
  const failed: DashboardState = {
    ...state,
    cards: {
      ...state.cards,
      status: 'failure',
      found: isKept ? found : null,
      error: failure.message ?? sentences.cardFetchFailure,
      isQuiet: false,
      isStale: false,
    },
  }
  if (failure.kind === 'other') {
    return isOutdated(failed) ? run(failed, { isQuiet: true }) : [failed, { kind: 'save' }]
  }
  const { institution, message } = failure
  return [
    { ...failed, dashboardStep: 0, why: null, dialog: { kind: 'bank-error', institution, message } },
    { kind: 'save' },
  ]
}

function onCardsRestored(state: DashboardState, { found }: EventOf<'cards-restored'>): Next {
  const { cards } = state
  if (!cards.isRestoring) {
    return [state]
  }
  // A rerun that has already failed still has to be reported.
  const status = cards.status === 'idle' ? 'success' : cards.status
  const restored: DashboardState = {
    ...state,
    isFirstStepComplete: true,
    profileOptions: found.texts.profileOptions,
    cards: { ...cards, status, found: valuedFor(found, state.profile), saved: null, isRestoring: false },
  }
  const isOutdatedRun = status === 'success' && needsOtherRun(found, state.profile)
  return isOutdatedRun ? run(restored, { isQuiet: true }) : [restored]
}

function onRestoreFailed(state: DashboardState, { isGone }: EventOf<'restore-failed'>): Next {
  const { cards } = state
  if (!cards.isRestoring) {
    return [state]
  }
  if (!isGone) {
    return [
      {
        ...state,
        cards: {
          ...cards,
          isRestoring: false,
          ...(cards.status !== 'pending' && { status: 'failure', error: sentences.cardFetchFailure }),
        },
      },
    ]
  }
  const gone: DashboardState = {
    ...state,
    cards: { ...cards, saved: null, isRestoring: false, isQuiet: false },
  }
  if (cards.status === 'pending' || state.accounts.status === 'pending') {
    return [gone, { kind: 'forget-results' }]
  }
  const [next, ...effects] = run(gone)
  const hasNoInput = effects.length === 0
  return [hasNoInput ? { ...next, dashboardStep: 0 } : next, { kind: 'forget-results' }, ...effects]
}

/** A bank has sent more since these results were requested. */
export function isOutdated(state: DashboardState): boolean {
  return state.heard !== null && !isManual(state) && state.heard !== dataVersionOf(state.institutions)
}

function withoutDialog(state: DashboardState, kind: 'change-settings'): DashboardState {
  return state.dialog?.kind === kind ? { ...state, dialog: null } : state
}
