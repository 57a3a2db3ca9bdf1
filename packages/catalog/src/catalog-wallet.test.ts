/** Tests the wallet solver on the published cards. */

import { knownMerchants } from '@cardsight/categorizer'
import { backtest, compileCatalog, projections } from '@cardsight/engine/backtest'
import { defaultAssumptions } from '@cardsight/engine/cards'
import { isBill, leaves } from '@cardsight/engine/categories'
import { addDays, dayRange, parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { type Purchase, spendFrom } from '@cardsight/engine/spending'
import { sample } from '@cardsight/engine/testing'
import {
  createWalletContext,
  findBestWallet,
  findSensitivityCurve,
  questionAt,
  type SensitivityParameter,
  valueWallet,
  type WalletQuestion,
} from '@cardsight/engine/wallet'
import { describe, expect, it } from 'vitest'
import { engineCards, pointValues, programs } from './index.ts'

const window = dayRange(parseDay('2025-11-01'), parseDay('2026-10-31'))
const assumptions = {
  ...defaultAssumptions,
  today: addDays(window.last, 1),
  pointValues: pointValues(programs, 'usual'),
}
const compiled = compileCatalog(engineCards, assumptions)

const context = createWalletContext()
const purchaseLeaves = leaves.filter((leaf) => !isBill(leaf))

/** Pseudorandom purchases of a year, the same each time: all leaves, known merchants, purchases abroad, refunds. */
function purchases(count: number, maxCents: number, refundOneIn = 40): Purchase[] {
  let state = 20_261_115
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  return Array.from({ length: count }, (): Purchase => {
    const row = random(3) === 0 ? knownMerchants[random(knownMerchants.length)] : undefined
    const cents = random(refundOneIn) === 1 ? -random(5000) - 1 : random(maxCents) + 100
    const shared = {
      day: addDays(window.first, random(365)),
      cents: toCents(cents),
      leaf: row?.leaf ?? purchaseLeaves[random(purchaseLeaves.length)] ?? 'other',
      merchant: row?.key ?? null,
      account: null,
    }
    return random(12) === 0 ? { ...shared, isAbroad: true } : shared
  })
}

const spends = {
  'a whole year': spendFrom(purchases(400, 24_000), window),
  'high spending, no refunds': spendFrom(purchases(400, 180_000, 1), window),
  'three months': spendFrom(purchases(200, 60_000), dayRange(parseDay('2026-03-05'), parseDay('2026-06-04'))),
}

function ask(spend: WalletQuestion['spend'], more: Partial<WalletQuestion> = {}): WalletQuestion {
  return { spend, compiled, owned: [], size: 1, years: 1, isIntro: true, obstacles: [], ...more }
}

describe('a single-card wallet', () => {
  for (const [name, spend] of Object.entries(spends)) {
    it(`has the same total as the backtest, to the cent: ${name}`, () => {
      const { overall } = backtest(spend, compiled)
      for (const years of projections) {
        const question = ask(spend, { years })
        const all = [...engineCards.entries()].map(([index, { id }]) => ({
          id,
          total: overall.total[years - 1]?.[index],
        }))
        const expected = sample(all)
        expect(expected.map(({ id }) => ({ id, total: valueWallet(question, [id], context).total }))).toEqual(
          expected,
        )
      }
    })
  }

  it("has parts that add up to the card's reward", () => {
    const question = ask(spends['high spending, no refunds'])
    const mismatched = sample(engineCards).filter(({ id }) => {
      const { cards, assignments } = valueWallet(question, [id], context)
      const paid = assignments.reduce((sum, { cents, worthPpm }) => sum + cents * worthPpm, 0) / 1_000_000
      const other = (cards[0]?.anniversaryBonus ?? 0) + (cards[0]?.credits ?? 0)
      return Math.abs(paid + other - (cards[0]?.reward ?? 0) - (cards[0]?.firstYear ?? 0)) > 1
    })
    expect(mismatched.map(({ id }) => id)).toEqual([])
  })

  it('is the top card of the ranking', () => {
    const spend = spends['a whole year']
    const { overall } = backtest(spend, compiled)
    const highest = Math.max(...Array.from(compiled.openByName, (card) => overall.total[0]?.[card] ?? 0))
    expect(findBestWallet(ask(spend))?.best.total).toBe(highest)
  })
})

describe('wallets of the published cards', () => {
  const spend = spends['a whole year']

  it('never earn less with one more card, have parts that add up, and the same total when valued from their ids', () => {
    const questions = ([1, 2, 3] as const).map((size) => ask(spend, { size, years: 3 }))
    const answers = questions.map((question) => findBestWallet(question))
    const totals = answers.map((answer) => answer?.best.total ?? 0)
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
    for (const [index, answer] of answers.entries()) {
      const { best, ruleOfThumb, margin } = answer ?? { best: null, ruleOfThumb: null, margin: null }
      expect(best?.cards.reduce((sum, { total }) => sum + total, 0)).toBe(best?.total)
      expect(best?.total).toBe((best?.reward ?? 0) + (best?.bonus ?? 0) - (best?.fee ?? 0))
      expect(ruleOfThumb?.lost).toBe((best?.total ?? 0) - (ruleOfThumb?.total ?? 0))
      expect(margin).toBeGreaterThanOrEqual(0)
      const year = best?.assignments.filter((each) => each.year === 1) ?? []
      const { overall, restricted } = backtest(spend, compiled)
      const cardIds = new Set(best?.cards.map(({ cardId }) => cardId))
      expect(valueWallet(questions[index] ?? ask(spend), [...cardIds]).total).toBe(best?.total)
      const own = engineCards.filter(({ id }) => cardIds.has(id))
      // Merchants that take none of the cards.
      const unpaid = Object.entries(restricted).flatMap(([merchant, cents]) =>
        own.every(({ refusedBy = [] }) => refusedBy.includes(merchant)) ? cents : [],
      )
      const accepted = overall.spendingCents - unpaid.reduce((sum, cents) => sum + cents, 0)
      expect(year.reduce((sum, { cents }) => sum + cents, 0)).toBe(accepted)
    }
  })
})

describe('a sensitivity curve', () => {
  /** A curve takes about 45 searches, so a part of the cards. */
  const some = compileCatalog(
    engineCards.filter((_, index) => index % 4 === 0),
    assumptions,
  )

  it('is true on both sides of every switch: one wallet wins just below it, another from there on', () => {
    const question = { ...ask(spends['three months'], { size: 2 }), compiled: some }
    const context = createWalletContext()
    const answer = findBestWallet(question, { context })
    const chosen = answer?.best.cards.map(({ cardId }) => cardId) ?? []
    const cards = engineCards.filter(({ id }) => chosen.includes(id))
    const programsOf = [...new Set(cards.map(({ program }) => program))]
    const parameters: SensitivityParameter[] = [
      { kind: 'spending' },
      ...programsOf.map((program) => ({ kind: 'point-value', program }) as const),
      ...chosen.map((cardId) => ({ kind: 'fee', cardId }) as const),
    ]
    const curves = parameters.flatMap(
      (parameter) => findSensitivityCurve(question, parameter, { context }) ?? [],
    )
    expect(curves.flatMap(({ switches }) => switches).length).toBeGreaterThan(2)
    for (const { parameter, now, points, switches } of curves) {
      expect(points.find(({ value }) => value === now)?.total).toBe(answer?.best.total)
      const step = parameter.kind === 'point-value' ? 1 : 100
      for (const { value, from, to } of switches) {
        const totalAt = (at: number, ids: readonly string[]) =>
          valueWallet(questionAt(question, parameter, at), ids, context).total
        const before = Math.max(
          value - step,
          ...points.map((each) => each.value).filter((each) => each < value),
        )
        expect(totalAt(before, from)).toBeGreaterThanOrEqual(totalAt(before, to))
        expect(totalAt(value, to)).toBeGreaterThanOrEqual(totalAt(value, from))
        expect(findBestWallet(questionAt(question, parameter, value), { context })?.best.total).toBe(
          totalAt(value, to),
        )
      }
    }
  })
})
