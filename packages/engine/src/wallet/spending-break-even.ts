/**
 * Spending moves every wallet in its own way: a bonus is reached all at once, a limit fills up and then pays less, and
 * the order of days under a limit can even make more spending earn less. So nothing is inferred here. The question is
 * run step by step, two percent or ten dollars a month at a time, then at every tenth of the step in which the winner
 * changes, and the last tenth is halved down to a thousandth of the spending.
 */
import type { Point, Run } from './lever-run.ts'

/** Two percent of what is spent now, in thousandths. */
const TWO_PERCENT = 20
const PARTS_OF_STEP = 10

type Way = Readonly<{
  now: number
  end: number
  /** Thousandths that are ten dollars a month. */
  tenDollars: number
}>

/** The nearest value at which another wallet stands first; null where there is none. */
export function findSpendingChange(
  run: Run,
  way: Way,
  onProgress: (done: number) => void,
): Point | null | 'stopped' {
  if (!Number.isFinite(way.tenDollars)) {
    return null
  }
  let last = way.now
  for (const value of stepsOf(way)) {
    const point = run(value)
    if (point === null || !point.isOwn) {
      return point === null ? 'stopped' : firstPart(run, last, point)
    }
    last = value
    onProgress(Math.abs(value - way.now) / Math.abs(way.end - way.now))
  }
  return null
}

/** Downwards by parts of what is spent now, upwards by as large a part of what is spent there. */
function stepsOf({ now, end, tenDollars }: Way): number[] {
  const values: number[] = []
  const least = Math.max(TWO_PERCENT, tenDollars)
  let value = now
  while (value !== end) {
    value =
      end < now
        ? Math.max(end, value - least)
        : Math.min(end, value + Math.max(least, Math.trunc(value / 50)))
    values.push(value)
  }
  return values
}

function firstPart(run: Run, from: number, change: Point): Point | 'stopped' {
  const steps = Math.abs(change.value - from)
  const part = Math.max(1, Math.round(steps / PARTS_OF_STEP)) * Math.sign(change.value - from)
  let last = from
  for (let value = from + part; Math.abs(value - from) < steps; value += part) {
    const point = run(value)
    if (point === null || !point.isOwn) {
      return point === null ? 'stopped' : halve(run, last, point)
    }
    last = value
  }
  return halve(run, last, change)
}

function halve(run: Run, from: number, change: Point): Point | 'stopped' {
  let [last, found] = [from, change]
  while (Math.abs(found.value - last) > 1) {
    const point = run(Math.trunc((found.value + last) / 2))
    if (point === null) {
      return 'stopped'
    }
    if (point.isOwn) {
      last = point.value
    } else {
      found = point
    }
  }
  return found
}
