/** What is left to decide of the options of a search, and which of them comes next. */
import { pickAll, type Relaxed, raisedBy, type SeatPoint, type Status } from './relaxation.ts'

/** Options that would take the bound below what is of interest, were they decided the other way, are decided. */
export function fixHopeless(
  points: readonly SeatPoint[],
  status: Status,
  { bound, picks, raises }: Relaxed,
  least: number,
): Status {
  const now = raisedBy(picks, raises)
  return status.map((own, index) =>
    own.map((decision, option) => {
      if (decision !== 0) {
        return decision
      }
      const isPicked = picks[index]?.includes(option) === true
      const isFull = own.filter((each) => each > 0).length >= (points[index]?.point.count ?? 0)
      if (!isPicked && isFull) {
        return -1
      }
      const other = status.map((each, place) =>
        place === index ? each.with(option, isPicked ? -1 : 1) : each,
      )
      const raised = raisedBy(pickAll(points, raises, other), raises)
      const fixed = isPicked ? 1 : -1
      return bound - now + raised <= least ? fixed : 0
    }),
  )
}

/** The undecided option that raises the bound most. */
export function nextToDecide(status: Status, { raises }: Relaxed): [number, number] {
  let [index, option, most] = [-1, -1, Number.NEGATIVE_INFINITY]
  for (const [place, own] of status.entries()) {
    for (const [at, decision] of own.entries()) {
      const raise = raises[place]?.[at] ?? 0
      if (decision === 0 && raise > most) {
        ;[index, option, most] = [place, at, raise]
      }
    }
  }
  return [index, option]
}
