/** How a search stands: the best sets so far, and what it took to find them. */
import type { Years } from '../card/annual-fee.ts'
import type { Board } from './board.ts'
import type { Seat } from './seats.ts'
import type { Watch } from './wallet.ts'
import { type Player, type Worth, worthOf } from './worth.ts'

export type Task = Readonly<{
  board: Board
  years: Years
  /** Cards that every set has: those held, or one that is asked about. */
  required: readonly Seat[]
  candidates: readonly Seat[]
  /** How many cards may be added. */
  most: number
  /** How many sets are to be found: the best one, or the runner-up too. */
  wanted: 1 | 2
}>

export type Found = Readonly<{
  /** The best sets, all of different cards, best first: as many as were wanted, where there are so many. */
  best: readonly Worth[]
  effort: Readonly<{ wallets: number; bounded: number; valued: number }>
  /** What a set could come to whose search was given up: less than anything where none was. */
  doubt: number
}>

export function createSearch({ board, years, most, wanted }: Task, watch: Watch) {
  const top: Worth[] = []
  const effort = { wallets: 0, bounded: 0, valued: 0 }
  const known = new Map<string, Worth | null>()
  let doubt = Number.NEGATIVE_INFINITY
  const onDoubt = (rests: number): void => {
    doubt = Math.max(doubt, rests)
  }
  const keep = (worth: Worth | null): void => {
    if (worth === null) {
      return
    }
    const key = setKey(worth.players)
    const same = top.findIndex((other) => setKey(other.players) === key)
    if (same >= 0 && (top[same]?.rests ?? 0) >= worth.rests) {
      return
    }
    if (same >= 0) {
      top.splice(same, 1)
    }
    top.push(worth)
    top.sort(compareWorths)
    top.splice(wanted)
  }
  /** What a set has to pass to be of interest. */
  const least = () => (top.length < wanted ? Number.NEGATIVE_INFINITY : (top[wanted - 1]?.rests ?? 0))
  return {
    board,
    years,
    most,
    top,
    effort,
    doubt: () => doubt,
    isStopped: () => watch.shouldStop?.() === true,
    onProgress: (done: number) => watch.onProgress?.(done),
    least,
    keep,
    /** What the set comes to, where that is more than what is of interest; it is kept then. */
    offer(players: readonly Player[]): Worth | null {
      const key = setKey(players)
      const found = known.get(key)
      if (found !== undefined) {
        return found
      }
      effort.valued++
      const worth = worthOf(board.buckets, players, years, least(), onDoubt)
      known.set(key, worth)
      if (worth !== null && worth.slack > 0) {
        onDoubt(worth.rests + worth.slack)
      }
      keep(worth)
      return worth
    },
  }
}

export type Search = ReturnType<typeof createSearch>

function setKey(players: readonly Player[]): string {
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
    Number(setKey(a.players) > setKey(b.players)) - Number(setKey(a.players) < setKey(b.players))
  )
}
