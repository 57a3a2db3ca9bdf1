import { defaultProfile } from '@cardsight/contract/profile'
import type { Leaf } from '@cardsight/engine/categories'
import { dayRange, parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { spendFrom } from '@cardsight/engine/spending'
import { describe, expect, it } from 'vitest'
import { createRunCatalog } from '../run/run-catalog.ts'
import { makeCard, makeRelease } from '../testing/tiny-catalog.ts'
import { adviseWallet } from './advise-wallet.ts'
import { reviewWallet } from './review-wallet.ts'
import { walletForProfile } from './wallet-for-profile.ts'

const today = parseDay('2026-01-01')
const yearly = { supermarket: 10_000, dining: 5000, gas: 5000 }
const spend = spendFrom(
  (Object.keys(yearly) as (keyof typeof yearly)[]).map((leaf) => ({
    day: parseDay('2025-03-01'),
    cents: toCents(yearly[leaf] * 100),
    leaf,
    merchant: null,
    account: null,
  })),
  dayRange(parseDay('2025-01-01'), parseDay('2025-12-31')),
)

/** `percent` on a category, 1% on the rest. */
function categoryCard(id: string, leaf: Leaf, percent: number, changes: Parameters<typeof makeCard>[2] = {}) {
  const rules = [
    { id: leaf, rate: percent * 1000, target: { kind: 'where', where: { leaves: [leaf] } } },
    { id: 'all', rate: 1000, target: { kind: 'where', where: { isEverything: true } } },
  ] as const
  return makeCard(id, id, { ...changes, engine: { ...changes.engine, rules } })
}

const flat = makeCard('flat', 'Flat', {
  engine: { rules: [{ id: 'all', rate: 2000, target: { kind: 'where', where: { isEverything: true } } }] },
})
const dine = categoryCard('dine', 'dining', 3)

type Asked = Readonly<{
  size: number
  years?: 1 | 2 | 3
  owned?: readonly string[]
  keepsSmallCards?: boolean
}>

function questionOn(release: ReturnType<typeof makeRelease>, { size, years = 1, owned = [] }: Asked) {
  const catalog = createRunCatalog(release, today)
  const personal = walletForProfile(catalog, spend, owned, defaultProfile)
  const question = { ...personal, size, years, isIntro: true, obstacles: [] } as const
  return { question, context: catalog.wallets }
}

function advise(release: ReturnType<typeof makeRelease>, asked: Asked) {
  const { question, context } = questionOn(release, asked)
  return adviseWallet(question, { keepsSmallCards: asked.keepsSmallCards ?? false, context })
}

const idsOf = ({ cards }: Readonly<{ cards: readonly Readonly<{ cardId: string }>[] }>) =>
  cards.map(({ cardId }) => cardId).toSorted()

describe('a card that adds less than $50 a year', () => {
  // Flat 20,000 × 2% = 400. Dining adds 5,000 × 1% = 50, gas 5,000 × 0.98% = 49.
  const release = makeRelease([flat, dine, categoryCard('fuel', 'gas', 2.98)])

  it('is left out, and the larger wallet is known', () => {
    const { answer, size, larger } = advise(release, { size: 3 })
    expect([idsOf(answer.best), answer.best.total, size]).toEqual([['dine', 'flat'], 450_00, 2])
    expect(larger && [idsOf(larger), larger.total]).toEqual([['dine', 'flat', 'fuel'], 499_00])
  })

  it('has to add $100 in two years', () => {
    const { answer } = advise(release, { size: 3, years: 2 })
    expect([idsOf(answer.best), answer.best.total]).toEqual([['dine', 'flat'], 900_00])
  })

  it('is part of the wallet if the person asks for it, or has it', () => {
    const asked = advise(release, { size: 3, keepsSmallCards: true })
    expect([asked.answer.best.total, asked.larger]).toEqual([499_00, null])
    const held = advise(release, { size: 3, owned: ['fuel'] })
    expect([idsOf(held.answer.best), held.larger]).toEqual([['dine', 'flat', 'fuel'], null])
  })
})

it('says how far it is, never all of it while something is left to compare', () => {
  const { question, context } = questionOn(makeRelease([flat, dine]), { size: 2 })
  const told: number[] = []
  adviseWallet(question, { keepsSmallCards: false, context, onProgress: (done) => told.push(done) })
  expect(told).toEqual(told.toSorted((a, b) => a - b))
  expect(told.at(-1)).toBe(0.9)
})

describe('the simpler choice', () => {
  const milesAt = (cents: number) => ({ cents, by: 'Nobody', asOf: today })
  const one = milesAt(1)

  /** The best wallet earns cash and miles: 400 + 50. In cash alone, dining pays `percent`. */
  function simplerWith(percent: number) {
    const miles = categoryCard('miles', 'dining', 3, { program: 'miles' })
    const base = makeRelease([flat, miles, categoryCard('cash', 'dining', percent)])
    const values = { floor: one, easy: one, usual: one, high: one }
    const release = {
      ...base,
      programs: { ...base.programs, miles: { name: 'Miles', kind: 'bank' as const, unit: 'miles', values } },
    }
    const { answer, simpler } = advise(release, { size: 2 })
    expect([idsOf(answer.best), answer.best.total]).toEqual([['flat', 'miles'], 450_00])
    return simpler
  }

  it('is a wallet in one currency that earns at most 2% less', () => {
    // 98% of 450 is 441 = 400 + 5,000 × 0.82%
    const simpler = simplerWith(2.82)
    expect(simpler).toMatchObject({ program: 'cash', total: 441_00 })
    expect(simpler && idsOf(simpler)).toEqual(['cash', 'flat'])
  })

  it('is none if it earns less', () => {
    expect(simplerWith(2.819)).toBeNull()
  })

  it('is none if the answer has one currency', () => {
    expect(advise(makeRelease([flat, dine]), { size: 2 }).simpler).toBeNull()
  })
})

describe('a held card that costs more than it earns', () => {
  const fee = { firstYear: toCents(95_00), later: toCents(95_00) }
  const dear = categoryCard('dear', 'dining', 3, { engine: { fee } })
  const plain = categoryCard('plain', 'gas', 3)
  const rule = { issuers: ['Example Bank'], rule: 'A rule.', strength: 'soft', seen: dear.seen } as const
  const closing = { closing: { ...rule, kind: 'closing', months: 12 } } as const
  const change = { change: { ...rule, kind: 'change', cards: ['dear', 'plain'] } } as const

  function reviewed(issuerRules: ReturnType<typeof makeRelease>['issuerRules']) {
    const release = { ...makeRelease([flat, dear, plain]), issuerRules }
    const { question, context } = questionOn(release, { size: 2, owned: ['flat', 'dear'] })
    const { answer } = adviseWallet(question, { keepsSmallCards: false, context })
    const wallet = answer.best.cards.map(({ cardId }) => cardId)
    return { wallet, reviews: reviewWallet(question, release, { context, wallet }) }
  }

  it('isn’t in the advice, and is canceled once the issuer can’t take its bonus back', () => {
    const { wallet, reviews } = reviewed(closing)
    expect(wallet).not.toContain('dear')
    // It adds 5,000 × 1% for a fee of 95.
    expect(reviews).toMatchObject([
      { cardId: 'flat', verdict: 'keep', clawbackMonths: 0 },
      { cardId: 'dear', verdict: 'cancel', adds: -45_00, clawbackMonths: 12 },
    ])
  })

  it('is changed to a sibling without a fee, if the issuer has one', () => {
    expect(reviewed({ ...closing, ...change }).reviews[1]).toMatchObject({
      verdict: 'downgrade',
      downgrade: { cardId: 'plain' },
      clawbackMonths: 12,
    })
  })
})
