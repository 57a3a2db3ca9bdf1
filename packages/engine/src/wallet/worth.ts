/** What a wallet comes to, exactly: the best split of each year, with the bonuses that are best to claim. */
import type { Years } from '../card/annual-fee.ts'
import { RESTS_PER_CENT } from '../exact.ts'
import type { Buckets } from './buckets.ts'
import type { BonusLevel, Seat } from './seats.ts'
import type { Side } from './side.ts'
import { type Split, splitYear } from './split.ts'
import type { Use } from './uses.ts'

/** A card in a wallet, and the way in which it is used. */
export type Player = Readonly<{ seat: Seat; use: Use }>

export type Worth = Readonly<{
  players: readonly Player[]
  /** Ten-millionths of a cent, all years together. */
  rests: number
  first: Split
  later: Split | null
  /** The level of its bonus that each card claims, if any. */
  claimed: readonly (BonusLevel | null)[]
}>

/** Sides of the first year and of a later one: a held card is in a later year from the start. */
export function firstSide({ seat, use }: Player): Side {
  return seat.isHeld ? use.later : use.first
}

/** The side of a card in the first year of the wallet or in a later one. */
export function sideIn(player: Player, year: 'first' | 'later'): Side {
  return year === 'first' ? firstSide(player) : player.use.later
}

/** What the wallet comes to, or null where its uses leave something that no card may pay. */
export function worthOf(buckets: Buckets, players: readonly Player[], years: Years): Worth | null {
  const firstSides = players.map(firstSide)
  const laterSides = players.map(({ use }) => use.later)
  const free = splitYear(buckets, firstSides, [])
  const isSame = laterSides.every((side, seat) => side === firstSides[seat])
  const later = years === 1 || isSame ? free : splitYear(buckets, laterSides, [])
  if (free === null || later === null) {
    return null
  }
  const { split, claimed, bonusCents } = claimBest(buckets, players, firstSides, free)
  const fixed = players.reduce((sum, { seat }) => sum + seat.fixedRests, 0)
  const rests = split.gain + (years - 1) * later.gain + fixed + bonusCents * RESTS_PER_CENT
  return { players, rests, first: split, later: years === 1 ? null : later, claimed }
}

type Claim = Readonly<{ levels: readonly (BonusLevel | null)[]; money: number }>

/**
 * All ways to claim, most money first. A claim can only narrow the split, so one comes to no more than the free split
 * and its own money: once that is no better than what was found, neither is any that follows.
 */
function claimBest(buckets: Buckets, players: readonly Player[], sides: readonly Side[], free: Split) {
  const claims = claimsOf(
    players.map(({ seat }) => seat),
    buckets.yearCents,
  )
  let best: { split: Split; claimed: Claim['levels']; bonusCents: number } | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const { levels, money } of claims) {
    const bonus = money * RESTS_PER_CENT
    if (free.gain + bonus <= most) {
      break
    }
    const split = splitFor(buckets, sides, levels, free)
    if (split !== null && split.gain + bonus > most) {
      most = split.gain + bonus
      best = { split, claimed: levels, bonusCents: money }
    }
  }
  return best ?? { split: free, claimed: players.map(() => null), bonusCents: 0 }
}

function splitFor(
  buckets: Buckets,
  sides: readonly Side[],
  levels: Claim['levels'],
  free: Split,
): Split | null {
  const lows = levels.map((level) => level?.low ?? 0)
  const isMet = lows.every((low, seat) => low <= 0 || (free.spent[seat] ?? 0) >= low)
  return isMet ? free : splitYear(buckets, sides, lows)
}

function claimsOf(seats: readonly Seat[], yearCents: number): Claim[] {
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
