/**
 * The best set of cards, by branch and bound: a branch is a set to which cards are added in a fixed order, and it is
 * left when its bound (see bounds.ts) is no better than the second best set found so far.
 */
import type { Years } from '../card/annual-fee.ts'
import { RESTS_PER_CENT } from '../exact.ts'
import type { Board } from './board.ts'
import { type Priced, price } from './bounds.ts'
import { findParts, mergeValues } from './merge.ts'
import type { Seat } from './seats.ts'
import { splitYear } from './split.ts'
import type { Watch } from './wallet.ts'
import { firstSide, type Player, type Worth, worthOf } from './worth.ts'

export type Task = Readonly<{
  board: Board
  years: Years
  /** Cards that every set has: those held, or one that is asked about. */
  required: readonly Seat[]
  candidates: readonly Seat[]
  /** How many cards may be added. */
  most: number
}>

export type Found = Readonly<{
  /** The best sets, all of different cards, best first: two at most. */
  best: readonly Worth[]
  effort: Readonly<{ wallets: number; bounded: number; valued: number }>
}>

/** Null when it was stopped. */
export function searchWallets(task: Task, watch: Watch = {}): Found | null {
  const search = createSearch(task, watch)
  const required = task.required.map((seat) => playersOf(task.board, seat))
  const entries = task.most > 0 ? task.candidates.flatMap((seat) => playersOf(task.board, seat)) : []
  offerAlone(search, task)
  if (task.required.length + task.most > 1) {
    const start = greet(search, required, entries)
    if (!branchOut(search, start, required, entries)) {
      return null
    }
  }
  watch.onProgress?.(1)
  return { best: search.top, effort: search.effort }
}

function playersOf(board: Board, seat: Seat): Player[] {
  return board.usesOf(seat.card).map((use) => ({ seat, use }))
}

function createSearch({ board, years, most }: Task, watch: Watch) {
  const top: Worth[] = []
  const effort = { wallets: 0, bounded: 0, valued: 0 }
  const known = new Set<string>()
  const keep = (worth: Worth | null): void => {
    if (worth === null) {
      return
    }
    const key = setKey(worth)
    const same = top.findIndex((other) => setKey(other) === key)
    if (same >= 0 && (top[same]?.rests ?? 0) >= worth.rests) {
      return
    }
    if (same >= 0) {
      top.splice(same, 1)
    }
    top.push(worth)
    top.sort(compareWorths)
    top.splice(2)
  }
  return {
    board,
    years,
    most,
    top,
    effort,
    isStopped: () => watch.shouldStop?.() === true,
    onProgress: (done: number) => watch.onProgress?.(done),
    /** What a set has to pass to be of interest. */
    least: () => (top.length < 2 ? Number.NEGATIVE_INFINITY : (top[1]?.rests ?? 0)),
    keep,
    offer(players: readonly Player[]): void {
      const key = players.map(({ seat, use }) => `${seat.card} ${use.name}`).join()
      if (!known.has(key)) {
        known.add(key)
        effort.valued++
        keep(worthOf(board.buckets, players, years))
      }
    },
  }
}

type Search = ReturnType<typeof createSearch>

function setKey({ players }: Worth): string {
  return players
    .map(({ seat }) => seat.card)
    .sort((a, b) => a - b)
    .join()
}

/** Of equals the one with fewer cards, then the one whose cards come first in the catalog. */
function compareWorths(a: Worth, b: Worth): number {
  return (
    b.rests - a.rests ||
    a.players.length - b.players.length ||
    Number(setKey(a) > setKey(b)) - Number(setKey(a) < setKey(b))
  )
}

/** A set of one card, which the engine has valued already: the required one, or the best of all. */
function offerAlone(search: Search, { board, years, required, candidates, most }: Task): void {
  const [only] = required
  if (required.length === 1 && only !== undefined) {
    search.keep(worthAlone(board, only, years))
  }
  if (required.length === 0 && most > 0) {
    const ranked = candidates.toSorted((a, b) => aloneCents(board, b, years) - aloneCents(board, a, years))
    for (const seat of ranked.slice(0, 2)) {
      search.keep(worthAlone(board, seat, years))
    }
  }
}

/** What the engine says of a new card, with the bonus only where it may be counted. */
function aloneCents({ result }: Board, { card, levels }: Seat, years: Years): number {
  const { total, introMoney } = result.overall
  return (total[years - 1]?.[card] ?? 0) - (introMoney[card] ?? 0) + (levels.at(-1)?.money ?? 0)
}

