/**
 * When results are requested, with what, when those shown no longer fit, and what happens with the answer. Part of the
 * running machine.
 */

import type { RunNumbers } from '@cardsight/contract/backtest'
import type { InstitutionStatus } from '@cardsight/contract/banking'
import { isSameProfile, type Profile } from '@cardsight/contract/profile'
import { type RunHabits, runHabitsOf, runProfileOf, spendingHabitsOf } from '@cardsight/contract/runs'
import { sentences } from '@cardsight/contract/sentences'
import { accountsInRun } from '../../features/linking/banks.ts'
import {
  type DashboardState,
  type FoundCards,
  isManual,
  noCards,
  type RunningState,
} from './dashboard-state.ts'
import type { Effect, EventOf, Machine } from './events.ts'
import { hasEnabledAccounts } from './linking.ts'

export type RunningNext = readonly [RunningState, ...Effect[]]

const MANUAL_SEARCH_DELAY_MS = 500

/** Requests results; quiet if it only refreshes what is shown. */
export function run(
  state: DashboardState,
  { isQuiet }: { isQuiet: boolean } = { isQuiet: false },
): RunningNext {
  const runId = state.cards.runId + 1
  // A message shown instead of results stays while they are quietly requested again.
  const error = isQuiet ? state.cards.error : null
  const asked = (): RunningState => ({
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

/** Requests results at once unless they are there, are loading, or there is no input. */
export function runIfNeeded(state: DashboardState): RunningNext {
  const { cards } = state
  return cards.found !== null || cards.isRestoring || cards.status === 'pending' ? [state] : run(state)
}

/** A manual run that starts after a delay; quiet if it only refreshes what is shown. */
export function runManualLater(state: RunningState, { isQuiet }: { isQuiet: boolean }): RunningNext {
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

/** Clears results that no longer match their input. */
export function withoutResults(state: RunningState): RunningNext {
  return [
    { ...state, isFirstStepComplete: false, cards: { ...noCards, runId: state.cards.runId + 1 } },
    { kind: 'cancel', key: 'manual-run' },
    { kind: 'forget-results' },
  ]
}

/** A bank has sent more since these results were requested. */
export function isOutdated(state: DashboardState): boolean {
  return state.heard !== null && !isManual(state) && state.heard !== dataVersionOf(state.institutions)
}

/** Version of the banks' data. It changes whenever there is new data; while a bank imports, on every poll. */
export function dataVersionOf(institutions: readonly InstitutionStatus[]): string {
  return institutions
    .map(({ handle, isImporting, freshAt, syncedAt }) => [handle, freshAt, isImporting && syncedAt].join())
    .join(';')
}

type Given = Pick<RunningState, 'profile' | 'profileOptions'>

/** The profile to request a run with. It has no unknown ids: until the options are loaded, it has no memberships. */
export function profileOfRun({ profile, profileOptions }: Given): Profile {
  return runProfileOf(profile, profileOptions ?? noOptions)
}

/**
 * The part of the profile that a run depends on; everything else only changes what a run is worth to the person. Equal for
 * profiles that need the same run. Actual purchases name their merchants, so brands make no difference.
 */
export function runKeyOf({ profile, profileOptions, ...state }: Given & Pick<RunningState, 'costs'>): string {
  const options = profileOptions ?? noOptions
  const { rent, brands } = spendingHabitsOf(profile, options)
  return keyOf(runHabitsOf(profile, options.memberships), { rent, brands: isManual(state) ? brands : [] })
}

/** True if these results are of another run than the profile needs. */
export function needsOtherRun(
  { run: found, texts }: Pick<FoundCards, 'run' | 'texts'>,
  profile: Profile,
): boolean {
  const { profileOptions: options } = texts
  const { rent, brands } = spendingHabitsOf(profile, options)
  return (
    keyOf(found.habits, { rent: found.rent, brands: found.brands ?? [] }) !==
    keyOf(runHabitsOf(profile, options.memberships), {
      rent,
      brands: found.brands === undefined ? [] : brands,
    })
  )
}

/** The same results, valued for the profile. */
export function valuedFor(found: FoundCards, profile: Profile): FoundCards {
  return isSameProfile(found.details.assumptions, profile)
    ? found
    : { ...found, details: found.expand(profile) }
}

const noOptions = { programs: [], memberships: [] }

type RunSpending = Readonly<{ rent: number; brands: NonNullable<RunNumbers['brands']> }>

function keyOf(
  { activatesCategories, booksInPortals, hasBusiness, memberships, deposit }: RunHabits,
  { rent, brands }: RunSpending,
): string {
  const amounts = brands.map(({ merchant, yearlyCents }) => [merchant, yearlyCents])
  return JSON.stringify([
    activatesCategories,
    booksInPortals,
    hasBusiness,
    memberships,
    deposit,
    rent,
    amounts,
  ])
}

/** What the running machine does with the answer to a run. */
export const runAnswers = {
  'cards-arrived': onCardsArrived,
  'cards-failed': onCardsFailed,
  'cards-restored': onCardsRestored,
  'restore-failed': onRestoreFailed,
} as const satisfies Machine<RunningState>

function onCardsArrived(state: DashboardState, { runId, found }: EventOf<'cards-arrived'>): RunningNext {
  if (state.cards.runId !== runId) {
    return [state]
  }
  const { askedKey } = state.cards
  const next: RunningState = {
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
  // The run was requested before we knew which memberships it depends on.
  const isOfOtherHabits = askedKey !== null && askedKey !== runKeyOf(next)
  const current = { ...state, ...next }
  const isRunAgain = isOfOtherHabits || (!isManual(state) && isOutdated(current))
  const saving: Effect[] = isManual(state) || !isRunAgain ? [{ kind: 'save' }] : []
  const [after, ...running]: RunningNext = isRunAgain ? run(current, { isQuiet: true }) : [next]
  return [after, ...saving, ...running]
}

function onCardsFailed(state: DashboardState, { runId, failure }: EventOf<'cards-failed'>): RunningNext {
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
  return failure.kind === 'other' && isOutdated(failed)
    ? run(failed, { isQuiet: true })
    : [failed, { kind: 'save' }]
}

function onCardsRestored(state: DashboardState, { found }: EventOf<'cards-restored'>): RunningNext {
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

function onRestoreFailed(state: DashboardState, { isGone }: EventOf<'restore-failed'>): RunningNext {
  const { cards } = state
  if (!cards.isRestoring) {
    return [state]
  }
  if (!isGone) {
    const failed = { status: 'failure', error: sentences.cardFetchFailure } as const
    return [{ ...state, cards: { ...cards, isRestoring: false, ...(cards.status !== 'pending' && failed) } }]
  }
  const gone: DashboardState = {
    ...state,
    cards: { ...cards, saved: null, isRestoring: false, isQuiet: false },
  }
  const isLoading = cards.status === 'pending' || state.accounts.status === 'pending'
  const [next, ...effects]: RunningNext = isLoading ? [gone] : run(gone)
  return [next, { kind: 'forget-results' }, ...effects]
}
