/**
 * What a split can come to at most, whatever is picked, at given prices.
 *
 * Let d be a price for each card and gate (see potentials.ts). A split that keeps to all limits gains exactly
 *   Σ of what goes by a lane × (its gain + d of where it goes) + Σ over gates and cards of load × (d above − d),
 * since the prices cancel along every way to the root. So it gains no more than
 *   Σ over buckets of cents × the most that any lane comes to + Σ of that difference × the limit, or × what is asked.
 * A limit on reward holds for cents times rates: at any rate above the lowest a cent counts as several of those that the
 * limit is written in, and pays the difference as often (`weights`).
 * An option that is picked raises its own buckets above what they come to without it. What several raise together is
 * no more than the sum of what each raises, so the most is found point by point: the options that raise most.
 */
import type { Buckets } from './buckets.ts'
import type { Point } from './points.ts'
import type { Side, SideClass } from './side.ts'
import type { Prices } from './split.ts'

export type SeatPoint = Readonly<{ seat: number; point: Point }>

/** 1 for an option that is picked, -1 for one that is not, 0 for one that is not decided. By point, then by option. */
export type Status = readonly (readonly number[])[]

export type Relaxed = Readonly<{
  bound: number
  /** By point: the places of the options that raise the bound most. */
  picks: readonly (readonly number[])[]
  /** By point and option: what it raises. */
  raises: readonly (readonly number[])[]
}>

export type RelaxGround = Readonly<{
  buckets: Buckets
  sides: readonly Side[]
  lows: readonly number[]
  points: readonly SeatPoint[]
}>

export function relax(ground: RelaxGround, prices: Prices, status: Status): Relaxed {
  const { buckets, sides, points } = ground
  const firm = new Float64Array(buckets.cents.length).fill(Number.NEGATIVE_INFINITY)
  for (const [seat, { classes, classOf }] of sides.entries()) {
    const ofClass = classes.map((own) => mostOf(own, prices, seat))
    for (let bucket = 0; bucket < firm.length; bucket++) {
      const value = ofClass[classOf[bucket] ?? 0] ?? 0
      if (value > (firm[bucket] ?? 0)) {
        firm[bucket] = value
      }
    }
  }
  let bound = limitsAt(ground, prices) + refundsAt(ground)
  for (let bucket = 0; bucket < firm.length; bucket++) {
    bound += (buckets.cents[bucket] ?? 0) * (firm[bucket] ?? 0)
  }
  const raises = points.map(({ seat, point }) =>
    point.options.map((option) => {
      let raise = 0
      for (const [place, bucket] of option.buckets.entries()) {
        const own = option.classes[place]
        const more = own === undefined ? 0 : mostOf(own, prices, seat) - (firm[bucket] ?? 0)
        raise += more > 0 ? more * (buckets.cents[bucket] ?? 0) : 0
      }
      return raise
    }),
  )
  const picks = pickAll(points, raises, status)
  // What a split gains is a whole number; what is added covers the parts of it that a sum of weights may lose.
  return { bound: Math.floor(bound + raisedBy(picks, raises) + 0.01), picks, raises }
}

/** What the best picks raise. */
export function raisedBy(picks: Relaxed['picks'], raises: Relaxed['raises']): number {
  let sum = 0
  for (const [index, picked] of picks.entries()) {
    for (const option of picked) {
      sum += raises[index]?.[option] ?? 0
    }
  }
  return sum
}

/** Point by point, save that one option is not first and second of a list at once. */
export function pickAll(
  points: readonly SeatPoint[],
  raises: Relaxed['raises'],
  status: Status,
): (readonly number[])[] {
  return points.map(({ seat, point }, index) => {
    const isPartner = (other: SeatPoint, at: number) =>
      at !== index && other.seat === seat && other.point.id === point.id && other.point.kind === 'top'
    const partner = points.findIndex(isPartner)
    const own = pickBest(point, raises[index] ?? [], status[index] ?? [])
    if (partner < 0 || point.given !== null) {
      return own
    }
    const at = [Math.min(index, partner), Math.max(index, partner)]
    const pair = bestPair(at.map((each) => optionsLeft(raises[each] ?? [], status[each] ?? [])))
    return pair === null ? own : [pair[at.indexOf(index)] ?? -1].filter((option) => option >= 0)
  })
}

type Raise = Readonly<{ option: number; raise: number }>

/** Options that may be picked, with none of them as the last. */
function optionsLeft(raises: readonly number[], status: readonly number[]): Raise[] {
  const forced = status.findIndex((own) => own > 0)
  return forced >= 0
    ? [{ option: forced, raise: raises[forced] ?? 0 }]
    : [
        ...raises.flatMap((raise, option) => (status[option] === 0 && raise > 0 ? [{ option, raise }] : [])),
        { option: -1, raise: 0 },
      ]
}

function bestPair([first = [], second = []]: readonly (readonly Raise[])[]): [number, number] | null {
  let best: [number, number] | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const one of first) {
    for (const other of second) {
      const isApart = one.option < 0 || one.option !== other.option
      if (isApart && one.raise + other.raise > most) {
        most = one.raise + other.raise
        best = [one.option, other.option]
      }
    }
  }
  return best
}

function mostOf({ gains, through, weights }: SideClass, { cards, gates }: Prices, seat: number): number {
  let most = Number.NEGATIVE_INFINITY
  for (let lane = 0; lane < gains.length; lane++) {
    const gate = through[lane] ?? -1
    const own = cards[seat] ?? 0
    const price = gate < 0 ? own : (gates[seat]?.[gate] ?? 0)
    const more = weights === undefined ? 0 : ((weights[lane] ?? 1) - 1) * Math.max(0, own - price)
    const value = (gains[lane] ?? 0) + price - more
    most = value > most ? value : most
  }
  return most
}

function limitsAt({ sides, lows }: RelaxGround, { cards, gates }: Prices): number {
  let sum = 0
  for (const [seat, side] of sides.entries()) {
    const card = cards[seat] ?? 0
    sum -= card * (lows[seat] ?? 0)
    for (const [gate, { high }] of side.gates.entries()) {
      const price = card - (gates[seat]?.[gate] ?? 0)
      sum += price > 0 ? price * (high + (side.open?.refundRoom[gate] ?? 0)) : 0
    }
  }
  return sum
}

/** Refunds cost least where nothing is picked. A card that has to be paid with is given more, by what goes back to it. */
function refundsAt({ buckets: { refunds }, sides }: RelaxGround): number {
  let sum = 0
  for (let refund = 0; refund < refunds.cents.length; refund++) {
    const most = Math.max(...sides.map(({ refundLanesOf }) => refundLanesOf[refund]?.[0]?.gain ?? 0))
    sum -= most * (refunds.cents[refund] ?? 0)
  }
  return sum
}

function pickBest(point: Point, raises: readonly number[], status: readonly number[]): number[] {
  if (point.given !== null) {
    return [...point.given]
  }
  const picked = status.flatMap((own, option) => (own > 0 ? [option] : []))
  const left = raises
    .map((raise, option) => ({ raise, option }))
    .filter(({ raise, option }) => raise > 0 && (status[option] ?? 0) === 0)
    .sort((a, b) => b.raise - a.raise)
    .slice(0, Math.max(0, point.count - picked.length))
  return [...picked, ...left.map(({ option }) => option)].sort((a, b) => a - b)
}
