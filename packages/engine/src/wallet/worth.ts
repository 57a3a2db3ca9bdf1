/** What a wallet comes to, exactly: the best split of each year, with the bonuses that are best to claim. */
import type { Years } from '../card/annual-fee.ts'
import { RESTS_PER_CENT } from '../exact.ts'
import type { Board, Side } from './board.ts'
import type { BonusLevel, Seat } from './seats.ts'
import { type Decided, decideSplit } from './decide.ts'

export type Worth = Readonly<{
  seats: readonly Seat[]
  /** Ten-millionths of a cent, all years together. */
  rests: number
  first: Decided
  later: Decided | null
  firstSides: readonly Side[]
  laterSides: readonly Side[]
  /** The level of its bonus that each card claims, if any. */
  claimed: readonly (BonusLevel | null)[]
}>

export function worthOf(board: Board, seats: readonly Seat[], years: Years): Worth {
  const firstSides = seats.map(({ card, isHeld }) => board.sideOf(card, isHeld ? 'later' : 'first'))
  const laterSides = seats.map(({ card }) => board.sideOf(card, 'later'))
  const free = getSplit(decideSplit(board, firstSides, []))
  const isSame = laterSides.every((side, seat) => side === firstSides[seat])
  const later = years === 1 ? null : isSame ? free : getSplit(decideSplit(board, laterSides, []))
  const { split, claimed, bonusCents } = claimBest(board, seats, firstSides, free)
  const fixed = seats.reduce((sum, { fixedRests }) => sum + fixedRests, 0)
  const rests = split.split.gain + (years - 1) * (later?.split.gain ?? 0) + fixed + bonusCents * RESTS_PER_CENT
  return { seats, rests, first: split, later, firstSides, laterSides, claimed }
}

/** Without a least amount for any card every split can be done. */
function getSplit(split: Decided | null): Decided {
  if (split === null) {
    throw new Error('a split without conditions was not found')
  }
  return split
}

type Claim = Readonly<{ levels: readonly (BonusLevel | null)[]; money: number }>

/**
 * All ways to claim, most money first. A claim can only narrow the split, so one comes to no more than the free split
 * and its own money: once that is no better than what was found, neither is any that follows.
 */
function claimBest(board: Board, seats: readonly Seat[], sides: readonly Side[], free: Decided) {
  const claims = claimsOf(seats, board.buckets.yearCents)
  let best: { split: Decided; claimed: Claim['levels']; bonusCents: number } | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const { levels, money } of claims) {
    const bonus = money * RESTS_PER_CENT
    if (free.split.gain + bonus <= most) {
      break
    }
    const split = splitFor(board, sides, levels, free)
    if (split !== null && split.split.gain + bonus > most) {
      most = split.split.gain + bonus
      best = { split, claimed: levels, bonusCents: money }
    }
  }
  return best ?? { split: free, claimed: seats.map(() => null), bonusCents: 0 }
}

function splitFor(board: Board, sides: readonly Side[], levels: Claim['levels'], free: Decided): Decided | null {
  const lows = levels.map((level) => level?.low ?? 0)
  const isMet = lows.every((low, seat) => low <= 0 || (free.split.spent[seat] ?? 0) >= low)
  return isMet ? free : decideSplit(board, sides, lows)
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
