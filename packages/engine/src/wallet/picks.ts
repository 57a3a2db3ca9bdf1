/** Options of which a person, or the issuer, takes some in each period. */
import { type Board, periodAt, type Side } from './board.ts'
import type { Stretch } from './buckets.ts'
import type { Decided, Restriction } from './decide.ts'
import type { IsPicked } from './terms.ts'

type PickRestriction = Extract<Restriction, { kind: 'pick' }>
type At = Readonly<{ seat: number; choice: number; period: number }>

/** The card's terms when only some options are left to certain periods. */
export function restrictPicks(
  { buckets }: Board,
  side: Side,
  seat: number,
  restrictions: readonly Restriction[],
): Side {
  if (!restrictions.some((each) => each.kind === 'pick' && each.seat === seat)) {
    return side
  }
  const { choices, termsAt } = side.terms
  const isPicked: IsPicked = (choice, option, stretch) => {
    const { per = 'year', count = 0 } = choices[choice] ?? {}
    const last = lastPick(restrictions, { seat, choice, period: periodAt(per, stretch) })
    if (last === undefined) {
      return 'maybe'
    }
    if (last.taken.includes(option)) {
      return 'yes'
    }
    const isOut = last.taken.length >= count || last.refused.includes(option)
    return isOut ? 'no' : 'maybe'
  }
  const termsOf = side.termsOf.map((terms, bucket) => {
    const cell = buckets.cells[buckets.rowOf[bucket] ?? 0]
    const stretch = buckets.stretches[buckets.stretchOf[bucket] ?? 0]
    const isOpen = terms.lanes.some(({ pick }) => pick !== null)
    return isOpen && cell !== undefined && stretch !== undefined ? termsAt(cell, stretch, isPicked) : terms
  })
  return { ...side, termsOf }
}

function lastPick(restrictions: readonly Restriction[], at: At): PickRestriction | undefined {
  const last = restrictions.findLast(
    (each) =>
      each.kind === 'pick' &&
      each.seat === at.seat &&
      each.choice === at.choice &&
      each.period === at.period,
  )
  return last?.kind === 'pick' ? last : undefined
}

/** The options that a period's choice has taken for sure, once it can take no more. */
export function pickedIn(sides: readonly Side[], restrictions: readonly Restriction[], at: At): readonly number[] {
  const taken = lastPick(restrictions, at)?.taken ?? []
  return taken.length >= (sides[at.seat]?.terms.choices[at.choice]?.count ?? 0) ? taken : []
}

type Taken = At & Readonly<{ cents: Map<number, number> }>

/**
 * Null where no card pays for more options of a period than it may; otherwise the two parts into which the question
 * falls: the option that is paid most is taken, or it is refused. What the issuer finds on top has to be decided even
 * where one option alone is paid.
 */
export function checkPicks({ board, sides, split, restrictions }: Decided): Restriction[] | null {
  for (const { seat, choice, period, cents } of takenOptions(board, sides, split)) {
    const facts = sides[seat]?.terms.choices[choice]
    const { taken = [], refused = [] } = lastPick(restrictions, { seat, choice, period }) ?? {}
    const count = facts?.count ?? 0
    if (cents.size + taken.length > count || facts?.kind === 'top') {
      const [most = 0] = [...cents].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([option]) => option)
      const at = { kind: 'pick' as const, seat, choice, period }
      return [
        { ...at, taken: [...taken, most], refused },
        { ...at, taken, refused: [...refused, most] },
      ]
    }
  }
  return null
}

/** Cents that go by lanes for which an option has to be picked, by card, choice, period and option. */
function takenOptions(
  { buckets }: Board,
  sides: readonly Side[],
  { sources, flows }: Decided['split'],
): Taken[] {
  const found = new Map<string, Taken>()
  for (const [place, { buckets: members, lanes }] of sources.entries()) {
    const bucket = members[0] ?? 0
    for (const [at, { seat, lane }] of lanes.entries()) {
      const cents = flows[place]?.[at] ?? 0
      const pick = sides[seat]?.termsOf[bucket]?.lanes[lane]?.pick
      if (cents > 0 && pick !== null && pick !== undefined) {
        // Buckets of one source may lie in several periods where no limit tells them apart.
        for (const member of members) {
          const stretch = buckets.stretches[buckets.stretchOf[member] ?? 0]
          addTaken(found, sides, { seat, ...pick, stretch }, buckets.cents[member] ?? 0)
        }
      }
    }
  }
  return [...found.values()]
}

function addTaken(
  found: Map<string, Taken>,
  sides: readonly Side[],
  at: Readonly<{ seat: number; choice: number; option: number; stretch: Stretch | undefined }>,
  cents: number,
): void {
  const { seat, choice, option, stretch } = at
  const per = sides[seat]?.terms.choices[choice]?.per
  if (per === undefined || stretch === undefined) {
    return
  }
  const period = periodAt(per, stretch)
  const key = `${seat} ${choice} ${period}`
  const taken = found.get(key) ?? { seat, choice, period, cents: new Map<number, number>() }
  taken.cents.set(option, (taken.cents.get(option) ?? 0) + cents)
  found.set(key, taken)
}
