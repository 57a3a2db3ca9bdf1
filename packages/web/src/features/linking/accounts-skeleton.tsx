import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'

/** Two groups of two accounts, the most common shape. */
export function AccountsSkeleton() {
  return (
    <section aria-label="Linked accounts" aria-busy="true" className="grid gap-3">
      <Spinner label="Loading your accounts" className="sr-only" />
      {['debit', 'credit'].map((group) => (
        <div key={group} className="panel px-4 pb-2">
          <div className="flex min-h-14 items-center gap-3">
            <Skeleton className="size-6" />
            <Skeleton className="h-4 w-2/5" />
          </div>
          <SkeletonAccount />
          <SkeletonAccount />
        </div>
      ))}
    </section>
  )
}

function SkeletonAccount() {
  return (
    <div className="flex items-center gap-3 border-t border-hairline py-3.5">
      <Skeleton className="size-9 rounded-full" />
      <span className="grid flex-1 gap-2">
        <Skeleton className="h-3 w-3/5" />
        <Skeleton className="h-3 w-2/5" />
      </span>
      <Skeleton className="h-6 w-11 rounded-full" />
    </div>
  )
}
