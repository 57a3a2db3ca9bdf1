import { monthsInWindow } from '@cardsight/engine/spending'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { loadCalls } from '../../dashboard/browser-dashboard.ts'
import type { DashboardCalls } from '../../dashboard/effects/dependencies.ts'
import { type DashboardState, isManual } from '../../dashboard/state/dashboard-state.ts'
import { hasEnabledAccounts } from '../../dashboard/state/linking.ts'
import { profileOfRun } from '../../dashboard/state/runs.ts'
import { accountsInRun } from '../../features/linking/banks.ts'
import { windowOfDates } from '../../features/settings/dates.ts'
import { toMonthlyCosts } from '../../features/spending-form/costs.ts'
import { localToday, typedYear } from '../../lib/format-date.ts'
import { useSessionStore } from '../../session/session-context.tsx'
import { Button } from '../../ui/button.tsx'
import { focusableWhileScrolling } from '../../ui/table.tsx'
import { DashboardPage } from './dashboard-page.tsx'

/** The dashboard, and below it the engine's raw output. */
export function DebugPage() {
  const { leave } = useSessionStore()
  return (
    <DashboardPage hasReturningScript={false}>
      {(state) => <RawDebug state={state} loadCalls={() => loadCalls(leave)} />}
    </DashboardPage>
  )
}

type RawDebugProps = { state: DashboardState; loadCalls: () => Promise<DashboardCalls> }
type Shown = { text: string; isFailure: boolean } | null

/** The engine's raw output for the run that the dashboard shows. */
function RawDebug({ state, loadCalls }: RawDebugProps) {
  const [shown, setShown] = useState<Shown>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isCopied, setIsCopied] = useState(false)
  const canAsk = isManual(state) || hasEnabledAccounts(state)

  const handleFetch = async () => {
    setIsBusy(true)
    setIsCopied(false)
    setShown(await fetchRaw(state, loadCalls))
    setIsBusy(false)
  }
  const handleCopy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    setIsCopied(true)
  }

  return (
    <section aria-labelledby="raw-debug" className="mt-12 border-t-3 border-double border-rule pt-6">
      <h2 id="raw-debug">Raw debug output</h2>
      <p className="mt-2 text-ink-soft">
        {canAsk
          ? 'Your own run in the engine’s format: cents and points, card by card.'
          : 'There’s no run yet. Enter your spending or link an account first.'}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button busy={isBusy} disabled={!canAsk} onClick={() => void handleFetch()}>
          Fetch debug output
        </Button>
        {shown !== null && !shown.isFailure && (
          <Button variant="secondary" onClick={() => void handleCopy(shown.text)}>
            <Copy aria-hidden="true" className="size-5" />
            Copy
          </Button>
        )}
        <span role="status">{isCopied && 'Copied'}</span>
      </div>
      {shown !== null && (
        <pre
          ref={focusableWhileScrolling}
          role={shown.isFailure ? 'alert' : undefined}
          className="panel mt-4 max-h-96 overflow-auto p-4 text-sm"
        >
          {shown.text}
        </pre>
      )}
    </section>
  )
}

async function fetchRaw(state: DashboardState, loadCalls: RawDebugProps['loadCalls']): Promise<Shown> {
  try {
    const calls = await loadCalls()
    try {
      return { text: JSON.stringify(await calls.runDebug(debugRunOf(state)), null, 2), isFailure: false }
    } catch (error) {
      return { text: calls.failureOf(error).message ?? '', isFailure: true }
    }
  } catch {
    return { text: 'We couldn’t load the code for this. Please try again.', isFailure: true }
  }
}

function debugRunOf(state: DashboardState): Parameters<DashboardCalls['runDebug']>[0] {
  const { costs, dates } = state
  const profile = profileOfRun(state)
  if (costs !== null && isManual(state)) {
    return { costs: toMonthlyCosts(costs), window: typedYear(), profile }
  }
  const window = windowOfDates(dates, localToday())
  const nMonths = monthsInWindow(dates.dateType, window)
  return { ...accountsInRun(state.accounts.banks), window, nMonths, profile }
}
