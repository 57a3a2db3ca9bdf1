/**
 * The best set of cards, by branch and bound: a branch is a set to which cards are added in a fixed order, and it is
 * left when its bound (see bounds.ts) is no better than the second best set found so far.
 */
import { aloneCents, worthAlone } from './alone.ts'
import { branchOut } from './branch.ts'
import { addedBy, groundOf, NOTHING, priceFlat, raise } from './pricing.ts'
import type { Seat } from './seats.ts'
import { createSearch, type Found, type Search, type Task } from './standings.ts'
import type { Watch } from './wallet.ts'
import { type Player, playerOf } from './worth.ts'

/** Null when it was stopped. */
export function searchWallets(task: Task, watch: Watch = {}): Found | null {
  const search = createSearch(task, watch)
  const seatAt = (seat: Seat) => playerOf(seat, task.board.useOf(seat.card))
  const required = task.required.map(seatAt)
  const entries = task.most > 0 ? task.candidates.map(seatAt) : []
  offerAlone(search, task)
  if (task.required.length + task.most > 1) {
    const start = greet(search, required, entries)
    if (!branchOut(search, start, required, entries)) {
      return null
    }
  }
  watch.onProgress?.(1)
  return { best: search.top, effort: search.effort, doubt: search.doubt() }
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

/** A good set to begin with, so that most branches are left at once: the best of a few at each step. */
function greet(search: Search, required: readonly Player[], entries: readonly Player[]): readonly Player[] {
  const ground = groundOf(search)
  const priced = priceFlat(search, [...required, ...entries])
  let players: readonly Player[] = []
  let settled: readonly Player[] = []
  let values = ground.values
  const add = (player: Player) => {
    players = [...players, player]
    values = values.slice()
    raise(values, priced.get(player)?.values ?? values)
  }
  required.forEach(add)
  settled = players.length > 1 ? (search.offer(players)?.players ?? players) : players
  for (let step = 0; step < search.most; step++) {
    const tried = entries
      .filter((entry) => !players.includes(entry))
      .map((entry) => {
        const own = priced.get(entry) ?? NOTHING
        return { entry, bound: addedBy(values, own.values, own.fixed) }
      })
      .sort((a, b) => b.bound - a.bound)
      .slice(0, TRIED_AT_FIRST)
      .map(({ entry }) => ({ entry, worth: players.length === 0 ? null : search.offer([...players, entry]) }))
      .sort((a, b) => (b.worth?.rests ?? 0) - (a.worth?.rests ?? 0))
    const [best] = tried
    if (best === undefined) {
      return settled
    }
    add(best.entry)
    settled = best.worth?.players ?? players
  }
  return settled
}

const TRIED_AT_FIRST = 2
