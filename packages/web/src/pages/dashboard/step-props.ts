import type { DashboardState } from './state/dashboard-state.ts'
import type { Dispatch } from './use-dashboard.ts'

/** Props of every step and dialog of the dashboard. */
export type StepProps = { state: DashboardState; dispatch: Dispatch }
