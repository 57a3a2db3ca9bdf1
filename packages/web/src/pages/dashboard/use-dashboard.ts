import { pagePaths } from '@cardsight/contract/paths'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserDashboard, connectDashboard } from '../../dashboard/browser-dashboard.ts'
import {
  type DashboardStore,
  type Dispatch,
  type StepProps,
  useProfileInStore,
} from '../../dashboard/dashboard-store.ts'
import { browserStorage } from '../../dashboard/effects/browser-storage.ts'
import type { DashboardToast } from '../../dashboard/effects/dependencies.ts'
import { type DashboardState, initialState, isManual } from '../../dashboard/state/dashboard-state.ts'
import {
  isSharedLink,
  readHandedOverCosts,
  readSettings,
  stepIn,
  useViewAddress,
  withoutCosts,
} from '../../dashboard/view-address.ts'
import { writeProfile } from '../../features/profile/stored-profile.ts'
import { brandNotes } from '../../features/spending-form/brand-notes.ts'
import { setOwnAside } from '../../lib/own-data.ts'
import { useSessionState, useSessionStore } from '../../session/session-context.tsx'
import { useToast } from '../../ui/toast.tsx'

type Dashboard = Pick<
  DashboardStore,
  'dispatch' | 'explain' | 'loadBaseline' | 'loadProfileOptions' | 'loadValue'
> & {
  state: DashboardState
}

/** The dashboard's state and its dispatch function. The server renders it as for a new visitor. */
export function useDashboard(): Dashboard {
  const store = browserDashboard()
  const state = useSyncExternalStore(store.subscribe, store.getState, () => initialState)
  useConnection()
  // Before the dashboard opens, which may request a run.
  useProfileInStore(store)
  useOpening(store.dispatch)
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
function useOpening(dispatch: Dispatch): void {
  const { status } = useSessionState()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (status === 'visitor' || status === 'signed-in' || status === 'unreachable') {
      const { search: address } = window.location
      const handedOver = readHandedOverCosts(address)
      if (handedOver !== null && isSharedLink(address)) {
        setOwnAside()
      }
      dispatch({
        type: 'opened',
        isSignedIn: status === 'signed-in',
        saved: browserStorage.read(),
        handedOver,
        step: stepIn(address),
      })
      dispatch({ type: 'view-opened', setting: readSettings(address) })
      if (handedOver !== null && stepIn(address) === 1) {
        openShared(address, dispatch)
      }
    }
  }, [status, dispatch])
  // Costs don't stay in the URL: a reload would restore them over later input.
  const { rest, hasCosts } = useMemo(
    () => ({ rest: withoutCosts(search), hasCosts: readHandedOverCosts(search) !== null }),
    [search],
  )
  const isToBeCleaned = status !== 'unknown' && status !== 'pending' && hasCosts
  useEffect(() => {
    if (isToBeCleaned) {
      void navigate({ pathname, search: rest }, { replace: true, preventScrollReset: true })
    }
  }, [isToBeCleaned, pathname, rest, navigate])
}

/** A shared link leads straight to its results, for the person that it assumes. */
function openShared(address: string, dispatch: Dispatch): void {
  dispatch({ type: 'costs-submitted', isFromLink: true })
  // Without the network there are no results either; trying again is up to the user.
  import('./shared-profile.ts').then(
    ({ adoptSharedProfile }) => adoptSharedProfile(address),
    () => undefined,
  )
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
