/** The option with the most spending is found by the issuer, of what is paid with its card: the split has to keep it on top. */
import { type Board, periodAt, type Side } from './board.ts'
import type { Decided, Restriction } from './decide.ts'
import { pickedIn } from './picks.ts'

/** Null where every option that is paid as the top one is on top. Otherwise it leads with little, or with more. */
export function checkTops(decided: Decided): Restriction[] | null {
  const { sides, restrictions } = decided
  for (const each of restrictions) {
    if (each.kind !== 'pick') {
      continue
    }
    const { seat, choice, period } = each
    const facts = sides[seat]?.terms.choices[choice]
    const [picked] = pickedIn(sides, restrictions, each)
    if (facts?.kind !== 'top' || picked === undefined) {
      continue
    }
    const better = betterPicks(decided, each)
    if (better.includes(picked)) {
      return []
    }
    const spent = spentByOption(decided.board, sides, decided.split, each)
    const own = spent[picked] ?? 0
    const most = Math.max(0, ...spent.filter((_, option) => option !== picked && !better.includes(option)))
    if (most > own) {
      const last = restrictions.findLast(
        (other) =>
          other.kind === 'top' && other.seat === seat && other.choice === choice && other.period === period,
      )
      const { low, high } = last?.kind === 'top' ? last : { low: 0, high: Number.POSITIVE_INFINITY }
      const middle = Math.floor((own + most) / 2)
      const part = (from: number, to: number): Restriction => ({
        kind: 'top',
        seat,
        choice,
        period,
        low: from,
        high: to,
      })
      return [part(low, middle), part(middle + 1, high)]
    }
  }
  return null
}

type At = Readonly<{ seat: number; choice: number; period: number }>

/** Options of the same list that stand above a rank, as far as they are decided. */
export function betterPicks(
  { sides, restrictions }: Pick<Decided, 'sides' | 'restrictions'>,
  { seat, choice, period }: At,
): number[] {
  const choices = sides[seat]?.terms.choices ?? []
  const rank = choices[choice]?.rank ?? 0
  return choices.flatMap((other, index) =>
    other.kind === 'top' && other.rank < rank
      ? pickedIn(sides, restrictions, { seat, choice: index, period })
      : [],
  )
}

/** Cents that the card pays for each option of a choice in a period. */
function spentByOption(
  { buckets }: Board,
  sides: readonly Side[],
  { sources, flows }: Decided['split'],
  { seat, choice, period }: At,
): number[] {
  const side = sides[seat]
  const facts = side?.terms.choices[choice]
  const spent = new Array<number>(facts?.options ?? 0).fill(0)
  for (const [place, { buckets: members, lanes }] of sources.entries()) {
    const bucket = members[0] ?? 0
    const stretch = buckets.stretches[buckets.stretchOf[bucket] ?? 0]
    const cell = buckets.cells[buckets.rowOf[bucket] ?? 0]
    const isInPeriod = facts !== undefined && stretch !== undefined && periodAt(facts.per, stretch) === period
    const option = cell === undefined || !isInPeriod ? -1 : (side?.terms.optionOf(choice, cell) ?? -1)
    if (option >= 0) {
      const cents = lanes.reduce(
        (sum, lane, at) => sum + (lane.seat === seat ? (flows[place]?.[at] ?? 0) : 0),
        0,
      )
      spent[option] = (spent[option] ?? 0) + cents
    }
  }
  return spent
}
