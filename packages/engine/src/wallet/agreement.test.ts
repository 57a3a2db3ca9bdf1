/** The solver against two other exact methods that share nothing with it but the cards: trying everything, and a MILP. */

import loader, { type Highs } from 'highs'
import { beforeAll, describe, expect, it } from 'vitest'
import { compileCatalog } from '../backtest/compile.ts'
import { defaultAssumptions } from '../card/assumptions.ts'
import { spendFrom } from '../spend/spend.ts'
import { effort } from '../testing/effort.ts'
import { year2025 } from '../testing/make.ts'
import { type CaseSizes, makeCase } from '../testing/make-wallet-case.ts'
import { bestByTrying } from '../testing/wallet-brute.ts'
import { createRandom, type WalletCase } from '../testing/wallet-case.ts'
import { cardOf, purchasesOf } from '../testing/wallet-case-card.ts'
import { programOf } from '../testing/wallet-program.ts'
import { findBestWallet } from './find-best.ts'

const TRIED = 4000
const TRIED_ON_TOP = 1000
const SOLVED = 300
const BETWEEN = 150
const TIMEOUT_MS = 240_000

// The package's types are those of CommonJS, where the loader lies one `default` deeper than it does in a module.
const load = loader as unknown as () => Promise<Highs>

let highs: Highs

beforeAll(async () => {
  highs = await load()
})

const small = { cards: 4, kinds: 5, months: 4, units: 7 }
const larger = { cards: 4, kinds: 5, months: 3, units: 12 }

describe('the best wallet', () => {
  it(
    `is what trying every way to pay, choose and combine finds, in ${TRIED} cases`,
    () => {
      const sizes = { ...small, hasTops: false, isMixed: true, rewards: 'alike' as const }
      expect(casesWhere(TRIED, 1, sizes, (each, own) => isProved(own, bestByTrying(each)))).toEqual([])
    },
    TIMEOUT_MS,
  )

  it(
    `is never below what whole purchases can earn where the issuer finds what is on top, in ${TRIED_ON_TOP} cases`,
    () => {
      const sizes = { ...small, hasTops: true, isMixed: true, rewards: 'alike' as const }
      expect(casesWhere(TRIED_ON_TOP, 7, sizes, (each, { total }) => total >= bestByTrying(each))).toEqual([])
    },
    TIMEOUT_MS,
  )

  it(
    `is what a mixed-integer program finds, in ${SOLVED} cases`,
    () => {
      const sizes = { ...larger, hasTops: true, isMixed: false, rewards: 'alike' as const }
      expect(casesWhere(SOLVED, 2, sizes, (each, own) => isProved(own, bestByProgram(each)))).toEqual([])
    },
    TIMEOUT_MS,
  )

  it(
    `is between what whole purchases can earn and what a program without an order of days finds, in ${BETWEEN} cases`,
    () => {
      const sizes = { ...small, hasTops: true, isMixed: true, rewards: 'mixed' as const }
      // A card alone is paid for purchases that are given back later, of which a program knows nothing.
      // Where a limit on reward ends within a cent, the cards pay whole cents, and each year is rounded by itself.
      const isBetween = (each: WalletCase, { total }: Own) =>
        total > bestByTrying(each) - 1 - each.years &&
        (each.units.some(({ isRefund }) => isRefund) || total <= bestByProgram(each))
      expect(casesWhere(BETWEEN, 5, sizes, isBetween)).toEqual([])
    },
    TIMEOUT_MS,
  )
})

type Own = ReturnType<typeof bestBySolver>

/** Equal to the cent, and known to be the best. */
function isProved({ total, unproved }: Own, expected: number): boolean {
  return total === expected && unproved === 0
}

/** Cases in which the solver's answer is not as it should be. */
function casesWhere(
  count: number,
  seed: number,
  sizes: CaseSizes,
  isRight: (walletCase: WalletCase, own: Own) => boolean,
) {
  const random = createRandom(seed)
  return Array.from({ length: effort(count).numRuns }, () => makeCase(random, sizes)).flatMap((each) => {
    const own = bestBySolver(each)
    return isRight(each, own) ? [] : [{ own, case: JSON.stringify(each) }]
  })
}

function bestBySolver({ cards, units, size, years }: WalletCase) {
  const answer = findBestWallet({
    spend: spendFrom(purchasesOf(units), year2025),
    compiled: compileCatalog(cards.map(cardOf), defaultAssumptions),
    held: cards.filter(({ isHeld }) => isHeld).map(({ id }) => id),
    size,
    years,
    isIntro: true,
    obstacles: [],
  })
  return { total: answer?.best.total ?? Number.NaN, unproved: answer?.unproved }
}

function bestByProgram(walletCase: WalletCase): number {
  const options = { mip_rel_gap: 0, mip_abs_gap: 1e-6, output_flag: false } as const
  return Math.round(highs.solve(programOf(walletCase), options).ObjectiveValue)
}
