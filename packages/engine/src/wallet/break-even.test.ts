import { describe, expect, it } from 'vitest'
import { compileCatalog } from '../backtest/compile.ts'
import { defaultAssumptions } from '../card/assumptions.ts'
import { categories } from '../category.ts'
import { categoryOfLeaf } from '../leaf.ts'
import { toCents } from '../money.ts'
import { spendFrom } from '../spend/spend.ts'
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
    const category = categories.find(({ key }) => key === categoryOfLeaf('dining'))
    if (category === undefined) {
      throw new Error('there is no category')
    }
    expect(breakEvensOf({ kind: 'category', category })).toMatchObject([{ lastBefore: 951, firstAfter: 950 }])
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

  it('tells spending in steps of ten dollars a month where two percent are less, and tries every one', () => {
    // 1,200 × (4.5 % − 2 %) = 30 more with miles, for a fee of 12: level at 40 %, where the winner stays.
    const small: WalletQuestion = {
      ...question,
      spend: spendFrom([buy('2025-03-03', 1200, 'dining')], year2025),
      compiled: compileCatalog(
        [
          makeCard({ id: 'flat', rules: [percent(2)] }),
          makeCard({
            id: 'miles',
            program: 'miles',
            rules: [percent(3, ['dining']), percent(1)],
            fee: { firstYear: toCents(1200), later: toCents(1200) },
          }),
        ],
        { ...defaultAssumptions, pointValues: { miles: 150 } },
      ),
    }
    const answer = findBestWallet(small)
    expect(answer && findBreakEvens(small, answer, [{ kind: 'spending' }])).toMatchObject([
      { lastBefore: 400, firstAfter: 399, challenger: ['flat'] },
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
    spend: spendFrom(purchasesOf(made.units), year2025),
    compiled: compileCatalog(cards, { ...defaultAssumptions, pointValues: { miles: MILES } }),
    size: made.size,
  }
  return { asked, cardId }
}
