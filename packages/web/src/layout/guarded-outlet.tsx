import type { ReactNode } from 'react'
import { Outlet, useMatches } from 'react-router'
import { currentHandle } from '../route-handle.ts'
import { AccessGuard } from '../session/guards.tsx'
import { useSessionStore } from '../session/session-context.tsx'
import { Button } from '../ui/button.tsx'
import { NeedsScript, ScriptNote } from '../ui/needs-script.tsx'
import { Skeleton, SkeletonLines } from '../ui/skeleton.tsx'

/** The page of the route, or a placeholder while it may not be shown. */
export function GuardedOutlet() {
  const { access, needsScript = access === 'signed-in', isTool = false } = currentHandle(useMatches())
  const page = (
    <AccessGuard waiting={<Waiting />} askAgain={<AskAgain />}>
      {isTool ? (
        <ToolFrame>
          <Outlet />
        </ToolFrame>
      ) : (
        <Outlet />
      )}
    </AccessGuard>
  )
  if (needsScript === false) {
    return page
  }
  const purpose = needsScript === true ? null : needsScript
  return <NeedsScript otherwise={<ScriptNote purpose={purpose} />}>{page}</NeedsScript>
}

function ToolFrame({ children }: { children: ReactNode }) {
  return (
    // The footer stays below the window while a tool loads.
    <div className="mx-auto min-h-dvh max-w-page narrow:px-6 narrow:py-8">{children}</div>
  )
}

function Waiting() {
  return (
    <div role="status" aria-busy="true" className="mx-auto min-h-dvh max-w-text px-4 py-12 narrow:px-6">
      <p className="text-ink-soft">Checking that you’re signed in</p>
      <Skeleton className="mt-4 h-9 w-2/3" />
      <SkeletonLines lines={4} className="mt-6" />
    </div>
  )
}

function AskAgain() {
  const { start } = useSessionStore()
  return (
    <div className="mx-auto max-w-text px-4 py-12 narrow:px-6">
      <h1>We can’t load this page right now</h1>
      <p className="mt-4 text-base">
        We can’t reach your account at the moment. You’re still signed in, and nothing was lost.
      </p>
      <Button className="mt-6" onClick={() => void start()}>
        Try again
      </Button>
    </div>
  )
}
