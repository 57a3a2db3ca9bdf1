import { classNames } from '../../ui/class-names.ts'
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx'

export type PanelSkeletonProps = {
  /** True for very short waits: no animation. */
  isStill?: boolean
  className?: string
}

/** Placeholder with the shape of a card panel. */
export function PanelSkeleton({ isStill = false, className }: PanelSkeletonProps) {
  return (
    <div
      data-print="hide"
      className={classNames(
        'panel grid content-start gap-x-8 gap-y-5 overflow-hidden px-4 py-5 narrow:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] narrow:p-8',
        isStill && '**:animate-none',
        className,
      )}
    >
      <div>
        <Skeleton className="h-8 w-3/4" />
        <Skeleton className="mt-4 aspect-[85.6/54] max-w-56 rounded-control narrow:max-w-80" />
      </div>
      <SkeletonLines lines={9} />
      <SkeletonLines lines={12} className="col-span-full mt-4" />
    </div>
  )
}
