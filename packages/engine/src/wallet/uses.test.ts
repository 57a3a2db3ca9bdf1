/** A split is worth nothing on paper: paid as it says, the cards must pay what it says. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backtest } from '../backtest/backtest.ts'
import { compileCatalog } from '../backtest/compile.ts'
import type { Assumptions } from '../card/assumptions.ts'
import type { Card } from '../card/card.ts'
import { dayOfNumber } from '../day.ts'
import { RESTS_PER_CENT } from '../exact.ts'
import { toCents } from '../money.ts'
import { type Purchase, spendFrom } from '../spend/spend.ts'
import { anyAssumptions, anyCard, purchasesIn } from '../testing/arbitraries.ts'
import { effort } from '../testing/effort.ts'
import { year2025 } from '../testing/make.ts'
import { type Board, layBoard } from './board.ts'
import { linesOf } from './lines.ts'
import { searchWallets } from './search.ts'
import { seatOf } from './seats.ts'
import { type Share, sharesOf } from './shares.ts'

/**
 * What a person picks is theirs to say, and the engine would pick for itself; rules that begin at a yearly amount are
 * left out of a split, what comes second is not counted on, and no limit pays more beyond it
 * than under it. No card of the catalog has purchases that go from one limit into another.
 */
const plainCard = anyCard.map((card) => ({
  ...card,
  bonus: [],
  rules: card.rules
    .filter(
      ({ target, aboveYearlySpend, stacks }) =>
        target.kind !== 'chosen' &&
        !(target.kind === 'top' && target.rank > 1) &&
        aboveYearlySpend === undefined &&
        stacks !== true,
    )
    .map(({ rateAfter, cap, ...rule }) => ({
      ...rule,
      ...(cap === undefined ? {} : { cap: 'a' }),
      ...(rateAfter === undefined ? {} : { rateAfter: Math.min(rateAfter, rule.rate) }),
    })),
}))

const question = fc.record({
  cards: fc.tuple(plainCard, plainCard),
  purchases: purchasesIn(year2025, { hasRefunds: false }),
  assumptions: anyAssumptions,
})

/** The same cards each time. */
const SEED = 9
const TIMEOUT_MS = 60_000

describe('the uses of a card', () => {
  it(
    'pay no less than the split says when the engine runs each card on its part',
    () => {
      fc.assert(
        fc.property(question, ({ cards, purchases, assumptions }) => {
          const { board, worth } = bestOf(cards, purchases, assumptions)
          const shares = sharesOf(board.buckets, worth, 'first')
          for (const [seat, { seat: own }] of worth.players.entries()) {
            const said = shares.reduce(
              (sum, share) => sum + (share.seat === seat ? share.lane.gain * share.cents : 0),
              0,
            )
            const paid = paidBy(own.compiledCard.card, assumptions, purchasesOf(board, shares, seat))
            const besides = own.fixedRests + own.feeCents * RESTS_PER_CENT
            expect(paid).toBeGreaterThanOrEqual(Math.floor((said + besides) / RESTS_PER_CENT))
          }
        }),
        { seed: SEED, ...effort(400) },
      )
    },
    TIMEOUT_MS,
  )
})

function bestOf(cards: readonly Card[], purchases: readonly Purchase[], assumptions: Assumptions) {
  const named = cards.map((card, place) => ({ ...card, id: `card-${place}` }))
  const compiled = compileCatalog(named, assumptions)
  const board = layBoard(spendFrom(purchases, year2025), compiled)
  const options = { years: 1 as const, yearCents: board.buckets.yearCents, isHeld: false, hasBonus: true }
  const required = compiled.cards.map((card, place) => seatOf(place, card, options))
  const found = searchWallets({ board, years: 1, required, candidates: [], most: 0, wanted: 1 })
  const [worth] = found?.best ?? []
  if (worth === undefined) {
    fc.pre(false)
    throw new Error('neither card may pay for something')
  }
  return { board, worth }
}

/** Each bucket's purchases in the order of days, the better lanes first. */
function purchasesOf({ buckets }: Board, shares: readonly Share[], seat: number): Purchase[] {
  const left = shares.map(({ cents }) => cents)
  const order = shares
    .map((share, index) => ({ share, index }))
    .sort((a, b) => b.share.lane.gain - a.share.lane.gain)
  return Array.from(buckets.year.days).flatMap((day, slot) =>
    buckets.cells.flatMap((cell, row) => {
      let cents = linesOf(buckets, row)[slot] ?? 0
      return order.flatMap(({ share, index }): Purchase[] => {
        if (share.row !== row || share.stretch !== buckets.stretchOfSlot[slot]) {
          return []
        }
        const part = Math.min(cents, left[index] ?? 0)
        left[index] = (left[index] ?? 0) - part
        cents -= part
        const { leaf, merchant, isAbroad } = cell
        const purchase = { day: dayOfNumber(day), cents: toCents(part), leaf, merchant, account: null }
        const isOwn = share.seat === seat && part > 0
        return isOwn ? [isAbroad ? { ...purchase, isAbroad } : purchase] : []
      })
    }),
  )
}

function paidBy(card: Card, assumptions: Assumptions, purchases: readonly Purchase[]): number {
  const { overall } = backtest(spendFrom(purchases, year2025), compileCatalog([card], assumptions))
  return overall.money[0]?.[0] ?? 0
}
