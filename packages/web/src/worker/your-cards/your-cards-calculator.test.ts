import { createRunCatalog, prepareYourCards } from '@cardsight/answers'
import { tinyRelease } from '@cardsight/answers/testing'
import { releaseWithBusiness } from '@cardsight/catalog/business'
import { defaultProfile } from '@cardsight/contract/profile'
import { noYourCards, type YourCards, yourCardsSchema } from '@cardsight/contract/your-cards'
import { addDays, parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import type { Purchase } from '@cardsight/engine/spending'
import { expect, it } from 'vitest'
import { createYourCardsCalculator, planMethods } from './your-cards-calculator.ts'

const today = parseDay('2026-11-17')
const catalog = createRunCatalog(tinyRelease, today)

function currentCards(yourCards: YourCards, purchases: readonly Purchase[]) {
  const input = { catalog, yourCards, purchases, profile: defaultProfile }
  return { input: () => input, prepared: () => prepareYourCards(input) }
}

/** Purchases of $10, so many days ago each. */
function purchasesFor(...daysAgo: readonly number[]) {
  const purchases = daysAgo.map((days) => dinner(days, null))
  return planMethods(currentCards(noYourCards, purchases)).planPurchases([])
}

function dinner(daysAgo: number, account: string | null): Purchase {
  const day = addDays(today, -daysAgo)
  return { day, cents: toCents(1000), leaf: 'dining', merchant: null, account, name: 'Diner' }
}

it('leaves out accounts that are switched off, like the wallet', () => {
  const purchases = [dinner(60, 'mine'), dinner(50, 'hers'), dinner(3, 'mine')]
  const { planPurchases } = planMethods(currentCards(noYourCards, purchases))
  expect(planPurchases([])?.purchases).toHaveLength(3)
  expect(planPurchases(['hers'])?.purchases.map(({ account }) => account)).toEqual(['mine', 'mine'])
  // The amounts that the person entered count then.
  expect(planPurchases(['mine', 'hers'])).toBeNull()
})

// From this day a year ago, like the results.
it('takes the purchases of the last year', () => {
  const found = purchasesFor(1, 200, 365, 366, 500)
  expect(found?.purchases.map(({ day }) => day)).toEqual(['2026-11-16', '2026-05-01', '2025-11-17'])
  expect(found?.window).toEqual({ first: '2025-11-17', last: '2026-11-17' })
})

it('begins with the first purchase if there’s less than a year', () => {
  expect(purchasesFor(60, 3)?.window.first).toBe('2026-09-18')
})

it('has none with less than four weeks', () => {
  expect(purchasesFor()).toBeNull()
  expect(purchasesFor(20, 2)).toBeNull()
})

it('says what a bonus in progress still needs', () => {
  const bonus = { spendCents: 50_000, by: '2026-12-31', reward: { kind: 'cash', cents: 20_000 } }
  const card = {
    id: 'mine',
    cardId: tinyRelease.cards[0]?.id,
    opened: '2026-09-01',
    bonus,
    accountIds: ['account'],
  }
  const yourCards = yourCardsSchema.parse({ version: 1, cards: [card] })
  const purchases = [60, 3].map(
    (days): Purchase => ({
      day: addDays(today, -days),
      cents: toCents(12_000),
      leaf: 'dining',
      merchant: null,
      account: 'account',
      name: 'Diner',
    }),
  )
  // $500 less two purchases of $120.
  expect(planMethods(currentCards(yourCards, purchases)).planPurchases([])?.bonusLeft).toEqual({
    mine: 26_000,
  })
})

// Nobody has the switch on here: a business card in the list says enough.
it('keeps a business card of your list in your answers', () => {
  const yourCards = yourCardsSchema.parse({
    version: 1,
    cards: [{ id: 'mine', cardId: 'chase-ink-business-cash', accountIds: [] }],
  })
  const calculator = createYourCardsCalculator(() => releaseWithBusiness)
  const idsFor = (cards: YourCards) =>
    calculator.catalog({ hasBusiness: false, yourCards: cards }).cards.map(({ cardId }) => cardId)
  expect(idsFor(yourCards)).toContain('chase-ink-business-cash')
  expect(idsFor(noYourCards)).not.toContain('chase-ink-business-cash')
  calculator.load({ yourCards, purchases: [], profile: defaultProfile, today })
  const question = { text: 'Verizon', leaf: 'phone', cents: 100_00, isAbroad: false } as const
  expect(calculator.here(question)).toMatchObject({ choices: [{ name: 'Ink Business Cash' }] })
})
