/**
 * What an issuer finds on top. An option is on top as long as no other one of its list comes to more on the card in
 * the period: there is an amount that is paid at least for the one on top, and at most for each of the others. That
 * amount is a decision.
 */
import type { Buckets } from './buckets.ts'
import type { Gate } from './gates.ts'
import type { Route } from './side.ts'

/**
 * 'any' amount: at most what was bought of the option on top is paid for the others. That is not a way to use a card but
 * more than all of them. 'apart' pays for no other option with it.
 */
export type TopRange = 'any' | 'apart' | Readonly<{ cents: number }>

export type TopOption = Readonly<{
  key: string
  buckets: readonly number[]
  /** Refunds of the option in the period. */
  refunds: readonly number[]
  isPicked: boolean
}>

/** A list of options in one period. */
export type TopList = Readonly<{
  id: string
  options: readonly TopOption[]
  range: TopRange
  /** Cents that were bought of each option that is picked: the least of them. */
  most: number
  /** True where what goes to each option can be limited: no limit of the card is shared with anything else. */
  canBeLimited: boolean
}>

/** Of equals the earlier key is on top. */
export function handicapOf(list: TopList, { key }: TopOption): number {
  return list.options.some((other) => other.isPicked && key < other.key) ? 1 : 0
}

export function routeTops(
  list: TopList,
  gates: Gate[],
  routeOf: (bucket: number) => Route,
): Map<number, Route> {
  const { range } = list
  const routes = new Map<number, Route>()
  for (const option of list.options) {
    if (option.isPicked && typeof range === 'string') {
      continue
    }
    const isBound = range !== 'apart' && list.canBeLimited
    const { low: least, high: most } =
      typeof range === 'object' ? { low: range.cents, high: range.cents } : { low: 0, high: list.most }
    const high = isBound && !option.isPicked ? most - handicapOf(list, option) : Number.POSITIVE_INFINITY
    const low = isBound && option.isPicked ? least : 0
    const gate = gates.push({ cap: -1, period: 0, low, high: Math.max(0, high), above: -1 }) - 1
    for (const bucket of option.buckets) {
      const { lanes, through } = routeOf(bucket)
      if (range === 'apart') {
        routes.set(bucket, { lanes: [], through: [] })
        continue
      }
      for (const own of through) {
        const found = gates[own]
        if (isBound && found !== undefined) {
          gates[own] = { ...found, above: gate }
        }
      }
      routes.set(bucket, { lanes, through: through.map((own) => (own < 0 ? gate : own)) })
    }
  }
  return routes
}

export function mostOnTop(options: TopList['options'], { cents }: Buckets): number {
  const sums = options
    .filter(({ isPicked }) => isPicked)
    .map((option) => option.buckets.reduce((sum, bucket) => sum + (cents[bucket] ?? 0), 0))
  return Math.min(...sums)
}