/** A card without others comes to what the engine says; the split only tells what it pays where. */
export function worthAlone(board: Board, seat: Seat, years: Years): Worth | null {
  const worth = worthOf(board.buckets, [{ seat, use: board.useAlone(seat.card) }], years)
  if (worth === null || seat.isHeld) {
    return worth
  }
  const cents = aloneCents(board, seat, years)
  const isEqual = Math.floor((worth.rests * 2 + RESTS_PER_CENT) / (2 * RESTS_PER_CENT)) === cents
  return isEqual ? worth : { ...worth, rests: cents * RESTS_PER_CENT }
}

/** A good set to begin with, so that most branches are left at once: the best of a few at each step. */
function greet(
  search: Search,
  required: readonly (readonly Player[])[],
  entries: readonly Player[],
): readonly Player[] {
  const ground = groundOf(search)
  const priced = priceAll(search, flatReference(search), [...required.flat(), ...entries])
  let players: readonly Player[] = []
  let values = ground.values
  for (let step = 0; step < required.length + search.most; step++) {
    const choice = required[step] ?? entries.filter(({ seat }) => !hasCard(players, seat.card))
    const tried = choice
      .map((entry) => ({ entry, bound: addedBy(values, priced.get(entry) ?? NOTHING) }))
      .sort((a, b) => b.bound - a.bound)
      .slice(0, TRIED_AT_FIRST)
      .map(({ entry }) => ({ entry, rests: restsOf(search, [...players, entry]) }))
      .sort((a, b) => b.rests - a.rests)
    const [best] = tried
    if (best === undefined) {
      return players
    }
    players = [...players, best.entry]
    values = values.slice()
    raise(values, priced.get(best.entry)?.values ?? values)
    if (players.length > 1 && step >= required.length - 1) {
      search.offer(players)
    }
  }
  return players
}

/** What a common card pays for everything: the prices to begin with need not be the best ones. */
const COMMON_GAIN = 150_000

function flatReference({ board, years }: Search): Float64Array {
  return new Float64Array(board.buckets.cents.length * (years > 1 ? 2 : 1)).fill(COMMON_GAIN)
}

function priceAll(
  { board, years }: Search,
  reference: Float64Array,
  entries: readonly Player[],
): ReadonlyMap<Player, Priced> {
  return new Map(entries.map((entry) => [entry, price(board.buckets, entry, years - 1, reference)]))
}

const TRIED_AT_FIRST = 4

function hasCard(players: readonly Player[], card: number): boolean {
  return players.some(({ seat }) => seat.card === card)
}

function restsOf({ board, years }: Search, players: readonly Player[]): number {
  return worthOf(board.buckets, players, years)?.rests ?? Number.NEGATIVE_INFINITY
}

/** What a set pays without limits. */
function referenceOf({ board, years }: Search, players: readonly Player[]): Float64Array {
  const count = board.buckets.cents.length
  const reference = new Float64Array(years > 1 ? 2 * count : count)
  for (const player of players) {
    raiseByFree(reference.subarray(0, count), firstSide(player))
    if (years > 1) {
      raiseByFree(reference.subarray(count), player.use.later)
    }
  }
  return reference
}

/** What lanes without a limit pay. */
function raiseByFree(reference: Float64Array, { classes, classOf }: ReturnType<typeof firstSide>): void {
  for (let bucket = 0; bucket < reference.length; bucket++) {
    const own = classes[classOf[bucket] ?? 0]
    for (let lane = 0; own !== undefined && lane < own.gains.length; lane++) {
      if (own.through[lane] === -1 && (own.gains[lane] ?? 0) > (reference[bucket] ?? 0)) {
        reference[bucket] = own.gains[lane] ?? 0
      }
    }
  }
}

function raise(values: Float64Array, others: Float64Array): void {
  for (let place = 0; place < values.length; place++) {
    const other = others[place] ?? 0
    if (other > (values[place] ?? 0)) {
      values[place] = other
    }
  }
}

/** What an entry adds to the bound of a set at most. */
function addedBy(values: Float64Array, { values: own, fixed }: Priced): number {
  let sum = fixed
  for (let place = 0; place < values.length; place++) {
    const more = (own[place] ?? 0) - (values[place] ?? 0)
    sum += more > 0 ? more : 0
  }
  return sum
}

/** False when it was stopped. Prices are those at which the set to begin with pays. */
function branchOut(
  search: Search,
  start: readonly Player[],
  required: readonly (readonly Player[])[],
  entries: readonly Player[],
): boolean {
  const priced = priceAll(search, referenceOf(search, start), [...required.flat(), ...entries])
  const ground = groundOf(search)
  const parts = findParts(
    search.board.buckets,
    [...priced.values(), { ...ground, fixed: 0 }],
    ground.values.length,
  )
  const take = (entry: Player): Entry => {
    const { values, fixed } = priced.get(entry) ?? NOTHING
    return { entry, priced: { values: mergeValues(parts, values), fixed } }
  }
  const stages = required.map((uses) => uses.map(take))
  const root = { ...ground, values: mergeValues(parts, ground.values) }
  return choose(search, root, stages, entries.map(take))
}

