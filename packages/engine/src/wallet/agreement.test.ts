/** The solver against two exact methods that share nothing with it but the cards: brute force and a MILP. */

import loader, { type Highs } from 'highs'
import { beforeAll, describe, expect, it } from 'vitest'
import { compileCatalog } from '../backtest/compile.ts'
import { spendFrom } from '../spend/spend.ts'
import { effort } from '../testing/effort.ts'
import { testAssumptions } from '../testing/make.ts'
import { makeCase } from '../testing/make-wallet-case.ts'
import { bestByTrying } from '../testing/wallet-brute.ts'
import { type CaseSizes, caseWindow, createRandom, type WalletCase } from '../testing/wallet-case.ts'
import { cardOf, purchasesOf } from '../testing/wallet-case-card.ts'
import { programOf } from '../testing/wallet-program.ts'
import { findBestWallet } from './advice/find-best-wallet.ts'

const PLAIN = effort(400).numRuns
const PLAIN_SOLVED = effort(50).numRuns
const CHANGED = effort(300).numRuns
const CHANGED_SOLVED = effort(50).numRuns
const CHANGED_MIXED = effort(200).numRuns
const REFUSED = effort(300).numRuns
const REFUSED_SOLVED = effort(50).numRuns
const REFUSED_MIXED = effort(200).numRuns
const CREDITED = effort(300).numRuns
const CREDITED_SOLVED = effort(50).numRuns
const CUT = effort(300).numRuns
const CUT_SOLVED = effort(50).numRuns
const CUT_MIXED = effort(200).numRuns
const TRIED = effort(400).numRuns
const TRIED_ON_TOP = effort(200).numRuns
const SOLVED = effort(100).numRuns
const BETWEEN = effort(50).numRuns

/** Wallets with options or ordered caps may miss the best use: by at most this many cents a year, in this share of the cases. */
const MAX_SHORT_CENTS = 500
/** The worst of the cases with top categories that a program solves; the goal is the same $5. */
const MAX_SHORT_OF_PROGRAM = 800
const MAX_SHORT_SHARE = 0.02

// The package's types are those of CommonJS, where the loader is one `default` deeper than in a module.
const load = loader as unknown as () => Promise<Highs>

let highs: Highs

beforeAll(async () => {
  highs = await load()
})

const small = { cards: 4, kinds: 5, months: 4, units: 7, rewards: 'alike' } as const
/** For programs, in which held cards are always part of the wallet. */
const larger = { cards: 4, kinds: 5, months: 3, units: 12, rewards: 'alike', hasHeldFees: false } as const
const plain = { hasTops: false, isMixed: false, hasChoices: false } as const

describe('the best wallet without options or ordered caps', () => {
  it(`is what brute force finds, to the cent and proven, in ${PLAIN} cases`, () => {
    const cases = solve(PLAIN, 11, { ...small, ...plain }, bestByTrying)
    expect(cases.filter(({ total, gap, expected }) => total !== expected || gap !== 0)).toEqual([])
  })

  it(`is what a mixed-integer program finds, to the cent and proven, in ${PLAIN_SOLVED} cases`, () => {
    const cases = solve(PLAIN_SOLVED, 12, { ...larger, ...plain }, bestByProgram)
    expect(cases.filter(({ total, gap, expected }) => total !== expected || gap !== 0)).toEqual([])
  })
})

