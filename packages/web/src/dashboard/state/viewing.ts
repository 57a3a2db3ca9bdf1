/** The viewing machine: the step, the settings of the results, and dialogs. None of it makes a request. */
import { sortingAfterClick } from '@cardsight/engine/ranking'
import {
  type DashboardState,
  type Dialog,
  defaultResultSetting,
  isManual,
  type ResultSetting,
  shownSorting,
  type ViewingState,
} from './dashboard-state.ts'
import type { EventOf, Failure, Machine, Popup, Reaction } from './events.ts'
import { renewedBySetupToken } from './link-flow.ts'
import { hasAccounts, switchAccounts } from './linking.ts'

type ViewingReaction = Reaction<ViewingState>

const INVITATION_DELAY_MS = 500

export const viewingMachine = {
  opened: onOpened,
  'step-asked': onStepRequested,
  // Results that no longer exist can't be shown again.
  'step-in-history': ({ cards }, { step }) => [
    step === 0 || cards.found !== null ? { dashboardStep: step, ...nothingOpen } : {},
    { kind: 'save' },
  ],
  'view-opened': ({ resultSetting }, { setting }) => [{ resultSetting: { ...resultSetting, ...setting } }],
  'calculation-applied': (state, { calculation }) => [
    { dialog: null, resultSetting: { ...firstCards(state), calculation } },
    { kind: 'save' },
  ],
  'projection-chosen': onProjectionChosen,
  'intro-switched': (state, { list, included }) =>
    set(
      state,
      list === 'top'
        ? { topIncludedIntroBonus: included, topCard: 0, allCardsCard: 0 }
        : { bottomIncludedIntroBonus: included },
    ),
  'filters-chosen': (state, { filters }) => set(state, { topFilters: filters, topCard: 0, allCardsCard: 0 }),
  'sort-clicked': (state, { key }) => {
    const sorting = sortingAfterClick(shownSorting(state.resultSetting, state.profile), key)
    return set(state, { sorting, allCardsCard: 0 })
  },
  'card-selected': (state, { list, index }) =>
    set(state, list === 'top' ? { topCard: index } : { allCardsCard: index }),
  'category-chosen': (state, { category }) => set(state, { category }),
  'view-chosen': (state, { view }) => set(state, { breakdownView: view }),
  'tab-chosen': (state, { tab }) => set(state, { breakdownTab: tab }),
  'part-opened': (state, { part, isOpen }) => {
    const others = state.resultSetting.openParts.filter((one) => one !== part)
    return set(state, { openParts: isOpen ? [...others, part] : others })
  },

  'dialog-opened': (_, { dialog }) => [{ dialog }],
  'dialog-closed': () => [{ dialog: null }],
  'why-asked': (_, { card, focus }) => [{ why: { card, focus } }],
  'why-closed': () => [{ why: null }],
  // Don't interrupt a user who has opened something else in the meantime, and don't cover results.
  'invitation-due': ({ dialog, cards }) =>
    dialog === null && cards.found === null ? [{ dialog: { kind: 'invitation', isNewUser: true } }] : [{}],
  'draft-toggled': ({ dialog }, { accountId, enabled }) => {
    if (dialog?.kind !== 'change-settings') {
      return [{}]
    }
    const banks = switchAccounts(dialog.banks, (id, before) => (id === accountId ? enabled : before))
    return [{ dialog: { kind: 'change-settings', banks } }]
  },
  'settings-applied': (state) =>
    state.dialog?.kind === 'change-settings'
      ? [{ resultSetting: firstCards(state) }, { kind: 'save' }]
      : [{}],

  'cards-arrived': onCardsArrived,
  'cards-failed': (_, { runId, failure }, before) =>
    before.cards.runId === runId && failure.kind === 'popup'
      ? [{ dashboardStep: 0, why: null, dialog: bankErrorOf(failure) }]
      : [{}],
  'restore-failed': onRestoreFailed,
  cleared: () => [{ dashboardStep: 0, resultSetting: defaultResultSetting, ...nothingOpen }],
  'clear-undone': (_, _event, { beforeClear }) =>
    beforeClear === null ? [{}] : [{ dashboardStep: 1, resultSetting: beforeClear.resultSetting }],

  'accounts-arrived': onAccountsArrived,
  'accounts-failed': (_, { failure }) => showBankError(failure),
  'account-link-failed': (_, { failure }) => showBankError(failure),
  'account-linked': (_, { linked }) => {
    const hasCard = linked.some(({ subtype }) => subtype === 'credit card' || subtype === 'checking')
    return hasCard ? [{}] : [{ dialog: { kind: 'no-cards', institution: linked[0]?.institutionName ?? '' } }]
  },
  'link-asked': ({ isSignedIn }) => (isSignedIn ? [{ dialog: null }] : [{}]),
  'link-succeeded': toAccounts,
  'access-renewed': toAccounts,
  'setup-token-entered': toAccounts,
  unlinked: toAccounts,
  'institute-removal-asked': () => [{ dialog: null }],
  'institute-renewal-asked': (state, { accessToken }) => {
    const renews = renewedBySetupToken(state, accessToken)
    return renews === undefined ? [{}] : [{ dialog: { kind: 'setup-token', offer: null, renews } }]
  },
  'setup-token-asked': () => [{ dialog: { kind: 'setup-token', offer: null, renews: null } }],
  'setup-token-offer-arrived': ({ dialog }, { offer }) =>
    dialog?.kind === 'setup-token' ? [{ dialog: { ...dialog, offer } }] : [{}],
  'setup-token-offer-failed': ({ dialog }) => (dialog?.kind === 'setup-token' ? [{ dialog: null }] : [{}]),
} as const satisfies Machine<ViewingState>

