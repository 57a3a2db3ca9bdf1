/** Turns a card's earn rules into arcs: the ways it can pay for a purchase, each through at most one cap. */
import { isRefused } from '../../card/acceptance.ts'
import { type Cell, type CompiledCard, type PreparedRule, SUBCENTS_PER_MILLIONTH } from './engine.ts'

/** One way in which a card pays. */
export type EarnArc = Readonly<{
  /** Index into the caps of the card's rule set, or -1. */
  cap: number
  /** Thousandths of a point per dollar. */
  rate: number
  /** The part of the rate that counts against a reward cap. Stacking rules on top don't. */
  countedRate: number
  /** Subcents for each cent spent, with a first-year match and after the foreign transaction fee. */
  gain: number
  rules: readonly string[]
  isBeyondCap: boolean
}>

/** The arcs of a cell at one time, best first; none if the merchant doesn't take the card. Within a card's year, equal arcs have equal ids. */
export type CellTerms = Readonly<{ id: number; arcs: readonly EarnArc[]; hasCaps: boolean }>

export const NO_TERMS: CellTerms = { id: -1, arcs: [], hasCaps: false }

/** `rules` are those in force for the cell, best first; stacking rules may be among them. `match` multiplies rewards. */
export function arcsOf(
  card: CompiledCard,
  match: number,
  cell: Pick<Cell, 'merchant' | 'isAbroad'>,
  rules: readonly PreparedRule[],
): EarnArc[] {
  if (isRefused(card, cell)) {
    return []
  }
  const createArc = arcFactory(card, match, cell)
  const main = chainArcs(
    rules.filter(({ isStacking }) => !isStacking),
    createArc,
  )
  return rules
    .filter(({ isStacking }) => isStacking)
    .reduce((arcs, rule) => stackOn(arcs, rule, createArc), main)
    .filter((arc, index, arcs) => !arcs.some((other, at) => dominates(other, arc, at < index)))
    .sort((a, b) => b.gain - a.gain || b.cap - a.cap)
}

type ArcFactory = (
  arc: Pick<EarnArc, 'cap' | 'rate' | 'rules' | 'isBeyondCap'> & Partial<Pick<EarnArc, 'countedRate'>>,
) => EarnArc

function arcFactory(
  { value, foreignFeePpm }: CompiledCard,
  match: number,
  { isAbroad }: Pick<Cell, 'isAbroad'>,
): ArcFactory {
  const gainPerRate = value * match
  const foreignFee = isAbroad ? foreignFeePpm * SUBCENTS_PER_MILLIONTH : 0
  return (arc) => ({
    ...arc,
    countedRate: arc.countedRate ?? arc.rate,
    gain: arc.rate * gainPerRate - foreignFee,
  })
}

/** Each rule takes what its cap covers and leaves the rest to the next. A purchase counts against a cap once. */
function chainArcs(rules: readonly PreparedRule[], createArc: ArcFactory): EarnArc[] {
  const arcs: EarnArc[] = []
  const usedCaps: number[] = []
  const payBy = ({ id }: PreparedRule, cap: number, rate: number) =>
    createArc({ cap, rate, rules: [id], isBeyondCap: usedCaps.length > 0 })
  for (const rule of rules) {
    if (rule.cap < 0) {
      return [...arcs, payBy(rule, -1, rule.rate)]
    }
    if (!usedCaps.includes(rule.cap)) {
      arcs.push(payBy(rule, rule.cap, rule.rate))
      usedCaps.push(rule.cap)
    }
    if (rule.rateAfter >= 0) {
      return [...arcs, payBy(rule, -1, rule.rateAfter)]
    }
  }
  return [...arcs, createArc({ cap: -1, rate: 0, rules: [], isBeyondCap: usedCaps.length > 0 })]
}

/**
 * A stacking rule without a cap adds to every arc. One with a cap adds its own arc next to the uncapped one: no
 * purchase goes through two caps at once, because no card in the catalog needs it.
 */
function stackOn(arcs: readonly EarnArc[], rule: PreparedRule, createArc: ArcFactory): EarnArc[] {
  const raise = (arc: EarnArc, rate: number, cap: number) =>
    createArc({
      cap,
      rate: arc.rate + rate,
      countedRate: cap === arc.cap ? arc.countedRate : rate,
      rules: [...arc.rules, rule.id],
      isBeyondCap: arc.isBeyondCap,
    })
  if (rule.cap < 0) {
    return arcs.map((arc) => raise(arc, rule.rate, arc.cap))
  }
  const uncapped = arcs.filter(({ cap }) => cap < 0)
  const beyond = rule.rateAfter > 0 ? arcs.map((arc) => raise(arc, rule.rateAfter, arc.cap)) : arcs
  return [...uncapped.map((arc) => raise(arc, rule.rate, rule.cap)), ...beyond]
}

/**
 * An arc is useless beside an uncapped one, or one through the same cap, that pays more. One that pays the same as the
 * next stays, because the card uses up its cap either way.
 */
function dominates(other: EarnArc, arc: EarnArc, isEarlier: boolean): boolean {
  if (other === arc || (other.cap >= 0 && other.cap !== arc.cap)) {
    return false
  }
  return other.gain > arc.gain || (other.gain === arc.gain && other.cap === arc.cap && isEarlier)
}