/** Less than any card pays, which is below nothing where a fee abroad outweighs the reward: else sums would not bound. */
function groundOf({ board, years: held }: Search): Branch {
  const laterYears = held - 1
  const { cents, cells, rowOf } = board.buckets
  const dearest = Math.max(...board.compiled.cards.map(({ foreignFeePpm }) => foreignFeePpm)) * 10
  const values = new Float64Array(cents.length * (laterYears > 0 ? 2 : 1))
  let bound = 0
  for (let place = 0; place < values.length; place++) {
    const bucket = place % cents.length
    const isAbroad = cells[rowOf[bucket] ?? 0]?.isAbroad === true
    const years = place < cents.length ? 1 : laterYears
    values[place] = isAbroad ? -dearest * years * (cents[bucket] ?? 0) : 0
    bound += values[place] ?? 0
  }
  return { players: [], values, bound }
}

type Branch = Readonly<{ players: readonly Player[]; values: Float64Array; bound: number }>
type Entry = Readonly<{ entry: Player; priced: Priced }>

const NOTHING: Priced = { values: new Float64Array(), fixed: Number.NEGATIVE_INFINITY }

type Added = Entry & Readonly<{ added: number }>

function withAdded(search: Search, { values }: Branch, entries: readonly Entry[]): Added[] {
  search.effort.bounded += entries.length
  return entries
    .map(({ entry, priced }) => ({ entry, priced, added: addedBy(values, priced) }))
    .sort((a, b) => b.added - a.added)
}

function extend({ players, values, bound }: Branch, { entry, priced, added }: Added): Branch {
  const raised = values.slice()
  raise(raised, priced.values)
  return { players: [...players, entry], values: raised, bound: bound + added }
}

/** One use of each required card in turn, then cards are added. */
function choose(
  search: Search,
  branch: Branch,
  [stage, ...stages]: readonly (readonly Entry[])[],
  entries: readonly Entry[],
): boolean {
  if (stage === undefined) {
    const isOfInterest = branch.players.length > 1 && branch.bound > search.least()
    if (isOfInterest && canPass(search, branch.players)) {
      search.offer(branch.players)
    }
    return grow(search, branch, entries, search.most)
  }
  const others = stages.reduce((sum, own) => sum + (withAdded(search, branch, own)[0]?.added ?? 0), 0)
  const further = sumAdded(withAdded(search, branch, entries), 0, search.most)
  for (const added of withAdded(search, branch, stage)) {
    if (branch.bound + added.added + others + further <= search.least()) {
      break
    }
    if (!choose(search, extend(branch, added), stages, entries)) {
      return false
    }
  }
  return true
}

/** Adds cards to a set, in the order of what they add to its bound; false when it was stopped. */
function grow(search: Search, branch: Branch, entries: readonly Entry[], left: number): boolean {
  if (left === 0) {
    return true
  }
  const order = withAdded(search, branch, entries)
  for (const [place, added] of order.entries()) {
    // What follows adds no more than this one each, nor more together than the next ones do here.
    if (branch.bound + sumAdded(order, place, left) <= search.least()) {
      break
    }
    if (search.isStopped()) {
      return false
    }
    const next = extend(branch, added)
    if (next.players.length > 1 && next.bound > search.least() && canPass(search, next.players)) {
      search.offer(next.players)
    }
    const rest = order.slice(place + 1).filter(({ entry }) => entry.seat.card !== added.entry.seat.card)
    if (!grow(search, next, rest, left - 1)) {
      return false
    }
    if (left === search.most) {
      search.onProgress((place + 1) / order.length)
    }
  }
  return true
}

function sumAdded(order: readonly Readonly<{ added: number }>[], from: number, count: number): number {
  let sum = 0
  for (let place = from; place < from + count && place < order.length; place++) {
    sum += Math.max(0, order[place]?.added ?? 0)
  }
  return sum
}

/** The split without what bonuses ask, with all of them: no less than the set can come to. */
function canPass(search: Search, players: readonly Player[]): boolean {
  const { board, years } = search
  search.effort.wallets++
  const first = splitYear(board.buckets, players.map(firstSide), [])
  if (first === null) {
    return false
  }
  const fixed = players.reduce(
    (sum, { seat }) => sum + seat.fixedRests + (seat.levels.at(-1)?.money ?? 0) * RESTS_PER_CENT,
    0,
  )
  const isSame = years === 1 || players.every((player) => player.use.later === firstSide(player))
  const later = isSame
    ? first
    : splitYear(
        board.buckets,
        players.map(({ use }) => use.later),
        [],
      )
  return first.gain + (years - 1) * (later?.gain ?? 0) + fixed > search.least()
}
