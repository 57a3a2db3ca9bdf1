import { lazy, memo, Suspense, useEffect, useMemo, useState } from 'react'
import { withReference } from '../../api/reference.ts'
import { useNearViewport } from '../../lib/use-near-viewport.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { loadValueChart } from './load-value-chart.ts'
import { type LoadValue, useValueOverTime } from './use-value-over-time.ts'
import { type ChartedCard, type Counting, type ValueLine, valueLinesOf } from './value-lines.ts'

const ValueChart = lazy(() => loadValueChart().then((module) => ({ default: module.ValueChart })))

export type ValueOverTimeProps = Counting & {
  /** The best three, best first. */
  cards: readonly ChartedCard[]
  /** Anything that identifies the results: values are loaded again when it changes. */
  basis: unknown
  load: LoadValue
}

/** Chart of what the best cards would have been worth month by month. Loads when it comes near the screen. */
export const ValueOverTime = memo(function ValueOverTime(props: ValueOverTimeProps) {
  const { cards, basis, load, hasIntroBonus, calculation } = props
  const [isNear, watch] = useNearViewport()
  const ids = cards.map(({ cardId }) => cardId)
  const { asked, retry } = useValueOverTime(load, ids, basis, isNear)
  const { value } = asked
  const lines = useMemo(
    () => (value === null ? [] : valueLinesOf(value, cards, { hasIntroBonus, calculation })),
    [value, cards, hasIntroBonus, calculation],
  )
  const shown = useLastComplete(lines, lines.length === cards.length)
  if (cards.length === 0) {
    return null
  }
  return (
    <section
      ref={watch}
      aria-label="Value over 36 months"
      aria-busy={isNear && asked.status === 'loading'}
      className="min-w-0"
    >
      {asked.status === 'failed' && <Failure error={asked.error} onRetry={retry} />}
      {asked.status !== 'failed' && shown.length === 0 && <ChartSkeleton />}
      {asked.status !== 'failed' && shown.length > 0 && (
        <Suspense fallback={<ChartSkeleton />}>
          <div
            className={classNames(
              'transition-opacity',
              minHeight,
              asked.status === 'loading' && 'opacity-60',
            )}
          >
            <ValueChart lines={shown} summary={summaryOf(props)} />
          </div>
        </Suspense>
      )}
    </section>
  )
})

/** The last lines of all cards: the chart of the previous cards stays until the values of the next ones arrive. */
function useLastComplete(lines: readonly ValueLine[], isComplete: boolean): readonly ValueLine[] {
  const [last, setLast] = useState<readonly ValueLine[]>([])
  useEffect(() => {
    if (isComplete) {
      setLast(lines)
    }
  }, [lines, isComplete])
  return isComplete ? lines : last
}

/** What the lines add up, by what counts. */
function summaryOf({ hasIntroBonus, calculation }: Counting): string {
  const parts = [
    ...(calculation.isReward === false ? [] : ['rewards']),
    ...(hasIntroBonus && calculation.isIntro !== false ? ['intro bonus'] : []),
  ]
  const gained = parts.length === 0 ? 'nothing' : parts.join(' plus ')
  const fee = calculation.isAnnual === false ? '' : ', minus annual fees as they’re charged'
  return `Total after each month: ${gained}${fee}.`
}

/** The chart with two crossovers of two lines each. What's below it must not move when it appears. */
const minHeight = 'min-h-176 narrow:min-h-122'

function ChartSkeleton() {
  return (
    <div data-print="hide" className={minHeight}>
      <Skeleton className="h-8 w-full max-w-96" />
      <Skeleton className="mt-2 h-5 w-full max-w-text" />
      <Skeleton className="mt-6 h-70 w-full rounded-control" />
      <p className="sr-only">Calculating the value over 36 months</p>
    </div>
  )
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className={classNames('flex flex-col items-start gap-3', minHeight)}>
      <h2>Value over 36 months</h2>
      <p>{withReference('We couldn’t load this chart. Check your connection and try again.', error)}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