describe('the best wallet with announced changes of rates and fees', () => {
  const changed = { ...plain, hasChanges: true } as const

  it(`is what brute force finds, to the cent and proven, in ${CHANGED} cases`, () => {
    const cases = solve(CHANGED, 21, { ...small, ...changed }, bestByTrying)
    expect(cases.filter(({ total, gap, expected }) => total !== expected || gap !== 0)).toEqual([])
    expect(cases.some(({ case: each }) => changesAfterYearOne(each))).toBe(true)
  })

  it(`is what a mixed-integer program finds, to the cent and proven, in ${CHANGED_SOLVED} cases`, () => {
    const cases = solve(CHANGED_SOLVED, 22, { ...larger, ...changed }, bestByProgram)
    expect(cases.filter(({ total, gap, expected }) => total !== expected || gap !== 0)).toEqual([])
  })

  it(`never exceeds brute force with options and ordered caps, and rarely falls short of it, in ${CHANGED_MIXED} cases`, () => {
    const sizes: CaseSizes = { ...small, hasTops: false, isMixed: true, hasChanges: true }
    const cases = solve(CHANGED_MIXED, 23, sizes, bestByTrying)
    expect(cases.filter(({ total, expected }) => total > expected)).toEqual([])
    expectClose(cases)
  })
})

describe('the best wallet if merchants refuse some of the cards', () => {
  const refused = { ...plain, hasRefusals: true } as const

  it(`is what brute force finds, to the cent and proven, in ${REFUSED} cases`, () => {
    const cases = solve(REFUSED, 31, { ...small, ...refused }, bestByTrying)
    expect(cases.filter(({ total, gap, expected }) => total !== expected || gap !== 0)).toEqual([])
  })

  it(`is what a mixed-integer program finds, to the cent and proven, in ${REFUSED_SOLVED} cases`, () => {
    const cases = solve(REFUSED_SOLVED, 32, { ...larger, ...refused }, bestByProgram)
    expect(cases.filter(({ total, gap, expected }) => total !== expected || gap !== 0)).toEqual([])
  })

  it(`never exceeds brute force with options and ordered caps, and rarely falls short of it, in ${REFUSED_MIXED} cases`, () => {
    const sizes: CaseSizes = { ...small, hasTops: false, isMixed: true, hasRefusals: true }
    const cases = solve(REFUSED_MIXED, 33, sizes, bestByTrying)
    expect(cases.filter(({ total, expected }) => total > expected)).toEqual([])
    expectClose(cases)
  })
})

describe('the best wallet with statement credits', () => {
  const credited = { ...plain, hasCredits: true, hasRefusals: true } as const

  it(`is what brute force finds, to the cent and proven, in ${CREDITED} cases`, () => {
    const cases = solve(CREDITED, 51, { ...small, ...credited }, bestByTrying)
    expect(cases.filter(({ total, gap, expected }) => total !== expected || gap !== 0)).toEqual([])
  })

  it(`is what a mixed-integer program finds, to the cent and proven, in ${CREDITED_SOLVED} cases`, () => {
    const cases = solve(CREDITED_SOLVED, 52, { ...larger, ...credited }, bestByProgram)
    expect(cases.filter(({ total, gap, expected }) => total !== expected || gap !== 0)).toEqual([])
  })
})

describe('the best wallet of a year that starts within periods of caps', () => {
  const cut = { ...plain, isCut: true } as const

  it(`is what brute force finds, to the cent and proven, in ${CUT} cases`, () => {
    const cases = solve(CUT, 41, { ...small, ...cut }, bestByTrying)
    expect(cases.filter(({ total, gap, expected }) => total !== expected || gap !== 0)).toEqual([])
  })

  it(`is what a mixed-integer program finds, to the cent and proven, in ${CUT_SOLVED} cases`, () => {
    const cases = solve(CUT_SOLVED, 42, { ...larger, ...cut, months: 4 }, bestByProgram)
    expect(cases.filter(({ total, gap, expected }) => total !== expected || gap !== 0)).toEqual([])
  })

  it(`never exceeds brute force with options and ordered caps, and rarely falls short of it, in ${CUT_MIXED} cases`, () => {
    const sizes: CaseSizes = { ...small, hasTops: false, isMixed: true, isCut: true }
    const cases = solve(CUT_MIXED, 43, sizes, bestByTrying)
    expect(cases.filter(({ total, expected }) => total > expected)).toEqual([])
    expectClose(cases)
  })
})

