/**
 * The best split that can really be done. `splitYear` leaves every option open and lets limits be used in any order,
 * so it gives at least as much. Where its answer could not be done, the question is parted in two or more, each with
 * less left open, none of which loses a split that can be done; the best answer that can be done is then the first
 * one to come up when answers are taken from the highest down.
 */
import type { Board, Side } from './board.ts'
import { checkOrder, cutByOrder } from './order.ts'
import { checkPicks, pickedIn, restrictPicks } from './picks.ts'
import type { TopBound } from './nodes.ts'
import { type Split, splitYear } from './split.ts'
import { betterPicks, checkTops } from './tops.ts'

/** What is no longer left open. The last word on a limit, a choice or a lead is the one that counts. */
export type Restriction =
  /** Options of a card's choice that pay in a period for sure, and options that do not. */
  | Readonly<{
      kind: 'pick'
      seat: number
      choice: number
      period: number
      taken: readonly number[]
      refused: readonly number[]
    }>
  /** A limit is full between two positions of its period: before them nothing goes beyond it, after them all does. */
  | Readonly<{ kind: 'order'; seat: number; cap: number; period: number; from: number; until: number }>
  /** The option on top is paid at least `low` cents with the card, each option below it at most `high`. */
  | Readonly<{ kind: 'top'; seat: number; choice: number; period: number; low: number; high: number }>

/** A split together with what it was found on: restricted sides, and buckets cut into pieces. */
export type Decided = Readonly<{
  board: Board
  sides: readonly Side[]
  split: Split
  restrictions: readonly Restriction[]
}>

/** The best split that can be done when card c has to pay at least `lows[c]` cents; null where there is none. */
export function decideSplit(board: Board, sides: readonly Side[], lows: readonly number[]): Decided | null {
  const open: Decided[] = []
  const add = (restrictions: readonly Restriction[]) => {
    const decided = splitUnder(board, sides, lows, restrictions)
    if (decided !== null) {
      open.push(decided)
    }
  }
  add([])
  for (;;) {
    const best = takeBest(open)
    if (best === null) {
      return null
    }
    const parts = checkPicks(best) ?? checkTops(best) ?? checkOrder(best)
    if (parts === null) {
      return best
    }
    for (const part of parts) {
      add([...best.restrictions, part])
    }
  }
}

function takeBest(open: Decided[]): Decided | null {
  let found = -1
  for (const [place, { split }] of open.entries()) {
    if (found < 0 || split.gain > (open[found]?.split.gain ?? 0)) {
      found = place
    }
  }
  return found < 0 ? null : (open.splice(found, 1)[0] ?? null)
}

function splitUnder(
  board: Board,
  sides: readonly Side[],
  lows: readonly number[],
  restrictions: readonly Restriction[],
): Decided | null {
  const picked = sides.map((side, seat) => restrictPicks(board, side, seat, restrictions))
  const cut = cutByOrder(board, picked, lastWords(restrictions, 'order'))
  const bounds = lastWords(restrictions, 'top').map(
    (bound): TopBound => ({
      ...bound,
      picked: pickedIn(sides, restrictions, bound)[0] ?? -1,
      exempt: betterPicks({ sides, restrictions }, bound),
    }),
  )
  const split = splitYear(cut.board, cut.sides, lows, bounds)
  return split === null ? null : { ...cut, split, restrictions }
}

type OfKind<Kind extends Restriction['kind']> = Extract<Restriction, { kind: Kind }>

function lastWords<Kind extends Restriction['kind']>(
  restrictions: readonly Restriction[],
  kind: Kind,
): OfKind<Kind>[] {
  const byKey = new Map<string, OfKind<Kind>>()
  for (const each of restrictions) {
    if (isOfKind(each, kind)) {
      const own = 'cap' in each ? each.cap : each.choice
      byKey.set(`${each.seat} ${own} ${each.period}`, each)
    }
  }
  return [...byKey.values()]
}

function isOfKind<Kind extends Restriction['kind']>(
  restriction: Restriction,
  kind: Kind,
): restriction is OfKind<Kind> {
  return restriction.kind === kind
}
