/** A card without others: the engine's own run says what it comes to. */
import type { Years } from '../card/annual-fee.ts'
import { SUBCENTS_PER_CENT } from '../exact.ts'
import type { Board } from './board.ts'
import type { Seat } from './seats.ts'
import { playerOf, type Worth, worthOf } from './worth.ts'

/** What the engine says of a new card, with the bonus only where it may be counted. */
export function aloneCents({ result }: Board, { card, levels }: Seat, years: Years): number {
  const { total, introMoney } = result.overall
  return (total[years - 1]?.[card] ?? 0) - (introMoney[card] ?? 0) + (levels.at(-1)?.money ?? 0)
}

/** A card without others comes to what the engine says; the split only tells what it pays where. */
export function worthAlone(board: Board, seat: Seat, years: Years): Worth | null {
  const worth = worthOf(board.buckets, [playerOf(seat, board.useAlone(seat.card))], years)
  if (worth === null || seat.isHeld) {
    return worth
  }
  const cents = aloneCents(board, seat, years)
  const isEqual = Math.floor((worth.rests * 2 + SUBCENTS_PER_CENT) / (2 * SUBCENTS_PER_CENT)) === cents
  return isEqual ? worth : { ...worth, rests: cents * SUBCENTS_PER_CENT }
}
