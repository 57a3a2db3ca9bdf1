/** What a wallet comes to, exactly: the best split of each year, with the bonuses that are best to claim. */
import type { Years } from '../card/annual-fee.ts'
import { SUBCENTS_PER_CENT } from '../exact.ts'
import type { Buckets } from './buckets.ts'
import { contestOf, type Settled } from './contest.ts'
import type { BonusLevel, Seat } from './seats.ts'
import type { Side } from './side.ts'
import type { Split } from './split.ts'
import type { Use } from './uses.ts'

/** A card in a wallet, and what it pays in each year of the wallet. */
export type Player = Readonly<{ seat: Seat; use: Use }>

export type Worth = Readonly<{
  /** With everything that their cards leave to decide decided, for each year of its own. */
  players: readonly Player[]
  /** Ten-millionths of a cent, all years together. */
  rests: number
  /** What the wallet could come to beyond that at most: nothing, unless a search was given up. */
  slack: number
  first: Split
  later: Split | null
  /** The level of its bonus that each card claims, if any. */
  claimed: readonly (BonusLevel | null)[]
}>

/** A held card is in a later year from the start. */
export function playerOf(seat: Seat, use: Use): Player {
  return { seat, use: seat.isHeld ? { ...use, first: use.later } : use }
}

/** The side of a card in the first year of the wallet or in a later one. */
export function sideIn({ use }: Player, year: 'first' | 'later'): Side {
  return year === 'first' ? use.first : use.later
}

/**
 * What the wallet comes to, or null where that is no more than `least`. Where that is not sure, since a search was
 * given up, `onDoubt` is told what it could come to.
 */
export function worthOf(
  buckets: Buckets,
  players: readonly Player[],
  years: Years,
  least = Number.NEGATIVE_INFINITY,
  onDoubt: (rests: number) => void = () => undefined,
): Worth | null {
  const firstSides = players.map(({ use }) => use.first)
  const laterSides = players.map(({ use }) => use.later)
  const isSame = years === 1 || laterSides.every((side, seat) => side === firstSides[seat])
  const first = contestOf(buckets, firstSides, [])
  const later = isSame ? first : contestOf(buckets, laterSides, [])
  if (first === null || later === null) {
    return null
  }
  const { fixed, bonus } = fixedRests(players)
  const asked = least - fixed - (years - 1) * later.bound
  if (first.bound + bonus <= asked) {
    return null
  }
  const free = first.settle(asked - bonus)
  const laterOwn = isSame ? free : later.settle(Number.NEGATIVE_INFINITY)
  if (free === null || laterOwn === null) {
    onDoubt(first.reach() + bonus + fixed + (years - 1) * later.bound)
    return null
  }
  const laterRests = (years - 1) * laterOwn.split.gain + fixed
  const { settled, claimed, bonusCents, slack } = claimBest(buckets, players, firstSides, free)
  const rests = settled.split.gain + bonusCents * SUBCENTS_PER_CENT + laterRests
  return {
    players: players.map(({ seat, use }, place) => ({
      seat,
      use: {
        ...use,
        first: settled.sides[place] ?? use.first,
        later: laterOwn.sides[place] ?? use.later,
      },
    })),
    rests,
    slack: slack + (years - 1) * laterOwn.slack,
    first: settled.split,
    later: years === 1 ? null : laterOwn.split,
    claimed,
  }
}

function fixedRests(players: readonly Player[]) {
  let [fixed, bonus] = [0, 0]
  for (const { seat } of players) {
    fixed += seat.fixedRests
    bonus += (seat.levels.at(-1)?.money ?? 0) * SUBCENTS_PER_CENT
  }
  return { fixed, bonus }
}

export type Claim = Readonly<{ levels: readonly (BonusLevel | null)[]; money: number }>

/**
 * All ways to claim, most money first. A claim can only narrow the split, so one comes to no more than the free split
 * and its own money: once that is no better than what was found, neither is any that follows.
 */
function claimBest(buckets: Buckets, players: readonly Player[], sides: readonly Side[], free: Settled) {
  const claims = claimsOf(
    players.map(({ seat }) => seat),
    buckets.yearCents,
  )
  let best: { settled: Settled; claimed: Claim['levels']; bonusCents: number } | null = null
  let [most, reach] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { levels, money } of claims) {
    const bonus = money * SUBCENTS_PER_CENT
    if (free.split.gain + free.slack + bonus <= most) {
      break
    }
    const { settled, reach: own } = settleFor(buckets, sides, levels, free, most - bonus)
    reach = Math.max(reach, own + bonus)
    if (settled !== null && settled.split.gain + bonus > most) {
      most = settled.split.gain + bonus
      best = { settled, claimed: levels, bonusCents: money }
    }
  }
  return best === null
    ? { settled: free, claimed: players.map(() => null), bonusCents: 0, slack: free.slack }
    : { ...best, slack: Math.max(0, reach - most) }
}

function settleFor(
  buckets: Buckets,
  sides: readonly Side[],
  levels: Claim['levels'],
  free: Settled,
  least: number,
): Readonly<{ settled: Settled | null; reach: number }> {
  const lows = levels.map((level) => level?.low ?? 0)
  const isMet = lows.every((low, seat) => low <= 0 || (free.split.spent[seat] ?? 0) >= low)
  if (isMet) {
    return { settled: free, reach: free.split.gain + free.slack }
  }
  const contest = contestOf(buckets, sides, lows)
  const settled = contest?.settle(least) ?? null
  return { settled, reach: contest?.reach() ?? Number.NEGATIVE_INFINITY }
}

/** All ways to claim, most money first. */
export function claimsOf(seats: readonly Seat[], yearCents: number): Claim[] {
  let claims: { levels: (BonusLevel | null)[]; money: number; low: number }[] = [
    { levels: [], money: 0, low: 0 },
  ]
  for (const { levels } of seats) {
    claims = claims.flatMap((claim) =>
      [null, ...levels].map((level) => ({
        levels: [...claim.levels, level],
        money: claim.money + (level?.money ?? 0),
        low: claim.low + (level?.low ?? 0),
      })),
    )
  }
  return claims.filter(({ low }) => low <= Math.max(0, yearCents)).sort((a, b) => b.money - a.money)
}
