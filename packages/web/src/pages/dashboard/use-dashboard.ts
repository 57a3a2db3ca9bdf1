import { pagePaths } from '@cardsight/contract/paths'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { browserDashboard, connectDashboard } from '../../dashboard/browser-dashboard.ts'
import {
  type DashboardStore,
  type Dispatch,
  type StepProps,
  useProfileInStore,
} from '../../dashboard/dashboard-store.ts'
import type { DashboardToast } from '../../dashboard/effects/dependencies.ts'
import { openDashboard } from '../../dashboard/open-dashboard.ts'
import { type DashboardState, initialState, isManual } from '../../dashboard/state/dashboard-state.ts'
import { readHandedOverCosts, useViewAddress, withoutCosts } from '../../dashboard/view-address.ts'
import { writeProfile } from '../../features/profile/stored-profile.ts'
import { brandNotes } from '../../features/spending-form/brand-notes.ts'
import { useSessionState, useSessionStore } from '../../session/session-context.tsx'
import { useToast } from '../../ui/toast.tsx'

type Dashboard = Pick<
  DashboardStore,
  'dispatch' | 'explain' | 'loadBaseline' | 'loadProfileOptions' | 'loadValue'
> & {
  state: DashboardState
}

/**
 * The dashboard's state and its dispatch function. The server renders it as for a new visitor. `isOpenedAhead`: another
 * page has opened it with its own results.
 */
export function useDashboard(isOpenedAhead: boolean): Dashboard {
  const store = browserDashboard()
  const state = useSyncExternalStore(store.subscribe, store.getState, () => initialState)
  useConnection()
  // Before the dashboard opens, which may request a run.
  useProfileInStore(store)
  useOpening(store.dispatch, isOpenedAhead)
  useViewAddress(state, store.dispatch)
  useEffect(() => {
    window.addEventListener('pagehide', store.flush)
    return () => window.removeEventListener('pagehide', store.flush)
  }, [store])
  const { dispatch, explain, loadBaseline, loadProfileOptions, loadValue } = store
  return { state, dispatch, explain, loadBaseline, loadProfileOptions, loadValue }
}

function useConnection(): void {
  const toast = useToast()
  const { leave } = useSessionStore()
  const navigate = useNavigate()
  useEffect(() => {
    const leaveForOops = (reference: string | null) => void navigate(pagePaths.oops, { state: { reference } })
    const show = ({ onUndo, ...message }: DashboardToast) =>
      toast({ ...message, ...(onUndo && { action: undoAction(onUndo) }) })
    return connectDashboard({ toast: show, onUnauthorized: leave, leaveForOops })
  }, [toast, leave, navigate])
}

function undoAction(onAction: () => void) {
  return { label: 'Undo', altText: 'Make the change again by hand', onAction }
}

/** Opens once the user state is known; if the account can't be reached, the page works as for a visitor. */
function useOpening(dispatch: Dispatch, isOpenedAhead: boolean): void {
  const { status } = useSessionState()
  const isAhead = useRef(isOpenedAhead)
  useEffect(() => {
    if (status === 'visitor' || status === 'signed-in' || status === 'unreachable') {
      if (!isAhead.current) {
        openDashboard(dispatch, { isSignedIn: status === 'signed-in' }, window.location.search)
      }
      isAhead.current = false
      removeCosts()
    }
  }, [status, dispatch])
}

/** Costs don't stay in the URL: a reload would restore them over later input. */
function removeCosts(): void {
  const { pathname, search, hash } = window.location
  if (readHandedOverCosts(search) !== null) {
    // Not by the router, which would render the page again.
    window.history.replaceState(window.history.state, '', `${pathname}${withoutCosts(search)}${hash}`)
  }
}

/** Connects the spending form to the dashboard's state. */
export function spendingFormProps({ state, dispatch }: StepProps) {
  const { cards, typed, profile, profileOptions } = state
  const isFormRun = isManual(state)
  return {
    costs: typed,
    onChange: (costs: DashboardState['typed']) => dispatch({ type: 'costs-typed', costs }),
    rent: profile.rent,
    onRent: (rent: number) => writeProfile({ ...profile, rent }),
    notesOn: (costs: DashboardState['typed']) => brandNotes(costs, profile, profileOptions),
    onSubmit: () => dispatch({ type: 'costs-submitted' }),
    isBusy: isFormRun && cards.status === 'pending' && !cards.isQuiet,
    error: isFormRun ? cards.error : null,
  }
}
