import { describe, expect, it } from 'vitest'
import { compileCatalog } from '../../backtest/compile.ts'
import { type Category, categories } from '../../category.ts'
import { categoryOfLeaf, type Leaf } from '../../leaf.ts'
import { toCents } from '../../money.ts'
import { spendFrom } from '../../spend/spend.ts'
import { effort } from '../../testing/effort.ts'
import { buy, makeCard, percent, testAssumptions, year2025 } from '../../testing/make.ts'
import { makeCase } from '../../testing/make-wallet-case.ts'
import { createRandom } from '../../testing/wallet-case.ts'
import { cardOf, purchasesOf } from '../../testing/wallet-case-card.ts'
import { findBestWallet, valueWallet } from '../advice/find-best-wallet.ts'
import type { SensitivityParameter, WalletQuestion } from '../wallet.ts'
import { findSensitivityCurve } from './find-curve.ts'
import { questionAt } from './scenario.ts'

const fee = { firstYear: toCents(9500), later: toCents(9500) }
/** $333.33 of dining and as much of other things a month. */
const question: WalletQuestion = {
  spend: spendFrom([buy('2025-03-03', 4000, 'dining'), buy('2025-05-05', 4000, 'other')], year2025),
  compiled: compileCatalog(
    [
      makeCard({ id: 'flat', rules: [percent(2)] }),
      makeCard({ id: 'miles', program: 'miles', rules: [percent(3, ['dining']), percent(1)], fee }),
    ],
    { ...testAssumptions, pointValues: { miles: 150 } },
  ),
  owned: [],
  size: 2,
  years: 1,
  isIntro: true,
  obstacles: [],
}
const spending = { kind: 'spending' } as const
const pointValue = { kind: 'point-value', program: 'miles' } as const
const annualFee = { kind: 'fee', cardId: 'miles' } as const

function categoryOf(leaf: Leaf): Category {
  const category = categories.find(({ key }) => key === categoryOfLeaf(leaf))
  if (category === undefined) {
    throw new Error(`no category has the leaf ${leaf}`)
  }
  return category
}

