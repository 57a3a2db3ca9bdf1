/** A split is worth nothing on paper: paid as it says, the cards must pay what it says. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backtest } from '../backtest/backtest.ts'
import { compileCatalog } from '../backtest/compile.ts'
import type { Assumptions } from '../card/assumptions.ts'
import { periodOfMonth } from '../card/cap-meter.ts'
import type { Card, EarnRule, Option } from '../card/card.ts'
import { selects } from '../card/selector.ts'
import { type Day, dayOfNumber, parseDay } from '../day.ts'
import { SUBCENTS_PER_CENT } from '../exact.ts'
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
 * Left out are rules that begin at a yearly amount, what comes second on a list, and limits that pay more beyond them
 * than under them; no card has purchases that go from one limit into another. What a person picks is read off the
 * split and written into the card as a calendar, since the engine would pick for itself.
 */
const plainCard = anyCard.map((card) => ({
  ...card,
  bonus: [],
  rules: card.rules
    .filter(
      ({ target, aboveYearlySpend, stacks }) =>
        !(target.kind === 'top' && target.rank > 1) && aboveYearlySpend === undefined && stacks !== true,
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
const TIMEOUT_MS = 120_000

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
            const card = withPicks(own.compiledCard.card, board, shares, seat)
            const paid = paidBy(card, assumptions, purchasesOf(board, shares, seat))
            const besides = own.fixedRests + own.feeCents * SUBCENTS_PER_CENT
            expect(paid).toBeGreaterThanOrEqual(Math.floor((said + besides) / SUBCENTS_PER_CENT))
          }
        }),
        { seed: SEED, ...effort(120) },
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

/** Each chosen option pays in the periods in which the split counts on it; never more of them than may be chosen. */
function withPicks(card: Card, { buckets }: Board, shares: readonly Share[], seat: number): Card {
  return {
    ...card,
    rules: card.rules.map((rule): EarnRule => {
      const { target } = rule
      if (target.kind !== 'chosen') {
        return rule
      }
      const picked = new Map<number, Set<Option>>()
      for (const share of shares.filter((each) => each.seat === seat && each.lane.rules.includes(rule.id))) {
        const cell = buckets.cells[share.row]
        const period = periodOfMonth(target.per, buckets.stretches[share.stretch]?.month ?? 0)
        const option = target.options.find(({ where }) => cell !== undefined && selects(where, cell))
        picked.set(
          period,
          new Set([...(picked.get(period) ?? []), ...(option === undefined ? [] : [option])]),
        )
      }
      const months = buckets.months.filter((month) => picked.has(periodOfMonth(target.per, month)))
      const calendar = months.flatMap((month) => {
        const options = [...(picked.get(periodOfMonth(target.per, month)) ?? [])]
        expect(options.length).toBeLessThanOrEqual(target.count)
        return options.map(({ where }) => ({ from: dayIn(month, 1), to: dayIn(month, LAST), where }))
      })
      return { ...rule, target: { kind: 'rotating', calendar } }
    }),
  }
}

const LAST = 0

function dayIn(month: number, day: number): Day {
  const date = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + (day === LAST ? 1 : 0), day))
  return parseDay(date.toISOString().slice(0, 10))
}

function paidBy(card: Card, assumptions: Assumptions, purchases: readonly Purchase[]): number {
  const { overall } = backtest(spendFrom(purchases, year2025), compileCatalog([card], assumptions))
  return overall.money[0]?.[0] ?? 0
}
