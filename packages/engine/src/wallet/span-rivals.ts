/**
 * The sets that could stand before the winner somewhere in a span of values.
 *
 * The bound of bounds.ts holds at any prices. At the prices of the higher end it is a sum of cents times what a cent is
 * worth, plus what is fixed there, which is no less than what would be fixed at a lower value: refunds, options and
 * bonuses that can be had only become fewer. So over the span it is at most a straight line, and a set whose line is
 * below the winner's at both ends never comes first in between.
 */
import { SUBCENTS_PER_CENT } from '../exact.ts'
import { timesCents } from './bounds.ts'
import { findParts, mergeValues } from './merge.ts'
import type { Moved, Span } from './moved.ts'
import { addedBy, groundOf, priceAll, raise, referenceOf } from './pricing.ts'
import { aloneRests } from './span-gains.ts'
import type { Line } from './span-line.ts'
import type { Player } from './worth.ts'

const MOST_SETS = 120

/** Null where they are too many to be looked at one by one. Sets that are only the cards held are among them. */
export function rivalsIn(span: Span, floor: Line, most: number): (readonly Player[])[] | null {
  const { lo, hi, years } = span
  const setting = { board: hi.prepared.board, years }
  const all = [...hi.held, ...hi.entries()]
  const priced = priceAll(setting, referenceOf(setting, hi.own), all)
  const ground = groundOf(setting)
  const perCents = all.map((player) => priced.get(player)?.perCent ?? ground.perCent)
  const slack = slackOf(span, perCents)
  const found = new Map<string, readonly Player[]>()
  const isKnown = leastInterest(hi, hi.own) !== null
  const parts = findParts([...perCents, ground.perCent], ground.perCent.length)
  for (const [end, least] of [
    [lo, floor.lo],
    [hi, floor.hi],
  ] as const) {
    const valuesAt = (perCent: Float64Array) => mergeValues(parts, timesCents(end.buckets.cents, perCent))
    const entryOf = (player: Player): Entry => ({
      player,
      values: valuesAt(priced.get(player)?.perCent ?? ground.perCent),
      fixed: priced.get(player)?.fixed ?? 0,
    })
    const values = valuesAt(ground.perCent)
    const empty = { players: [], values, bound: values.reduce((sum, value) => sum + value, 0) }
    const root = hi.held.map(entryOf).reduce(extend, empty)
    const offer = ({ players, bound }: Branch): boolean => {
      const interest = leastInterest(hi, players)
      const alone = players.length === 1 ? aloneRests(hi, players, years) : 0
      if (bound + alone - (interest ?? 0) >= least - slack && (interest !== null || !isKnown)) {
        found.set(setKey(players), players)
      }
      return found.size <= MOST_SETS
    }
    const entries = hi.entries().map(entryOf)
    if (root.players.length === 0) {
      entries.every((entry) => offer(extend(root, entry)))
    } else {
      offer(root)
    }
    if (!collect(root, entries, most, least - slack + (leastInterest(hi, all) ?? 0), offer)) {
      return null
    }
  }
  return [...found.values()]
}

type Entry = Readonly<{ player: Player; values: Float64Array; fixed: number }>
type Branch = Readonly<{ players: readonly Player[]; values: Float64Array; bound: number }>
function extend({ players, values, bound }: Branch, { player, values: own, fixed }: Entry): Branch {
  const raised = values.slice()
  raise(raised, own)
  return { players: [...players, player], values: raised, bound: bound + addedBy(values, own, fixed) }
}

/** Sets of two and more grow as in branch.ts; false where they are too many. */
function collect(
  branch: Branch,
  entries: readonly Entry[],
  left: number,
  least: number,
  offer: (branch: Branch) => boolean,
): boolean {
  if (left === 0) {
    return true
  }
  const order = entries
    .map((entry) => ({ entry, added: addedBy(branch.values, entry.values, entry.fixed) }))
    .sort((a, b) => b.added - a.added)
  for (const [place, { entry }] of order.entries()) {
    const most = order.slice(place, place + left).reduce((sum, { added }) => sum + Math.max(0, added), 0)
    if (branch.bound + most < least) {
      return true
    }
    const next = extend(branch, entry)
    const rest = order.slice(place + 1).map((other) => other.entry)
    if (next.players.length > 1 && !offer(next)) {
      return false
    }
    if (!collect(next, rest, left - 1, least, offer)) {
      return false
    }
  }
  return true
}

/** Tells sets of cards apart. */
export function setKey(players: readonly Player[]): string {
  return players
    .map(({ seat }) => seat.card)
    .sort((a, b) => a - b)
    .join()
}

/** What a carried balance costs the cheapest of these cards, in all the years; null where it is not known of any. */
function leastInterest({ prepared }: Moved, players: readonly Player[]): number | null {
  const { interest, years } = prepared.question
  const costs = players.flatMap(({ seat }) => interest?.[seat.compiledCard.card.id] ?? [])
  return costs.length === 0 ? null : Math.min(...costs) * years * SUBCENTS_PER_CENT
}

/** What rounding can make of a bound, whichever cards are in it. */
function slackOf({ roundings }: Span, perCents: readonly Float64Array[]): number {
  const [first] = perCents
  let slack = 0
  for (let place = 0; place < (first?.length ?? 0); place++) {
    const rounding = roundings[place % roundings.length] ?? 0
    let most = 0
    for (const perCent of rounding === 0 ? [] : perCents) {
      const value = Math.abs(perCent[place] ?? 0)
      most = value > most && Number.isFinite(value) ? value : most
    }
    slack += most * rounding
  }
  return slack
}