const nothingOpen = { dialog: null, why: null }

function toAccounts(): ViewingReaction {
  return [{ dashboardStep: 0, dialog: null }]
}

function onOpened(state: DashboardState, event: EventOf<'opened'>, before: DashboardState): ViewingReaction {
  const { isSignedIn, saved, handedOver, step } = event
  const { cards } = state
  const { isKnownUser } = saved
  const opened = { isOpened: true, isSignedIn, isKnownUser }
  const isOnInput = handedOver !== null || step === 0
  if (before.accounts.status === 'success') {
    const hasResults = cards.found !== null && state.isFirstStepComplete
    const dashboardStep = hasResults ? 1 : state.dashboardStep
    const [inviting, ...effects]: ViewingReaction =
      hasResults || hasAccounts(state) || isKnownUser ? [{}] : inviteNewUser()
    return [{ ...opened, dashboardStep: isOnInput ? 0 : dashboardStep, ...inviting }, ...effects]
  }
  const hasResults = cards.found !== null || cards.isRestoring
  const dashboardStep = hasResults || isManual(state) ? 1 : state.dashboardStep
  const stored = before.cards.found === null ? saved.blob : null
  return [
    {
      ...opened,
      dashboardStep: isOnInput ? 0 : dashboardStep,
      resultSetting: stored?.resultSetting ?? state.resultSetting,
    },
  ]
}

function inviteNewUser(): ViewingReaction {
  return [
    { isKnownUser: true },
    { kind: 'store', what: 'known-user' },
    {
      kind: 'later',
      key: 'invitation',
      delayMs: INVITATION_DELAY_MS,
      event: { type: 'invitation-due' },
    },
  ]
}

/** Goes to the results only if there is input to calculate them from; otherwise opens the invitation. */
function onStepRequested(state: DashboardState, { step }: EventOf<'step-asked'>): ViewingReaction {
  if (step === 0) {
    return [{ dashboardStep: 0, dialog: null }, { kind: 'save' }]
  }
  return hasAccounts(state) || state.costs !== null
    ? [{ dashboardStep: 1 }, { kind: 'save' }]
    : [{ dialog: { kind: 'invitation', isNewUser: !state.isKnownUser } }]
}

function onProjectionChosen(
  state: DashboardState,
  { list, projection }: EventOf<'projection-chosen'>,
): ViewingReaction {
  const changes = {
    top: { topYearProjection: projection, topCard: 0, allCardsCard: 0 },
    category: { bottomYearProjection: projection },
  }
  return set(state, changes[list])
}

function set({ resultSetting }: DashboardState, change: Partial<ResultSetting>): ViewingReaction {
  return [{ resultSetting: { ...resultSetting, ...change } }, { kind: 'save' }]
}

/** Back to the first card of every list. */
function firstCards({ resultSetting }: DashboardState): ResultSetting {
  return { ...resultSetting, topCard: 0, allCardsCard: 0 }
}

/** A refresh must not interrupt the user: it moves and closes nothing. */
function onCardsArrived(
  state: DashboardState,
  { runId }: EventOf<'cards-arrived'>,
  before: DashboardState,
): ViewingReaction {
  if (before.cards.runId !== runId || before.cards.isQuiet) {
    return [{}]
  }
  if (isManual(state)) {
    return [{ dashboardStep: 1, resultSetting: firstCards(state), ...nothingOpen }]
  }
  return state.dialog?.kind === 'change-settings' ? [{ dialog: null }] : [{}]
}

/** Without the saved results, and without input for others, there is nothing to show. */
function onRestoreFailed(
  { cards }: DashboardState,
  { isGone }: EventOf<'restore-failed'>,
  before: DashboardState,
): ViewingReaction {
  const isLoading = before.cards.status === 'pending' || before.accounts.status === 'pending'
  const isRunAgain = cards.runId !== before.cards.runId
  return before.cards.isRestoring && isGone && !isLoading && !isRunAgain ? [{ dashboardStep: 0 }] : [{}]
}

function onAccountsArrived(
  state: DashboardState,
  { attention }: EventOf<'accounts-arrived'>,
): ViewingReaction {
  const isNew = !hasAccounts(state) && state.accounts.reLoginRequiredInstitutes.length === 0
  const [inviting, ...effects]: ViewingReaction = isNew && !state.isKnownUser ? inviteNewUser() : [{}]
  return [{ ...inviting, ...(attention && { dialog: bankErrorOf(attention) }) }, ...effects]
}

function showBankError(failure: Failure): ViewingReaction {
  return failure.kind === 'popup' ? [{ dialog: bankErrorOf(failure) }] : [{}]
}

function bankErrorOf({ institution, message }: Popup): Dialog {
  return { kind: 'bank-error', institution, message }
}
