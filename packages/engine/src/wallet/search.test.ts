import { describe, expect, it } from 'vitest'
import { compileCatalog } from '../backtest/compile.ts'
import { defaultAssumptions } from '../card/assumptions.ts'
import { spendFrom } from '../spend/spend.ts'
import { effort } from '../testing/effort.ts'
import { year2025 } from '../testing/make.ts'
import { makeCase } from '../testing/make-wallet-case.ts'
import { createRandom, type WalletCase } from '../testing/wallet-case.ts'
import { cardOf, purchasesOf } from '../testing/wallet-case-card.ts'
import { layBoard } from './board.ts'
import { price } from './bounds.ts'
import { findBestWallet, valueWallet } from './find-best.ts'
import { seatOf } from './seats.ts'
import type { WalletQuestion } from './wallet.ts'
import { type Player, playerOf, worthOf } from './worth.ts'

const TIMEOUT_MS = 60_000
const sizes = { cards: 6, kinds: 4, months: 3, units: 14, hasTops: true, isMixed: true }

function questionOf(walletCase: WalletCase, years: 1 | 2 | 3): WalletQuestion {
  return {
    spend: spendFrom(purchasesOf(walletCase.units), year2025),
    compiled: compileCatalog(walletCase.cards.map(cardOf), defaultAssumptions),
    held: [],
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
  it(
    'loses no wallet: best and runner-up are those of valuing every set of cards',
    () => {
      for (const [index, each] of cases(80, 3).entries()) {
        const question = questionOf(each, ([1, 2, 3] as const)[index % 3] ?? 1)
        const ids = each.cards.map(({ id }) => id)
        const totals = setsOf(ids, each.size)
          .map((set) => valueWallet(question, set).total)
          .sort((a, b) => b - a)
        const answer = findBestWallet(question)
        expect([answer?.best.total, answer?.runnerUp?.total]).toEqual([totals[0], totals[1]])
      }
    },
    TIMEOUT_MS,
  )

  it('stops when it is told to, and says how far it is', () => {
    const [first] = cases(1, 4)
    if (first === undefined) {
      throw new Error('there is no case')
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
  it(
    'is never below what a set comes to, whatever the prices',
    () => {
      const random = createRandom(5)
      for (const each of cases(100, 6)) {
        const { spend, compiled } = questionOf(each, 1)
        const { buckets, useOf } = layBoard(spend, compiled)
        const options = { years: 1 as const, yearCents: buckets.yearCents, isHeld: false, hasBonus: true }
        const players = compiled.cards.map(
          (card, place): Player => playerOf(seatOf(place, card, options), useOf(place)),
        )
        const reference = buckets.cents.map(() => random(6) * 100_000)
        const priced = new Map(players.map((player) => [player, price(buckets, player, 0, reference)]))
        for (const set of setsOf(players, 3)) {
          const fixed = set.reduce((sum, player) => sum + (priced.get(player)?.fixed ?? 0), 0)
          const best = buckets.cents.map((_, place) =>
            Math.max(...set.map((player) => priced.get(player)?.values[place] ?? 0)),
          )
          const bound = best.reduce((sum, value) => sum + value, fixed)
          expect(bound).toBeGreaterThanOrEqual(worthOf(buckets, set, 1)?.rests ?? 0)
        }
      }
    },
    TIMEOUT_MS,
  )
})