describe('the best wallet with options and ordered caps', () => {
  it(`never exceeds brute force, and rarely falls short of it, in ${TRIED} cases`, () => {
    const cases = solve(TRIED, 1, { ...small, hasTops: false, isMixed: true }, bestByTrying)
    expect(cases.filter(({ total, expected }) => total > expected)).toEqual([])
    expectClose(cases)
  })

  it(`rarely falls short of what whole purchases can earn with top categories, in ${TRIED_ON_TOP} cases`, () => {
    // Dividing a purchase can keep an option on top, so it can also exceed whole purchases.
    expectClose(solve(TRIED_ON_TOP, 7, { ...small, hasTops: true, isMixed: true }, bestByTrying))
  })

  it(`never exceeds a mixed-integer program, and rarely falls short of it, in ${SOLVED} cases`, () => {
    const cases = solve(SOLVED, 2, { ...larger, hasTops: true, isMixed: false }, bestByProgram)
    expect(cases.filter(({ total, expected }) => total > expected)).toEqual([])
    expectClose(cases, MAX_SHORT_OF_PROGRAM)
  })

  it(`is between whole purchases and a program without an order of days for mixed reward caps, in ${BETWEEN} cases`, () => {
    const sizes: CaseSizes = { ...small, hasTops: true, isMixed: true, rewards: 'mixed', hasHeldFees: false }
    const cases = solve(BETWEEN, 5, sizes, (each) => bestByTrying(each) - 1 - each.years)
    expectClose(cases)
    // A card alone earns on purchases that are refunded later, which a program doesn't know.
    const comparable = cases.filter(({ case: each }) => !each.units.some(({ isRefund }) => isRefund))
    expect(comparable.filter(({ case: each, total }) => total > bestByProgram(each))).toEqual([])
  })
})

/** True if the case has three years, and a rate changes in the second or third. */
function changesAfterYearOne({ cards, years }: WalletCase): boolean {
  const terms = cards.flatMap(({ rules }) => rules.flatMap(({ term }) => term ?? []))
  return years === 3 && terms.some(({ from, to }) => (from >= 12 && from < 36) || (to >= 12 && to < 35))
}

type Solved = Readonly<{ case: WalletCase; total: number; gap: number; expected: number }>

function solve(
  count: number,
  seed: number,
  sizes: CaseSizes,
  expectedOf: (walletCase: WalletCase) => number,
): Solved[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => {
    const each = makeCase(random, sizes)
    return { case: each, ...bestBySolver(each), expected: expectedOf(each) }
  })
}

/** The gap always covers what is missing. */
function expectClose(cases: readonly Solved[], mostShort = MAX_SHORT_CENTS): void {
  const short = cases.filter(({ total, expected }) => total < expected)
  expect(short.filter(({ total, gap, expected }) => total + gap < expected)).toEqual([])
  expect(
    short.filter(({ case: each, total, expected }) => expected - total > mostShort * each.years),
  ).toEqual([])
  expect(short.length).toBeLessThanOrEqual(Math.ceil(MAX_SHORT_SHARE * cases.length))
}

function bestBySolver(walletCase: WalletCase) {
  const { cards, units, size, years } = walletCase
  const answer = findBestWallet({
    spend: spendFrom(purchasesOf(units), caseWindow(walletCase)),
    compiled: compileCatalog(cards.map(cardOf), testAssumptions),
    owned: cards.filter(({ isHeld }) => isHeld).map(({ id }) => id),
    size,
    years,
    isIntro: true,
    obstacles: [],
  })
  return { total: answer?.best.total ?? Number.NaN, gap: answer?.gap ?? Number.NaN }
}

function bestByProgram(walletCase: WalletCase): number {
  const options = { mip_rel_gap: 0, mip_abs_gap: 1e-6, output_flag: false } as const
  return Math.round(highs.solve(programOf(walletCase), options).ObjectiveValue)
}
