import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { afterFrame } from '../../lib/after-frame.ts'
import type { DashboardStore } from './dashboard-store.ts'
import type { DashboardState } from './state/dashboard-state.ts'
import { stepIn, stepToWrite, withView } from './view-address.ts'

type Dispatch = DashboardStore['dispatch']

/** Keeps step and settings in the URL. A step is an entry of the browser's history; a setting changes the entry. */
export function useViewAddress(state: DashboardState, dispatch: Dispatch): void {
  useStepFromHistory(dispatch)
  const { isOpened, dashboardStep, resultSetting } = state
  const step = stepToWrite(state)
  const navigate = useNavigate()
  const lastStep = useRef<0 | 1 | null>(null)
  useEffect(() => {
    const update = () => {
      const { pathname, search, hash } = window.location
      const isNewStep = lastStep.current !== null && lastStep.current !== dashboardStep
      const isEntryOfStep = (stepIn(search) ?? 0) === dashboardStep
      lastStep.current = dashboardStep
      const wanted = withView(search, { step, resultSetting })
      if (wanted === search) {
        return
      }
      if (isNewStep && !isEntryOfStep) {
        void navigate(`${pathname}${wanted}${hash}`, { preventScrollReset: true })
      } else {
        // Not by the router, which would render the page again for every toggle.
        window.history.replaceState(window.history.state, '', `${pathname}${wanted}${hash}`)
      }
    }
    // The router renders the page again, so the new step is shown first.
    return isOpened ? afterFrame(update) : undefined
  }, [isOpened, dashboardStep, step, resultSetting, navigate])
}

/** Back and Forward change the step. */
function useStepFromHistory(dispatch: Dispatch): void {
  useEffect(() => {
    const follow = () => dispatch({ type: 'step-in-history', step: stepIn(window.location.search) ?? 0 })
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [dispatch])
}
