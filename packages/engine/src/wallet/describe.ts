/** From an exact split to the wallet that is shown: the one place where it is rounded. */
import type { Years } from '../card/annual-fee.ts'
import { CENT_A_POINT } from '../card/assumptions.ts'
import { tierHundredths, tierPoints } from '../card/intro-bonus.ts'
import { roundDivision, roundParts, SUBCENTS_PER_CENT } from '../exact.ts'
import { toCents } from '../money.ts'
import { YEAR_DAYS } from '../spend/spend.ts'
import { assignmentsOf } from './assignments.ts'
import type { Board } from './board.ts'
import { filledCaps } from './filled-caps.ts'
import type { Ranked } from './rank.ts'
import type { BonusLevel } from './seats.ts'
import { type Share, sharesOf } from './shares.ts'
import type { Split } from './split.ts'
import type { Wallet, WalletBonus, WalletCard } from './wallet.ts'
import type { Player, Worth } from './worth.ts'

export function describeWallet(board: Board, { worth, carried }: Ranked, years: Years): Wallet {
  const first = sharesOf(board.buckets, worth, 'first')
  const later = worth.later === null ? [] : sharesOf(board.buckets, worth, 'later')
  const rewards = rewardsBySeat(worth, first, later, years)
  const fixedCents = worth.players.reduce(
    (sum, { seat }, place) => sum + (worth.claimed[place]?.money ?? 0) - seat.feeCents,
    0,
  )
  const rewardCents = roundDivision(worth.rests - fixedCents * SUBCENTS_PER_CENT, SUBCENTS_PER_CENT)
  const floors = rewards.map((rests) => Math.floor(rests / SUBCENTS_PER_CENT))
  const parts = roundParts(
    floors,
    rewards.map((rests, place) => rests - (floors[place] ?? 0) * SUBCENTS_PER_CENT),
    rewardCents,
  )
  const cards = worth.players.map((player, place) =>
    describeCard(board, worth, player, place, parts[place] ?? 0),
  )
  const sum = (pick: (card: WalletCard) => number) =>
    toCents(cards.reduce((total, card) => total + pick(card), 0))
  return {
    cards,
    years,
    total: sum(({ total }) => total),
    reward: sum(({ reward }) => reward),
    bonus: sum(({ bonus }) => bonus),
    fee: sum(({ fee }) => fee),
    interest: carried === null ? null : { cardId: carried.cardId, cents: toCents(carried.cents) },
    assignments: [
      ...assignmentsOf(board, worth, 'first', first),
      ...assignmentsOf(board, worth, 'later', later),
    ],
    filledCaps: [...filledCaps(board, worth, 'first', first), ...filledCaps(board, worth, 'later', later)],
  }
}

/**
 * Ten-millionths of a cent by card. Where the engine's own figure of a card alone differs from its split, by a refund
 * under a limit of several rates, the difference is the card's.
 */
function rewardsBySeat(
  { players, rests, claimed }: Worth,
  first: readonly Share[],
  later: readonly Share[],
  years: Years,
): number[] {
  const rewards = players.map(({ seat }) => seat.fixedRests + seat.feeCents * SUBCENTS_PER_CENT)
  for (const { seat, lane, cents } of first) {
    rewards[seat] = (rewards[seat] ?? 0) + lane.gain * cents
  }
  for (const { seat, lane, cents } of later) {
    rewards[seat] = (rewards[seat] ?? 0) + lane.gain * cents * (years - 1)
  }
  const fixed = players.reduce(
    (sum, { seat }, place) => sum + ((claimed[place]?.money ?? 0) - seat.feeCents) * SUBCENTS_PER_CENT,
    0,
  )
  const missing = rests - fixed - rewards.reduce((sum, reward) => sum + reward, 0)
  return rewards.map((reward, place) => (place === 0 ? reward + missing : reward))
}

function describeCard(
  { buckets }: Board,
  { claimed, first, later }: Worth,
  { seat }: Player,
  place: number,
  reward: number,
): WalletCard {
  const { compiledCard, isHeld, giftUnits, creditCents, feeCents } = seat
  const bonus = claimed[place]?.money ?? 0
  const spentOf = (split: Split | null) => toCents(split?.spent[place] ?? 0)
  return {
    cardId: compiledCard.card.id,
    isHeld,
    total: toCents(reward + bonus - feeCents),
    reward: toCents(reward),
    gifts: toCents(roundDivision(giftUnits * compiledCard.value, SUBCENTS_PER_CENT)),
    credits: toCents(creditCents),
    bonus: toCents(bonus),
    fee: toCents(feeCents),
    bonuses: isHeld
      ? []
      : bonusesOf(seat.compiledCard, claimed[place] ?? null, spentOf(first), buckets.yearCents),
    spentFirstYear: spentOf(first),
    spentLaterYear: later === null ? spentOf(first) : spentOf(later),
  }
}

function bonusesOf(
  { card, value = CENT_A_POINT }: Player['seat']['compiledCard'],
  level: BonusLevel | null,
  spentCents: WalletBonus['spentCents'],
  yearCents: number,
): WalletBonus[] {
  return card.bonus.map((tier) => {
    const isClaimed = level?.tiers.includes(tier) === true
    return {
      tier,
      isClaimed,
      money: toCents(isClaimed ? roundDivision(tierHundredths(tier, value), 100) : 0),
      points: isClaimed ? tierPoints(tier) : 0,
      spentCents,
      reachedOnDay: yearCents > 0 ? Math.max(1, Math.ceil((tier.spend * YEAR_DAYS) / yearCents)) : null,
    }
  })
}
