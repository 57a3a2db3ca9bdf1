/**
 * Wallets in the order in which they are better: by their total or, where a balance is carried, by what is left of it
 * after interest. What is owed goes on the card of the wallet on which it costs least.
 */
import { SUBCENTS_PER_CENT } from '../exact.ts'
import type { Prepared } from './question.ts'
import { searchWallets } from './search.ts'
import type { Seat } from './seats.ts'
import type { Found, Task } from './standings.ts'
import type { WalletQuestion, Watch } from './wallet.ts'
import type { Worth } from './worth.ts'

/** The card of a wallet that a balance costs least on, and the cents that it costs in all the years. */
export type Carried = Readonly<{ cardId: string; cents: number }>

export type Ranked = Readonly<{
  worth: Worth
  /** Null where nothing is carried, and where no card of the wallet has a known rate. */
  carried: Carried | null
  /** Ten-millionths of a cent, after interest. */
  net: number
}>

export type Asked = Omit<Task, 'board' | 'years'>

type Ranking = Readonly<{ best: readonly Ranked[]; effort: Found['effort']; doubt: number }>

/**
 * The best wallets, best first; null when it was stopped. Where a balance is carried, a wallet on which it costs an
 * unknown sum counts only if there is no other.
 *
 * A wallet costs the least that any of its cards costs, so the best of all is the best of these: for each card c the
 * wallet with c that has the highest total, less what the balance costs on c. It is enough to look at cards on which
 * it costs less than on those that every wallet has, the cheapest first, until the highest total of all less that
 * cost is too low. The same holds for the second best: only one wallet with its cheapest card can be before it.
 */
export function rankWallets(prepared: Prepared, asked: Asked, watch: Watch = {}): Ranking | null {
  const { board, question } = prepared
  const { years, interest } = question
  const free = searchWallets(
    { board, years, ...asked },
    interest === undefined ? watch : { ...watch, onProgress: () => undefined },
  )
  if (free === null || interest === undefined) {
    return free === null
      ? null
      : { best: free.best.map((worth) => rank(question, worth)), effort: free.effort, doubt: free.doubt }
  }
  const effort = { ...free.effort }
  const top = createTop(asked.wanted)
  for (const worth of free.best) {
    top.offer(rank(question, worth))
  }
  const most = free.best[0]?.rests ?? 0
  let doubt = free.doubt
  const carriers = cheaperThanRequired(interest, asked)
  for (const [place, { seat, cents }] of carriers.entries()) {
    if (most - cents * years * SUBCENTS_PER_CENT < top.least()) {
      break
    }
    const found = searchWallets(
      {
        board,
        years,
        wanted: asked.wanted,
        required: [...asked.required, seat],
        candidates: asked.candidates.filter(({ card }) => card !== seat.card),
        most: asked.most - 1,
      },
      { ...watch, onProgress: (done) => watch.onProgress?.((place + done) / carriers.length) },
    )
    if (found === null) {
      return null
    }
    for (const worth of found.best) {
      top.offer(rank(question, worth))
    }
    doubt = Math.max(doubt, found.doubt - cents * years * SUBCENTS_PER_CENT)
    effort.wallets += found.effort.wallets
    effort.bounded += found.effort.bounded
    effort.valued += found.effort.valued
  }
  watch.onProgress?.(1)
  return { best: top.ranked(), effort, doubt }
}

/** A wallet with what a carried balance costs on it. */
export function rank({ interest, years }: WalletQuestion, worth: Worth): Ranked {
  const carried = interest === undefined ? null : cheapest(interest, years, worth)
  return { worth, carried, net: worth.rests - (carried?.cents ?? 0) * SUBCENTS_PER_CENT }
}

type Interest = NonNullable<WalletQuestion['interest']>

function cheapest(interest: Interest, years: number, { players }: Worth): Carried | null {
  let found: Carried | null = null
  for (const { seat } of players) {
    const cardId = seat.compiledCard.card.id
    const yearly = interest[cardId]
    if (yearly !== undefined && (found === null || yearly * years < found.cents)) {
      found = { cardId, cents: yearly * years }
    }
  }
  return found
}

function cheaperThanRequired(interest: Interest, { required, candidates, most }: Asked) {
  const costOn = ({ compiledCard }: Seat) => interest[compiledCard.card.id]
  const least = Math.min(...required.map((seat) => costOn(seat) ?? Number.POSITIVE_INFINITY))
  return most === 0
    ? []
    : candidates
        .flatMap((seat) => {
          const cents = costOn(seat)
          return cents === undefined || cents >= least ? [] : [{ seat, cents }]
        })
        .sort((a, b) => a.cents - b.cents)
}

/** The best so far, all of different cards. */
function createTop(wanted: number) {
  let found: Ranked[] = []
  return {
    offer(ranked: Ranked): void {
      const key = keyOf(ranked.worth)
      if (!found.some(({ worth }) => keyOf(worth) === key)) {
        found = [...found, ranked].sort(compareRanked).slice(0, wanted)
      }
    },
    least: () =>
      found.length < wanted || found.some(({ carried }) => carried === null)
        ? Number.NEGATIVE_INFINITY
        : (found.at(-1)?.net ?? 0),
    ranked: () => (found[0]?.carried ? found.filter(({ carried }) => carried !== null) : found),
  }
}

/** Of equals the one with fewer cards, then the one whose cards come first in the catalog: as without a balance. */
function compareRanked(a: Ranked, b: Ranked): number {
  return (
    Number(a.carried === null) - Number(b.carried === null) ||
    b.net - a.net ||
    a.worth.players.length - b.worth.players.length ||
    (keyOf(a.worth) < keyOf(b.worth) ? -1 : 1)
  )
}

/** Tells sets of cards apart. */
function keyOf({ players }: Worth): string {
  return players
    .map(({ seat }) => seat.card)
    .sort((a, b) => a - b)
    .join()
}
