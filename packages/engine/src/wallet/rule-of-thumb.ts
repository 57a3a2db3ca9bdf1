/** What a wallet comes to for somebody who always pays a kind of purchase with the same card. */
import { backtest } from '../backtest/backtest.ts'
import { type Compiled, compileCatalog } from '../backtest/compile.ts'
import type { Card } from '../card/card.ts'
import { categories } from '../category.ts'
import { toCents } from '../money.ts'
import { keepPurchases, type Spend } from '../spend/spend.ts'
import type { Board } from './board.ts'
import type { RuleOfThumb, Wallet } from './wallet.ts'
import type { Player, Worth } from './worth.ts'

/** For each kind the card with the best rate there, limits not minded; then the engine runs each card on its kinds. */
export function ruleOfThumb(spend: Spend, board: Board, { players }: Worth, wallet: Wallet): RuleOfThumb {
  const seatOfRow = bestSeats(board, players)
  const cents = board.buckets.cells.map(() => 0)
  for (const [bucket, row] of board.buckets.rowOf.entries()) {
    cents[row] = (cents[row] ?? 0) + (board.buckets.cents[bucket] ?? 0)
  }
  const total = players.reduce(
    (sum, player, seat) => sum + centsOf(spend, board, player, seatOfRow, seat, wallet),
    0,
  )
  const known = Math.min(total, wallet.total)
  return {
    total: toCents(known),
    lost: toCents(wallet.total - known),
    cardOf: board.buckets.cells.flatMap((cell, row) => {
      const category = categories[cell.category]
      const cardId = players[seatOfRow[row] ?? 0]?.seat.compiledCard.card.id
      return category === undefined || cardId === undefined
        ? []
        : [{ category, leaf: cell.leaf, merchant: cell.merchant, cardId, cents: toCents(cents[row] ?? 0) }]
    }),
  }
}

/** By row: the card whose best lane gains most on what was bought. */
function bestSeats({ buckets }: Board, players: readonly Player[]): number[] {
  const gains = players.map(({ use }) => {
    const { termsOf } = use.first
    const byRow = buckets.cells.map(() => 0)
    for (const [bucket, row] of buckets.rowOf.entries()) {
      byRow[row] = (byRow[row] ?? 0) + (buckets.cents[bucket] ?? 0) * (termsOf[bucket]?.lanes[0]?.gain ?? 0)
    }
    return byRow
  })
  return buckets.cells.map((_, row) =>
    gains.reduce((best, own, seat) => ((own[row] ?? 0) > (gains[best]?.[row] ?? 0) ? seat : best), 0),
  )
}

function centsOf(
  spend: Spend,
  { compiled, buckets }: Board,
  { seat }: Player,
  seatOfRow: readonly number[],
  place: number,
  wallet: Wallet,
): number {
  const isOwn = (index: number) => seatOfRow[buckets.rowOfKind[spend.kindOf[index] ?? 0] ?? 0] === place
  const { card } = seat.compiledCard
  const { overall } = backtest(keepPurchases(spend, isOwn), compiledAlone(compiled, card))
  const moneyOf = (years: number) => overall.money[years - 1]?.[0] ?? 0
  if (seat.isHeld) {
    // What a later year earns is what the second adds, anniversary points of a second year included.
    return (moneyOf(2) - moneyOf(1)) * wallet.years - seat.feeCents
  }
  const level = seat.levels.findLast(({ low }) => overall.spendingCents >= low)
  return moneyOf(wallet.years) + (level?.money ?? 0) - seat.feeCents
}

const known = new WeakMap<Compiled, Map<string, Compiled>>()

/** Kept between questions, since it depends on nothing of theirs. */
function compiledAlone(compiled: Compiled, card: Card): Compiled {
  const kept = known.get(compiled) ?? new Map<string, Compiled>()
  known.set(compiled, kept)
  const found = kept.get(card.id) ?? compileCatalog([card], compiled.assumptions)
  kept.set(card.id, found)
  return found
}
