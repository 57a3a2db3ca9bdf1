/** When results are requested, with what, and when those shown no longer fit. Part of the running machine. */

import type { RunNumbers } from '@cardsight/contract/backtest'
import type { InstitutionStatus } from '@cardsight/contract/banking'
import { isSameProfile, type Profile } from '@cardsight/contract/profile'
import { type RunHabits, runHabitsOf, runProfileOf, spendingHabitsOf } from '@cardsight/contract/runs'
import { accountsInRun } from '../../features/linking/banks.ts'
import {
  type DashboardState,
  type FoundCards,
  isManual,
  noCards,
  type RunningState,
} from './dashboard-state.ts'
import type { Effect } from './events.ts'
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
