import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx'

/** A skeleton with the layout of the results: headline, the answer, and the top cards. */
export function ResultsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-7 w-11/12" />
      <div className="mt-5 grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 narrow:grid-cols-[11rem_minmax(0,1fr)] narrow:gap-x-8 menu:grid-cols-[13rem_minmax(0,1fr)_16rem]">
        <Skeleton className="aspect-[85.6/54] rounded-control" />
        <SkeletonLines lines={5} />
        <Skeleton className="col-span-2 h-13 w-40 menu:col-span-1" />
      </div>
      <Skeleton className="mt-12 h-9 w-3/4" />
      <div className="mt-4 grid gap-4 wide:grid-cols-3">
        <SkeletonLines lines={9} className="panel p-5" />
        <SkeletonLines lines={9} className="panel hidden p-5 wide:block" />
        <SkeletonLines lines={9} className="panel hidden p-5 wide:block" />
      </div>
    </div>
  )
}
