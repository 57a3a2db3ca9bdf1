/**
 * What an issuer finds on top. An option is on top as long as no other one of its list comes to more on the card in
 * the period. So an option is thought to be on top, and what may be paid for the others is a decision: anything, to
 * see what could be gained; or less than an amount that is paid at least for the one on top.
 */
import type { Gate } from './gates.ts'
import type { Route } from './side.ts'

/** 'any' is not a way to use a card but more than all of them; 'apart' pays for no other option with it. */
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
    const isBound = typeof range === 'object'
    const high =
      isBound && !option.isPicked ? range.cents - handicapOf(list, option) : Number.POSITIVE_INFINITY
    const low = isBound && option.isPicked ? range.cents : 0
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
