/**
 * The ways in which a card can be used among others.
 *
 * - Options that the person chooses are chosen anew in each period, whichever serve the wallet best.
 * - An option that the issuer finds on top is on top because no other of its list comes to more on the card.
 * - A limit whose order of use matters is used up in the order of the days.
 *
 * The split finds the best of all of these ways (contest.ts). A card without others has nothing to split: it is used
 * as the engine's own run has it.
 */
import type { BacktestResult } from '../backtest/backtest.ts'
import type { Compiled } from '../backtest/compile.ts'
import { layOutPlan, layoutFor } from '../backtest/components.ts'
import { pickOptions } from '../backtest/pick-options.ts'
import type { OptionPicks as Picks } from '../backtest/terms.ts'
import type { CardYear } from '../card/rules-in-force.ts'
import type { Buckets } from './buckets.ts'
import { type Open, sideOf } from './open-side.ts'
import type { Point } from './points.ts'
import { filledInOrder } from './rooms.ts'
import type { Side } from './side.ts'
import { type CardTerms, cardTerms } from './terms.ts'

/** A card in its first year and in a later one. */
export type Use = Readonly<{ card: number; first: Side; later: Side }>

export type Ground = Readonly<{ compiled: Compiled; buckets: Buckets; result: BacktestResult }>

/** A card among others. */
export function useOf({ compiled, buckets }: Ground, card: number): Use {
  const first = cardTerms(compiled, card, 'first')
  const { compiledCard } = first
  const side = sideOf(buckets, compiledCard, first)
  return { card, first: side, later: isSameInAllYears(first) ? side : laterSide(compiled, buckets, card) }
}

function laterSide(compiled: Compiled, buckets: Buckets, card: number): Side {
  const later = cardTerms(compiled, card, 'later')
  return sideOf(buckets, later.compiledCard, later)
}

function isSameInAllYears({ compiledCard: { first, later, match } }: CardTerms): boolean {
  return first === later && match === 1
}

/** The way in which the engine uses a card when everything is paid with it. */
export function useAlone(ground: Ground, { card, first, later }: Use): Use {
  const own = sideAlone(ground, first, card, 'first')
  return { card, first: own, later: later === first ? own : sideAlone(ground, later, card, 'later') }
}

/** With what the engine picks. Whatever is on top then is so by itself, and limits become full as the days go. */
function sideAlone(ground: Ground, side: Side, card: number, year: CardYear): Side {
  const { open } = side
  if (open === null) {
    return side
  }
  const terms = cardTerms(ground.compiled, card, year)
  const made = enginePicks(ground, terms, year)
  const points = open.points.map(
    (point): Point => ({ ...point, given: pickedOf(ground, terms, made, point) }),
  )
  const decide: Open['decide'] = ({ picks }) => {
    const { rooms } = open.decide({ picks, rooms: new Map(), tops: new Map() })
    const filled = new Map(rooms.map((room) => [room.gate, filledInOrder(room)]))
    return { ...open.decide({ picks, rooms: filled, tops: new Map() }), rooms: [], tops: [] }
  }
  return { ...side, open: { ...open, points, decide } }
}

function pickedOf({ buckets }: Ground, { choices }: CardTerms, picks: Picks, point: Point): number[] {
  const bucket = point.options[0]?.buckets[0] ?? 0
  const { monthPlace = 0 } = buckets.stretches[buckets.stretchOf[bucket] ?? 0] ?? {}
  const picked = picks[choices[point.choice]?.rule.index ?? -1]?.[monthPlace] ?? []
  return point.options.flatMap(({ option }, place) => (picked.includes(option) ? [place] : []))
}

function enginePicks({ compiled, result }: Ground, { compiledCard }: CardTerms, year: CardYear): Picks {
  const plan = compiled.plans[compiledCard[year]]
  const layout = plan === undefined ? undefined : layOutPlan(plan, result.tables.cells)
  const picks: Picks[number][] = []
  for (const component of layout === undefined
    ? []
    : layoutFor(layout, result.tables.grossCents).components) {
    for (const [rule, made] of pickOptions(component, result.tables).entries()) {
      picks[rule] = made ?? picks[rule]
    }
  }
  return picks
}
