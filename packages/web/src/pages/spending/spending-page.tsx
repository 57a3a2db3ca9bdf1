import { lazy, Suspense, useEffect, useState } from 'react'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { ToastProvider } from '../../ui/toast.tsx'

const Workspace = lazy(async () => ({
  default: (await import('./spending-workspace.tsx')).SpendingWorkspace,
}))

/** Every transaction, to check and to correct. The server renders the same page for everyone. */
export function SpendingPage() {
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => setIsMounted(true), [])
  return (
    <ToastProvider>
      <div className="mx-auto min-h-dvh w-full max-w-page px-4 py-4 narrow:px-0 narrow:py-2">
        {isMounted ? (
          <Suspense fallback={<Waiting />}>
            <Workspace />
          </Suspense>
        ) : (
          <Waiting />
        )}
      </div>
    </ToastProvider>
  )
}

function Waiting() {
  return (
    <div aria-busy="true">
      <h1 className="text-2xl">Your spending</h1>
      <p className="sr-only">Loading your spending…</p>
      <SkeletonLines lines={8} className="mt-4" />
    </div>
  )
}
