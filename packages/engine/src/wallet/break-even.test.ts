import { describe, expect, it } from 'vitest'
import { compileCatalog } from '../backtest/compile.ts'
import { defaultAssumptions } from '../card/assumptions.ts'
import { type Category, categories } from '../category.ts'
import { categoryOfLeaf, type Leaf } from '../leaf.ts'
import { toCents } from '../money.ts'
import { spendFrom } from '../spend/spend.ts'
import { effort } from '../testing/effort.ts'
import { buy, makeCard, percent, year2025 } from '../testing/make.ts'
import { makeCase } from '../testing/make-wallet-case.ts'
import { createRandom } from '../testing/wallet-case.ts'
import { cardOf, purchasesOf } from '../testing/wallet-case-card.ts'
import { findBreakEvens } from './break-even.ts'
import { findBestWallet } from './find-best.ts'
import { questionAt } from './lever.ts'
import { createRun } from './lever-run.ts'
import type { Lever, WalletQuestion } from './wallet.ts'

const fee = { firstYear: toCents(9500), later: toCents(9500) }
const question: WalletQuestion = {
  spend: spendFrom([buy('2025-03-03', 4000, 'dining'), buy('2025-05-05', 4000, 'other')], year2025),
  compiled: compileCatalog(
    [
      makeCard({ id: 'flat', rules: [percent(2)] }),
      makeCard({ id: 'miles', program: 'miles', rules: [percent(3, ['dining']), percent(1)], fee }),
    ],
    { ...defaultAssumptions, pointValues: { miles: 150 } },
  ),
  held: [],
  size: 2,
  years: 1,
  isIntro: true,
  obstacles: [],
}

function breakEvensOf(lever: Lever) {
  const answer = findBestWallet(question)
  return answer === null ? null : findBreakEvens(question, answer, [lever])
}

function categoryOf(leaf: Leaf): Category {
  const category = categories.find(({ key }) => key === categoryOfLeaf(leaf))
  if (category === undefined) {
    throw new Error('there is no category')
  }
  return category
}

function winnerAt(lever: Lever, value: number): string[] {
  const answer = findBestWallet(questionAt(question, lever, value))
  return (answer?.best.cards ?? []).map(({ cardId }) => cardId).sort()
}

