/** A wallet is worth what its cards pay: the public engine pays each card's purchases as the wallet says. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backtest } from '../../backtest/backtest.ts'
import { compileCatalog } from '../../backtest/compile.ts'
import type { Assumptions } from '../../card/assumptions.ts'
import type { Card, EarnRule } from '../../card/card.ts'
import { type Day, dayOfNumber, parseDay } from '../../day.ts'
import { toCents } from '../../money.ts'
import { type Purchase, spendFrom } from '../../spend/spend.ts'
import { anyAssumptions, anyCard, purchasesIn } from '../../testing/arbitraries.ts'
import { effort } from '../../testing/effort.ts'
import { year2025 } from '../../testing/make.ts'
import { allocatedLines, allocatedParts } from '../allocation/allocated-parts.ts'
import { valueCards } from '../search/value-cards.ts'
import type { SpendBuckets } from './buckets.ts'
import type { CardYear } from './card-year.ts'
import { createWalletContext } from './context.ts'
import { SUBCENTS_PER_CENT } from './engine.ts'
import type { CardLines, PickedOptions } from './replay.ts'
import { prepareProblem } from './wallet-problem.ts'

/** Without stacking rules and second caps: no purchase of the model goes through two caps. */
const walletCard = anyCard.map((card) => ({
  ...card,
  // Credits depend on all purchases, whichever card pays for them.
  credits: [],
  bonus: [],
  rules: card.rules
    .filter(({ stacks }) => stacks !== true)
    .map(({ rateAfter, cap, ...rule }) => ({
      ...rule,
      ...(cap === undefined ? {} : { cap: 'a' }),
      ...(rateAfter === undefined ? {} : { rateAfter: Math.min(rateAfter, rule.rate) }),
    })),
}))

const question = fc.record({
  cards: fc.tuple(walletCard, walletCard),
  purchases: purchasesIn(year2025, { hasRefunds: false }),
  // A limit applies to the wallet's points of a program, not to a card's.
  assumptions: anyAssumptions.map(({ pointLimits: _, ...rest }) => rest),
})

/** The same cards each time. */
const SEED = 9

describe('a wallet of two cards', () => {
  it('earns what the engine pays for the purchases of each card, to the cent', () => {
    let replayed = 0
    fc.assert(
      fc.property(question, ({ cards, purchases, assumptions }) => {
        for (const each of runsOf(cards, purchases, assumptions)) {
          const { card, lines, picked, said, explained, isReplayed, buckets } = each
          const paid = paidBy(withPicks(card, buckets, picked), assumptions, purchasesOf(buckets, lines))
          const cents = said / SUBCENTS_PER_CENT
          replayed += Number(isReplayed)
          // A card year without a replay may be paid more: it leaves out what two cards can't share.
          expect(paid).toBeGreaterThanOrEqual(Math.floor(cents))
          // Lasting rewards and what the first year earns on top are rounded by themselves.
          expect(isReplayed ? Math.abs(paid - cents) : 0).toBeLessThanOrEqual(1)
          // Parts have whole cents. Where an overall cap runs out, the fraction of a cent isn't in them.
          expect(explained).toBeLessThanOrEqual(said)
          expect(card.overallCap === undefined ? explained : said).toBe(said)
        }
      }),
      { seed: SEED, ...effort(120) },
    )
    expect(replayed).toBeGreaterThan(0)
  })
})

/** By card: its purchases, and what the wallet says it earns with them and besides. */
function runsOf(cards: readonly Card[], purchases: readonly Purchase[], assumptions: Assumptions) {
  const named = cards.map((card, index) => ({ ...card, id: `card-${index}` }))
  const problem = prepareProblem(
    {
      spend: spendFrom(purchases, year2025),
      compiled: compileCatalog(named, assumptions),
      owned: [],
      size: 2,
      years: 1,
      isIntro: true,
      obstacles: [],
    },
    createWalletContext(),
  )
  const { model } = problem
  const { buckets, replay } = model
  const set = named.map(({ id }) => problem.newCard(id))
  const value = valueCards(model, set, 1)
  if (value === null) {
    fc.pre(false)
    throw new Error('neither card may pay for something')
  }
  const [solution] = value.solutions
  if (solution === undefined) {
    throw new Error('a value has a solution for each year')
  }
  const { cardYears, allocation, runs } = solution
  const allocated = runs === null ? allocatedParts(buckets, cardYears, allocation) : []
  const lines = runs === null ? allocatedLines(model, cardYears, allocation) : runs.map((run) => run.lines)
  return value.cards.map(({ slot }, index) => {
    const run = runs?.[index]
    const parts = run === undefined ? allocated.filter(({ card }) => card === index) : replay.explain(run)
    const explained = parts.reduce((sum, { arc, cents }) => sum + arc.gain * cents, 0)
    const fixed = slot.fixedSubcents + slot.feeCents * SUBCENTS_PER_CENT
    return {
      card: slot.compiledCard.card,
      buckets,
      lines: lines[index] ?? new Float64Array(),
      picked: pickedById(cardYears[index], run?.picked ?? []),
      isReplayed: run !== undefined,
      said: (run === undefined ? explained : replay.earn(run)) + fixed,
      explained: explained + fixed,
    }
  })
}

function purchasesOf({ cells, year }: SpendBuckets, lines: CardLines): Purchase[] {
  const slots = year.days.length
  return Array.from(lines).flatMap((cents, index): Purchase[] => {
    const cell = cells[Math.floor(index / slots)]
    if (cents === 0 || cell === undefined) {
      return []
    }
    const { leaf, merchant, isAbroad } = cell
    const day = dayOfNumber(year.days[index % slots] ?? 0)
    const purchase = { day, cents: toCents(cents), leaf, merchant, account: null }
    return [isAbroad ? { ...purchase, isAbroad } : purchase]
  })
}

type PicksById = ReadonlyMap<string, NonNullable<PickedOptions[number]>>

function pickedById(cardYear: CardYear | undefined, picked: PickedOptions): PicksById {
  return new Map(
    (cardYear?.terms.ruleSet.rules ?? []).flatMap(({ id, index }) => {
      const own = picked[index]
      return own === undefined ? [] : [[id, own] as const]
    }),
  )
}

/** Picked options as a calendar, because the public engine would pick for itself. */
function withPicks(card: Card, { months }: SpendBuckets, picked: PicksById): Card {
  return {
    ...card,
    rules: card.rules.map((rule): EarnRule => {
      const { target } = rule
      const own = picked.get(rule.id)
      if (target.kind !== 'chosen' || own === undefined) {
        return rule
      }
      expect(own.every((options) => options.length <= target.count)).toBe(true)
      const calendar = months.flatMap((month, index) =>
        (own[index] ?? []).flatMap((option) => {
          const where = target.options[option]?.where
          return where === undefined ? [] : [{ from: dayIn(month, 1), to: dayIn(month, LAST), where }]
        }),
      )
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
  return (overall.money[0]?.[0] ?? 0) + (overall.introMoney[0]?.[0] ?? 0)
}
