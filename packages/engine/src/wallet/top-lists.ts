/** The lists of a card of which the issuer finds something on top, with what is thought to be on top of them. */
import type { Buckets } from './buckets.ts'
import type { GateTable } from './gates.ts'
import type { Decided } from './open-side.ts'
import type { Point } from './points.ts'
import type { Room } from './rooms.ts'
import type { Terms } from './terms.ts'
import type { TopList } from './tops.ts'

type TopFacts = Readonly<{ buckets: Buckets; points: readonly Point[]; table: GateTable }>

export function topListsOf(
  { buckets, points, table }: TopFacts,
  picks: Decided['picks'],
  ranges: Decided['tops'],
  termsOf: readonly Terms[],
  rooms: readonly Room[],
): TopList[] {
  const inRooms = new Set(rooms.flatMap(({ users }) => users))
  const byId = new Map<string, { point: Point; picked: Set<number>; ranked: Ranked[] }>()
  for (const [index, point] of points.entries()) {
    if (point.kind === 'top') {
      const found = byId.get(point.id) ?? { point, picked: new Set<number>(), ranked: [] }
      byId.set(point.id, found)
      for (const place of picks[index] ?? []) {
        found.picked.add(place)
        found.ranked.push({ point, place })
      }
    }
  }
  return [...byId].map(([id, { point, picked, ranked }]): TopList => {
    const options = point.options.map(({ key, buckets: own, refunds }, place) => ({
      key,
      cents: sumAt(buckets.cents, own),
      backCents: sumAt(buckets.refunds.cents, refunds),
      buckets: own,
      refunds,
      isPicked: picked.has(place),
    }))
    const range = ranges.get(id) ?? 'any'
    return { id, options, range, order: orderOf(ranked), canBeLimited: areGatesApart(options) }
  })

  /** A limit is apart where all that goes through it is of one option of the list. */
  function areGatesApart(options: TopList['options']): boolean {
    const optionOf = new Map(
      options.flatMap((option, place) => option.buckets.map((bucket) => [bucket, place])),
    )
    const userOf = new Map<number, number>()
    if ([...optionOf.keys()].some((bucket) => inRooms.has(bucket))) {
      return false
    }
    return termsOf.every(({ lanes }, bucket) =>
      lanes.every(({ cap }) => {
        const gate = table.indexAt(cap, buckets.stretchOf[bucket] ?? 0)
        const user = optionOf.get(bucket) ?? -1
        const known = userOf.get(gate) ?? user
        userOf.set(gate, known)
        return gate < 0 || known === user
      }),
    )
  }
}

type Ranked = Readonly<{ point: Point; place: number }>

/**
 * Null where the order of first and second does not matter: if coming first is worth as much more than coming second for
 * every cent of both, the two are paid no less when the other one comes first because more is paid for it.
 */
function orderOf([first, second]: readonly Ranked[]): TopList['order'] {
  if (first === undefined || second === undefined) {
    return null
  }
  const gainsAt = ({ point }: Ranked, place: number) =>
    point.options[place]?.terms.map(({ lanes }) => lanes[0]?.gain ?? 0) ?? []
  const more = [first.place, second.place].flatMap((place) => {
    const later = gainsAt(second, place)
    return gainsAt(first, place).map((gain, at) => gain - (later[at] ?? 0))
  })
  return new Set(more).size > 1 ? [first.place, second.place] : null
}

function sumAt(cents: Float64Array, places: readonly number[]): number {
  return places.reduce((sum, place) => sum + (cents[place] ?? 0), 0)
}