describe('findBreakEvens', () => {
  it('finds the spending from which a fee pays off', () => {
    // flat alone: 160. Both: 4000 × 4.5 % + 80 − 95 = 165, ahead by 5. They are level where 4000 × 2.5 % × f = 95:
    // f = 0.95, and there the wallet with fewer cards stands first.
    const lever = { kind: 'spending' } as const
    expect(breakEvensOf(lever)).toEqual([
      { lever, now: 1000, lastBefore: 951, firstAfter: 950, challenger: ['flat'] },
    ])
  })

  it('finds it for one category, for the value of a point and for a fee', () => {
    expect(breakEvensOf({ kind: 'category', category: categoryOf('dining') })).toMatchObject([
      { lastBefore: 951, firstAfter: 950 },
    ])
    // 4000 × (3 × v − 2 %) = 95: v = 1.4583… and at 2 cents the miles pay as much as flat everywhere
    expect(breakEvensOf({ kind: 'point-value', program: 'miles' })).toMatchObject([
      { now: 150, lastBefore: 146, firstAfter: 145, challenger: ['flat'] },
      { now: 150, lastBefore: 199, firstAfter: 200, challenger: ['miles'] },
    ])
    // 4000 × 2.5 % = 100: at that fee they are level
    expect(breakEvensOf({ kind: 'fee', cardId: 'miles' })).toMatchObject([
      { now: 9500, lastBefore: 9999, firstAfter: 10_000, challenger: ['flat'] },
    ])
  })

  it('is true on both sides: just before it the winner wins, just after it another does', () => {
    const levers: Lever[] = [
      { kind: 'spending' },
      { kind: 'point-value', program: 'miles' },
      { kind: 'fee', cardId: 'miles' },
    ]
    for (const lever of levers) {
      for (const { lastBefore, firstAfter, challenger } of breakEvensOf(lever) ?? []) {
        expect(winnerAt(lever, lastBefore)).toEqual(['flat', 'miles'])
        expect(winnerAt(lever, firstAfter)).toEqual(challenger)
      }
    }
  })

  it('overlooks no nearer value of a point, nor a nearer fee: every one was tried', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const { asked, cardId } = randomQuestion(seed)
      const answer = findBestWallet(asked)
      const ownIds = answer?.best.cards.map((card) => card.cardId) ?? []
      const changesOf = (lever: Lever, now: number, end: number) => {
        const run = createRun(asked, ownIds, lever, {})
        const changes = Array.from({ length: end + 1 }, (_, value) => run(value)?.isOwn === false)
        const [below, above] = [changes.lastIndexOf(true, now), changes.indexOf(true, now)]
        return [below, above].filter((value) => value >= 0)
      }
      const miles = { kind: 'point-value', program: 'miles' } as const
      const fee = { kind: 'fee', cardId } as const
      const found = (lever: Lever) =>
        answer && findBreakEvens(asked, answer, [lever])?.map(({ firstAfter }) => firstAfter)
      expect([seed, found(miles)]).toEqual([seed, changesOf(miles, MILES, 4 * MILES)])
      expect([seed, found(fee)?.filter((value) => value <= MOST_FEE)]).toEqual([
        seed,
        changesOf(fee, FEE, MOST_FEE),
      ])
    }
  })

  it('overlooks no nearer thousandth of the spending, whatever limits and days do: every one was tried', () => {
    for (const seed of [...QUICK_SEEDS, ...moreSeeds]) {
      const asked: WalletQuestion = { ...randomQuestion(seed).asked, years: seed % 4 < 2 ? 1 : 2 }
      const answer = findBestWallet(asked)
      const ownIds = answer?.best.cards.map((card) => card.cardId) ?? []
      const category = {
        kind: 'category',
        category: categoryOf(asked.spend.kinds[0]?.leaf ?? 'dining'),
      } as const
      for (const lever of seed % 2 === 0 ? [category] : [{ kind: 'spending' } as const]) {
        const run = createRun(asked, ownIds, lever, {})
        const nearest = (step: 1 | -1): number[] => {
          for (let value = 1000 + step; Math.abs(value - 1000) <= TRIED; value += step) {
            if (run(value)?.isOwn === false) {
              return [value]
            }
          }
          return []
        }
        const found = answer && findBreakEvens(asked, answer, [lever])?.map(({ firstAfter }) => firstAfter)
        const near = found?.filter((value) => Math.abs(value - 1000) <= TRIED)
        expect([seed, lever.kind, near]).toEqual([seed, lever.kind, [...nearest(-1), ...nearest(1)]])
      }
    }
  })

  it('finds a lead that lasts for five thousandths only', () => {
    // 2 % of 10,000 × f against 1 % and 99.50 from 9,900 on: brief leads from 99.4 % down to 99.0 %, where at 99.5 %
    // they are level at 199.00, and at 98.9 % the bonus is not reached.
    const short: WalletQuestion = {
      ...question,
      spend: spendFrom([buy('2025-03-03', 10_000, 'dining')], year2025),
      compiled: compileCatalog(
        [
          makeCard({ id: 'flat', rules: [percent(2)] }),
          makeCard({
            id: 'brief',
            rules: [percent(1)],
            bonus: [{ points: 9950, spend: toCents(990_000), days: 365 }],
          }),
        ],
        defaultAssumptions,
      ),
      size: 1,
    }
    const answer = findBestWallet(short)
    expect(answer && findBreakEvens(short, answer, [{ kind: 'spending' }])).toMatchObject([
      { lastBefore: 995, firstAfter: 994, challenger: ['brief'] },
    ])
  })

  it('has nothing to say where no value changes the winner, and gives null when it is stopped', () => {
    const answer = findBestWallet(question)
    if (answer === null) {
      throw new Error('the search was not stopped')
    }
    expect(findBreakEvens(question, answer, [{ kind: 'point-value', program: 'stays' }])).toEqual([])
    expect(findBreakEvens(question, answer, [{ kind: 'spending' }], { shouldStop: () => true })).toBeNull()
  })
})

/** In 4 a category goes down to nothing. */
const QUICK_SEEDS = [4, 5, 12, 15, 19, 20, 21, 22]
const moreSeeds = Array.from({ length: effort(1).numRuns - 1 }, (_, place) => 23 + place)
const TRIED = 300

const MILES = 25

const FEE = 30
const MOST_FEE = 80

/** Small wallets of which about half the cards earn miles, and one has a fee of cents. */
function randomQuestion(seed: number) {
  const random = createRandom(seed)
  const made = makeCase(random, { cards: 5, kinds: 3, months: 2, units: 8, hasTops: true, isMixed: true })
  const cardId = `card-${random(2)}`
  const cards = made.cards.map((card) => {
    const fee = { firstYear: toCents(FEE), later: toCents(FEE) }
    const program = random(2) === 0 ? 'miles' : 'cash'
    return { ...cardOf(card), program, ...(card.id === cardId ? { fee } : {}) }
  })
  const asked: WalletQuestion = {
    ...question,
    // Every second one not of whole dollars, so that every value is rounded.
    spend: spendFrom(
      purchasesOf(made.units).map((purchase) => ({
        ...purchase,
        cents: toCents(purchase.cents + Math.sign(purchase.cents) * 37 * (seed % 2)),
      })),
      year2025,
    ),
    compiled: compileCatalog(cards, { ...defaultAssumptions, pointValues: { miles: MILES } }),
    size: made.size,
  }
  return { asked, cardId }
}