describe('findSensitivityCurve', () => {
  it('finds the monthly spending at which a fee pays off, to the dollar', () => {
    // flat alone: 8000 × 2 % = 160. Both: 4000 × 4.5 % + 80 − 95 = 165. They are equal at 95 % of the spending, $633.33 a
    // month, and there the smaller wallet wins.
    const curve = findSensitivityCurve(question, spending)
    expect(curve).toMatchObject({ now: 66_667, switches: [{ value: 63_400, from: ['flat'] }] })
    expect(curve?.switches[0]?.to).toEqual(['flat', 'miles'])
    expect(curve?.points.find(({ value }) => value === 66_667)?.total).toBe(16_500)
    expect(curve?.points.length).toBeGreaterThanOrEqual(40)
  })

  it('covers a category, a point value and a fee', () => {
    // Dining alone is $333.33 a month: 4000 × f × 2.5 % = 95 at f = 0.95, $316.67
    const dining = { kind: 'category', category: categoryOf('dining') } as const
    expect(findSensitivityCurve(question, dining)?.switches).toMatchObject([{ value: 31_700 }])
    // 4000 × (3 × v − 2 %) = 95 at v = 1.4583…, and at 2 cents the miles earn as much as flat on everything
    expect(findSensitivityCurve(question, pointValue)?.switches).toEqual([
      { value: 146, from: ['flat'], to: ['flat', 'miles'] },
      { value: 200, from: ['flat', 'miles'], to: ['miles'] },
    ])
    // 4000 × 2.5 % = 100: at that fee both are equal
    expect(findSensitivityCurve(question, annualFee)?.switches).toEqual([
      { value: 10_000, from: ['flat', 'miles'], to: ['flat'] },
    ])
  })

  it('is true at every point and on both sides of every switch, on random wallets', () => {
    let switches = 0
    const seeds = effort(12).numRuns
    for (let seed = 1; seed <= seeds; seed++) {
      const { asked, parameters } = randomQuestion(seed)
      for (const parameter of parameters) {
        const step = parameter.kind === 'point-value' ? 1 : 100
        const curve = findSensitivityCurve(asked, parameter)
        const values = curve?.points.map(({ value }) => value) ?? []
        expect(values).toEqual([...new Set(values)].sort((a, b) => a - b))
        const checked =
          curve?.points.filter((_, index) => index % CHECKED_EVERY === seed % CHECKED_EVERY) ?? []
        for (const { value, total, winner } of checked) {
          const there = questionAt(asked, parameter, value)
          expect([seed, value, findBestWallet(there)?.best.total]).toEqual([seed, value, total])
          expect(valueWallet(there, winner).total).toBe(total)
        }
        for (const { value, from, to } of curve?.switches ?? []) {
          const totalAt = (at: number, ids: readonly string[]) =>
            valueWallet(questionAt(asked, parameter, at), ids).total
          const before = Math.max(...values.filter((each) => each < value), value - step)
          expect(totalAt(before, from)).toBeGreaterThanOrEqual(totalAt(before, to))
          expect(totalAt(value, to)).toBeGreaterThanOrEqual(totalAt(value, from))
          switches++
        }
      }
    }
    expect(switches).toBeGreaterThan(seeds)
  })

  it('finds two switches between the same samples if three wallets share the range', () => {
    // At $1.00 a mile 'low' wins, from 1.10 on 'mid', from 1.14 on 'high': all between two of the 40 samples.
    const lines = [
      { id: 'low', rate: 1, fee: 0 },
      { id: 'mid', rate: 2, fee: 4400 },
      { id: 'high', rate: 4, fee: 13_520 },
    ]
    const cards = lines.map(({ id, rate, fee: cents }) =>
      makeCard({
        id,
        program: 'miles',
        rules: [percent(rate)],
        fee: { firstYear: toCents(cents), later: toCents(cents) },
      }),
    )
    const close: WalletQuestion = {
      ...question,
      spend: spendFrom([buy('2025-03-03', 4000, 'dining')], year2025),
      compiled: compileCatalog(cards, { ...testAssumptions, pointValues: { miles: 100 } }),
      size: 1,
    }
    // mid − low = 4000 × 1 % × v − 44 = 0 at v = 1.10; high − mid = 4000 × 2 % × v − 91.20 = 0 at v = 1.14
    expect(findSensitivityCurve(close, pointValue)?.switches).toEqual([
      { value: 111, from: ['low'], to: ['mid'] },
      { value: 115, from: ['mid'], to: ['high'] },
    ])
  })

  it('has one point and no switch if there is nothing to vary, and returns null if stopped', () => {
    const gas = { kind: 'category', category: categoryOf('gas') } as const
    expect(findSensitivityCurve(question, gas)).toMatchObject({
      now: 0,
      points: [{ value: 0 }],
      switches: [],
    })
    expect(findSensitivityCurve(question, { kind: 'point-value', program: 'other' })?.switches).toEqual([])
    expect(findSensitivityCurve(question, spending, { shouldStop: () => true })).toBeNull()
  })

  it('reports rising progress up to 1', () => {
    const seen: number[] = []
    findSensitivityCurve(question, annualFee, { onProgress: (done) => seen.push(done) })
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(seen.at(-1)).toBe(1)
  })
})

const CHECKED_EVERY = 9

/** Small wallets in which about half the cards earn miles and one has a fee. */
function randomQuestion(seed: number) {
  const random = createRandom(seed)
  const made = makeCase(random, { cards: 5, kinds: 3, months: 2, units: 8, hasTops: true, isMixed: true })
  const cardId = `card-${random(2)}`
  const cards = made.cards.map((card) => {
    const own = { firstYear: toCents(300), later: toCents(300) }
    const program = random(2) === 0 ? 'miles' : 'cash'
    return { ...cardOf(card), program, ...(card.id === cardId ? { fee: own } : {}) }
  })
  const asked: WalletQuestion = {
    ...question,
    spend: spendFrom(purchasesOf(made.units), year2025),
    compiled: compileCatalog(cards, { ...testAssumptions, pointValues: { miles: 25 } }),
    size: made.size,
    years: seed % 2 === 0 ? 1 : 2,
  }
  const parameters: SensitivityParameter[] = [
    seed % 3 === 0 ? { kind: 'category', category: categoryOf('dining') } : spending,
    pointValue,
    { kind: 'fee', cardId },
  ]
  return { asked, parameters }
}
