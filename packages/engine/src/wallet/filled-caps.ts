/** Limits that a split fills, and when. */
import { type PlanCap, periodOfMonth } from '../card/cap-meter.ts'
import { dayOfNumber } from '../day.ts'
import type { Board } from './board.ts'
import { linesOf } from './lines.ts'
import type { Share } from './shares.ts'
import { cardTerms } from './terms.ts'
import type { FilledCap } from './wallet.ts'
import type { Worth } from './worth.ts'

type Use = { seat: number; cap: number; period: number; used: number; shares: Share[] }

export function filledCaps(
  board: Board,
  worth: Worth,
  year: 'first' | 'later',
  shares: readonly Share[],
): FilledCap[] {
  return usesOfCaps(board, worth, year, shares).flatMap((use): FilledCap[] => {
    const seat = worth.players[use.seat]?.seat
    const cap = planCapOf(board, worth, year, use.seat, use.cap)
    const capId = Object.keys(seat?.compiledCard.card.caps ?? {})[use.cap]
    const facts = capId === undefined ? undefined : seat?.compiledCard.card.caps[capId]
    if (seat === undefined || cap === undefined || capId === undefined || facts === undefined) {
      return []
    }
    const least = cap.isOnReward
      ? cap.limit - Math.max(...use.shares.map(({ lane }) => lane.countedRate))
      : cap.limit
    if (use.used < least) {
      return []
    }
    const months = board.buckets.months.filter((month) => periodOfMonth(cap.per, month) === use.period)
    return [
      {
        year,
        cardId: seat.compiledCard.card.id,
        capId,
        limit: facts.amount,
        on: facts.on,
        per: facts.per,
        months: { from: months[0] ?? 0, to: months.at(-1) ?? 0 },
        reachedOn: reachedOn(board, use, cap, least),
      },
    ]
  })
}

function planCapOf(
  board: Board,
  { players }: Worth,
  year: 'first' | 'later',
  seat: number,
  cap: number,
): PlanCap | undefined {
  const player = players[seat]
  if (player === undefined) {
    return undefined
  }
  const own = year === 'first' && !player.seat.isHeld ? 'first' : 'later'
  return cardTerms(board.compiled, player.seat.card, own).plan.caps[cap]
}

function usesOfCaps(board: Board, worth: Worth, year: 'first' | 'later', shares: readonly Share[]): Use[] {
  const found = new Map<string, Use>()
  for (const share of shares) {
    const { cap } = share.lane
    const planCap = planCapOf(board, worth, year, share.seat, cap)
    const month = board.buckets.stretches[share.stretch]?.month
    if (planCap === undefined || month === undefined) {
      continue
    }
    const period = periodOfMonth(planCap.per, month)
    const key = `${share.seat} ${cap} ${period}`
    const use = found.get(key) ?? { seat: share.seat, cap, period, used: 0, shares: [] }
    use.used += share.cents * (planCap.isOnReward ? share.lane.countedRate : 1)
    use.shares.push(share)
    found.set(key, use)
  }
  return [...found.values()]
}

/** Purchases that go under the limit, each as early as it was made. */
function reachedOn({ buckets }: Board, use: Use, cap: PlanCap, least: number): FilledCap['reachedOn'] {
  const left = use.shares.map(({ cents }) => cents)
  let used = 0
  for (let slot = 0; slot < buckets.year.days.length; slot++) {
    for (const [place, { row, stretch, lane }] of use.shares.entries()) {
      if (buckets.stretchOfSlot[slot] === stretch) {
        const part = Math.min(left[place] ?? 0, linesOf(buckets, row)[slot] ?? 0)
        left[place] = (left[place] ?? 0) - part
        used += part * (cap.isOnReward ? lane.countedRate : 1)
      }
    }
    if (used >= least) {
      return dayOfNumber(buckets.year.days[slot] ?? 0)
    }
  }
  return null
}
