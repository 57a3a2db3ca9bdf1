import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx'

/** A skeleton with the layout of the results: headline, basis, donut next to its list, a card. */
export function ResultsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-11 w-11/12" />
      <Skeleton className="mt-3 h-5 w-2/3" />
      <div className="panel mt-6 grid gap-6 px-4 py-6 narrow:grid-cols-2 narrow:px-6">
        <Skeleton className="mx-auto size-56 rounded-full" />
        <SkeletonLines lines={7} />
      </div>
      <Skeleton className="mt-10 h-9 w-3/4" />
      <div className="panel mt-4 grid gap-6 px-4 py-6 narrow:grid-cols-[14rem_1fr] narrow:px-6">
        <Skeleton className="h-36 w-56 max-w-full rounded-control" />
        <SkeletonLines lines={6} />
      </div>
    </div>
  )
}
