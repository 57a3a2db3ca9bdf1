/**
 * Plans the days on which ordered caps fill up. Until that day no purchase that counts against the cap may go beyond it, and
 * after it none can go under it, so the engine pays what the plan expects.
 */
import { netDays, type SpendBuckets } from '../model/buckets.ts'
import type { PlanStyle } from '../model/year-plan.ts'
import type { DecidedYear } from './plan-options.ts'

/** By card: the slot of the day on which each ordered cap node fills up. */
type FillDays = readonly Map<number, number>[]

/** Days by which the day on which a cap fills up is moved. */
const DAY_STEPS = [31, 8, 2]

/** Tries fill days that follow from a plan, and moves each of them as long as the total grows. */
export function timeCaps(
  buckets: SpendBuckets,
  permissive: DecidedYear,
  totalOf: (styles: readonly PlanStyle[]) => number,
): void {
  for (const fullAt of [fillDays(buckets, permissive), earlyFillDays(buckets, permissive)]) {
    moveDays(buckets, fullAt, totalOf)
  }
}

/** Changes `fullAt`. */
function moveDays(
  buckets: SpendBuckets,
  fullAt: FillDays,
  totalOf: (styles: readonly PlanStyle[]) => number,
): void {
  const now = () => totalOf(fullAt.map((own) => ({ spill: 'none', canTrail: true, fullAt: own })))
  let most = now()
  for (const own of fullAt) {
    for (const node of own.keys()) {
      for (const step of DAY_STEPS.flatMap((days) => [-days, days])) {
        for (let isBetter = true; isBetter; ) {
          const before = own.get(node) ?? 0
          own.set(node, Math.min(Math.max(0, before + step), buckets.year.days.length - 1))
          const total = own.get(node) === before ? most : now()
          isBetter = total > most
          own.set(node, isBetter ? (own.get(node) ?? 0) : before)
          most = Math.max(most, total)
        }
      }
    }
  }
}

/** By card: the first day on which the purchases that gain most under each ordered cap could fill it, or their last. */
function earlyFillDays(buckets: SpendBuckets, { plans }: DecidedYear): FillDays {
  return plans.map(({ orderedCaps, termsOf, capNodes }) => {
    const gainOf = (bucket: number) => termsOf[bucket]?.arcs[0]?.gain ?? 0
    return new Map(
      orderedCaps.map(({ node, users }) => {
        const most = Math.max(...users.map(gainOf))
        const best = users.filter((bucket) => gainOf(bucket) === most)
        const days = best.flatMap((bucket) => netDays(buckets, bucket)).sort((a, b) => a.slot - b.slot)
        let [left, last] = [capNodes[node]?.capacity ?? 0, 0]
        for (const { slot, cents } of days) {
          last = left > 0 ? slot : last
          left -= cents
        }
        return [node, last]
      }),
    )
  })
}

/** By card: the last day of the slices in which an allocation uses each ordered cap. */
function fillDays(buckets: SpendBuckets, { plans, allocation }: DecidedYear): FillDays {
  const under = cappedBuckets({ plans, allocation })
  return plans.map(
    ({ orderedCaps }, card) =>
      new Map(
        orderedCaps.map(({ node, users }) => {
          const slices = users
            .filter((bucket) => under[card]?.has(bucket) === true)
            .map((bucket) => buckets.sliceOf[bucket] ?? 0)
          return [node, Math.max(0, buckets.sliceOfSlot.lastIndexOf(Math.max(0, ...slices)))]
        }),
      ),
  )
}

/** By card: buckets with spending under a cap. */
export function cappedBuckets({
  plans,
  allocation: { groups, flows },
}: Pick<DecidedYear, 'plans' | 'allocation'>): Set<number>[] {
  const found = plans.map(() => new Set<number>())
  for (const [index, { buckets, cards, arcs }] of groups.entries()) {
    for (const [at, card] of cards.entries()) {
      const arc = plans[card]?.termsOf[buckets[0] ?? 0]?.arcs[arcs[at] ?? 0]
      for (const bucket of (arc?.cap ?? -1) >= 0 && (flows[index]?.[at] ?? 0) > 0 ? buckets : []) {
        found[card]?.add(bucket)
      }
    }
  }
  return found
}
