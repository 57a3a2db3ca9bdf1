import { useSessionStore } from '../../session/session-context.tsx'
import { loadCalls } from './browser-dashboard.ts'
import { DashboardPage } from './dashboard-page.tsx'
import { RawDebug } from './raw-debug.tsx'

/** The dashboard, and below it the engine's raw output. */
export function DebugPage() {
  const { leave } = useSessionStore()
  return (
    <DashboardPage hasReturningScript={false}>
      {(state) => <RawDebug state={state} loadCalls={() => loadCalls(leave)} />}
    </DashboardPage>
  )
}
