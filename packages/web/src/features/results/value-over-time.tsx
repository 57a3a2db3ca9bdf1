import type { ValueOverTime as MonthlyValues } from '@cardsight/contract/backtest'
import { lazy, memo, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { withReference } from '../../api/reference.ts'
import { useNearViewport } from '../../lib/use-browser-state.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import {
  type ChartedCard,
  type Counting,
  leadText,
  plainLineOf,
  type ValueLine,
  valueLinesOf,
} from './value-lines.ts'

const ValueChart = lazy(() => import('./value-chart.tsx').then((module) => ({ default: module.ValueChart })))

export type ValueOverTimeProps = Counting & {
  /** The pick, and then the card that the person has. */
  cards: readonly ChartedCard[]
  /** Dollars that a 2% card earns in a year; null to leave it out, because parts of the totals are. */
  plainYear: number | null
  /** Anything that identifies the results: values are loaded again when it changes. */
  basis: unknown
  load: LoadValue
}

/** Chart of what the pick would have been worth month by month, next to the person's card and a 2% card. Loads when it comes near the screen. */
export const ValueOverTime = memo(function ValueOverTime(props: ValueOverTimeProps) {
  const { cards, plainYear, basis, load, hasIntroBonus, calculation } = props
  const [isNear, watch] = useNearViewport()
  const ids = cards.map(({ cardId }) => cardId)
  const { asked, retry } = useValueOverTime(load, ids, basis, isNear)
  const { value } = asked
  const lines = useMemo(
    () => (value === null ? [] : valueLinesOf(value, cards, { hasIntroBonus, calculation })),
    [value, cards, hasIntroBonus, calculation],
  )
  const shown = useLastComplete(lines, lines.length === cards.length)
  const plain = useMemo(() => (plainYear === null ? null : plainLineOf(plainYear)), [plainYear])
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
            <ValueChart
              lines={plain === null ? shown : [...shown, plain]}
              summary={
                plain === null || shown[0] === undefined ? summaryOf(props) : leadText(shown[0], plain)
              }
            />
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

/** The chart with a title of two lines. What's below it must not move when it appears. */
const minHeight = 'min-h-90'

function ChartSkeleton() {
  return (
    <div data-print="hide" className={minHeight}>
      <Skeleton className="h-8 w-full max-w-96" />
      <Skeleton className="mt-2 h-5 w-full max-w-text" />
      <Skeleton className="mt-4 h-50 w-full rounded-control" />
      <p className="sr-only">Calculating the value over 36 months</p>
    </div>
  )
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className={classNames('flex flex-col items-start gap-3', minHeight)}>
      <h2 className="text-xl">Value over 36 months</h2>
      <p>{withReference('We couldn’t load this chart. Check your connection and try again.', error)}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

export type LoadValue = (cardIds: readonly string[]) => Promise<MonthlyValues>

type AskedValue = Readonly<{
  status: 'loading' | 'failed' | 'answered'
  /** The latest values; while new ones load, the previous ones. */
  value: MonthlyValues | null
  /** Why it failed. */
  error?: unknown
}>

/** Results that change while somebody types settle within this time. */
const SETTLE_MS = 250

/** Loads the values of the cards, and again for another basis or when `retry` is called. */
function useValueOverTime(load: LoadValue, cardIds: readonly string[], basis: unknown, isWanted: boolean) {
  const [asked, setAsked] = useState<AskedValue>({ status: 'loading', value: null })
  const [attempt, setAttempt] = useState(0)
  const key = cardIds.join(' ')
  // The page creates a new function for each render; that is no reason to load again.
  const latestLoad = useRef(load)
  const hasLoaded = useRef(false)
  useEffect(() => {
    latestLoad.current = load
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new basis or attempt loads again
  useEffect(() => {
    if (!isWanted || key === '') {
      return undefined
    }
    let isCurrent = true
    setAsked(({ value }) => ({ status: 'loading', value }))
    const ask = () =>
      latestLoad.current(key.split(' ')).then(
        (value) => isCurrent && setAsked({ status: 'answered', value }),
        (error: unknown) => isCurrent && setAsked({ status: 'failed', value: null, error }),
      )
    const timer = setTimeout(ask, hasLoaded.current ? SETTLE_MS : 0)
    hasLoaded.current = true
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [key, basis, attempt, isWanted])
  return { asked, retry: () => setAttempt((count) => count + 1) }
}
