/**
 * What an issuer finds on top. An option is on top as long as no other one of its list comes to more on the card in
 * the period: there is an amount that is paid at least for the one on top, and at most for each of the others. That
 * amount is a decision.
 */
import type { Gate } from './gates.ts'
import type { Route } from './side.ts'

/**
 * 'any' amount: at most what was bought of the option on top is paid for the others. That is not a way to use a card but
 * more than all of them. 'apart' pays for no other option with it. Otherwise the least of what is on top comes to so many
 * cents and has the key, so that of equals only later keys are below it: all that is on top is no lower than that, and
 * all else is lower.
 */
export type TopRange = 'any' | 'apart' | Readonly<{ cents: number; key: string }>

export type TopOption = Readonly<{
  key: string
  /** What was bought of it. */
  cents: number
  /** What goes back of it lowers it on the card, so that as much more may be paid for it. */
  backCents: number
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
  /** Where what comes first has to come to no less than what comes second: the places of the two. */
  order: readonly [number, number] | null
  /** True where what goes to each option can be limited: no limit of the card is shared with anything else. */
  canBeLimited: boolean
}>

/** Of equals the earlier key is on top. */
export function handicapOf({ key }: Readonly<{ key: string }>, other: string): number {
  return key < other ? 1 : 0
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
    const { low, high } = isBound ? boundsOf(list, option) : NO_BOUNDS
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

const NO_BOUNDS = { low: 0, high: Number.POSITIVE_INFINITY }

function boundsOf({ range, options }: TopList, option: TopOption) {
  if (typeof range === 'string') {
    const tops = options.filter(({ isPicked }) => isPicked)
    const most = Math.min(...tops.map(({ key, cents }) => cents - handicapOf(option, key)))
    return { low: 0, high: most + option.backCents }
  }
  const { cents, key } = range
  return option.isPicked
    ? { low: cents + handicapOf({ key }, option.key), high: Number.POSITIVE_INFINITY }
    : { low: 0, high: cents - handicapOf(option, key) }
}

/** What the least of all that is on top can come to at most, where it has the key. */
export function mostOnTop({ options }: TopList, key: string): number {
  const tops = options.filter(({ isPicked }) => isPicked)
  return Math.min(...tops.map((top) => top.cents - handicapOf({ key }, top.key)))
}
