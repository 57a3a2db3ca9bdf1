import { describe, expect, it } from 'vitest'
import { compileCatalog } from '../../backtest/compile.ts'
import { spendFrom } from '../../spend/spend.ts'
import { effort } from '../../testing/effort.ts'
import { testAssumptions, year2025 } from '../../testing/make.ts'
import { makeCase } from '../../testing/make-wallet-case.ts'
import { type CaseSizes, createRandom, type WalletCase } from '../../testing/wallet-case.ts'
import { cardOf, purchasesOf } from '../../testing/wallet-case-card.ts'
import { findBestWallet, valueWallet } from '../advice/find-best-wallet.ts'
import { createWalletContext } from '../model/context.ts'
import { groupYears } from '../model/engine.ts'
import { prepareProblem } from '../model/wallet-problem.ts'
import type { WalletQuestion } from '../wallet.ts'
import { boundCard } from './card-bounds.ts'
import { valueCards } from './value-cards.ts'

const sizes: CaseSizes = {
  cards: 6,
  kinds: 4,
  months: 3,
  units: 14,
  hasTops: true,
  isMixed: true,
  hasChanges: true,
}

function questionOf(walletCase: WalletCase, years: 1 | 2 | 3): WalletQuestion {
  return {
    spend: spendFrom(purchasesOf(walletCase.units), year2025),
    compiled: compileCatalog(walletCase.cards.map(cardOf), testAssumptions),
    owned: [],
    size: walletCase.size,
    years,
    isIntro: true,
    obstacles: [],
  }
}

function setsOf<Value>(values: readonly Value[], most: number): Value[][] {
  const sets: Value[][] = [[]]
  for (const value of values) {
    sets.push(...sets.map((set) => [...set, value]))
  }
  return sets.filter(({ length }) => length > 0 && length <= most)
}

function cases(count: number, seed: number): WalletCase[] {
  const random = createRandom(seed)
  return Array.from({ length: effort(count).numRuns }, () => makeCase(random, sizes))
}

describe('the search', () => {
  it('finds the same best wallet and runner-up as valuing every set of cards', () => {
    for (const [index, each] of cases(80, 3).entries()) {
      const question = questionOf(each, ([1, 2, 3] as const)[index % 3] ?? 1)
      const ids = each.cards.map(({ id }) => id)
      const totals = [[], ...setsOf(ids, each.size)]
        .map((set) => valueWallet(question, set).total)
        .sort((a, b) => b - a)
      const answer = findBestWallet(question)
      expect([answer?.best.total, answer?.runnerUp?.total]).toEqual([totals[0], totals[1]])
    }
  })

  it('stops when asked and reports rising progress', () => {
    const [first] = cases(1, 4)
    if (first === undefined) {
      throw new Error('no case was made')
    }
    const question = questionOf({ ...first, size: 4 }, 1)
    expect(findBestWallet(question, { shouldStop: () => true })).toBeNull()
    const seen: number[] = []
    findBestWallet(question, { onProgress: (done) => seen.push(done) })
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(seen.at(-1)).toBe(1)
  })
})

describe('the bound', () => {
  it('is never below the value of several cards, whatever the prices', () => {
    const random = createRandom(5)
    for (const each of cases(100, 6)) {
      const { years } = each
      const problem = prepareProblem({ ...questionOf(each, 1), years }, createWalletContext())
      const { buckets, compiled } = problem.model
      const cards = problem.candidates()
      const groups = groupYears(compiled.cards, years)
      const reference = new Float64Array(groups.length * buckets.cents.length).map(() => random(6) * 100_000)
      const bounds = new Map(cards.map((card) => [card, boundCard(buckets, card, groups, reference)]))
      // A card alone is valued by the engine's own run, and the search needs no bound for it.
      for (const set of setsOf(cards, 4).filter(({ length }) => length > 1)) {
        const fixed = set.reduce((sum, card) => sum + (bounds.get(card)?.fixed ?? 0), 0)
        const best = reference.map((_, index) =>
          Math.max(...set.map((card) => bounds.get(card)?.values[index] ?? 0)),
        )
        const bound = best.reduce((sum, value) => sum + value, fixed)
        expect(bound).toBeGreaterThanOrEqual(valueCards(problem.model, set, years)?.subcents ?? 0)
      }
    }
  })
})
