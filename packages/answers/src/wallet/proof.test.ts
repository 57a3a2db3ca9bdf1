/** Pairs of cards that leave many choices open: the wallet's total is proven optimal. */
import { engineCards } from '@cardsight/catalog'
import {
  addDays,
  compileCatalog,
  dayRange,
  defaultAssumptions,
  findBestWallet,
  type Leaf,
  parseDay,
  spendFrom,
  toCents,
} from '@cardsight/engine'
import { describe, expect, it } from 'vitest'

const year = dayRange(parseDay('2025-01-01'), parseDay('2025-12-31'))
const leaves = [
  'supermarket',
  'dining',
  'gas',
  'transit',
  'flights',
  'hotels',
  'streaming',
  'drugstore',
  'home-improvement',
  'entertainment',
  'online-shopping',
  'other',
] as const satisfies readonly Leaf[]

/** Each category about four times a month, $12 to $110 each, and a few refunds. */
const purchases = Array.from({ length: 570 }, (_, index) => ({
  day: addDays(year.first, (index * 16) % 365),
  cents: toCents(index % 97 === 0 ? -4500 : 1200 + ((index * 7919) % 9800)),
  leaf: leaves[(index * 5 + Math.floor(index / 12)) % leaves.length] ?? 'other',
  merchant: null,
  account: 'checking',
  name: `purchase ${index}`,
}))
const spend = spendFrom(purchases, year)
const compiled = compileCatalog(engineCards, defaultAssumptions)

describe('a wallet of two cards', () => {
  it.each([
    ['citi-custom-cash', 'venmo-credit-card'],
    ['bilt-obsidian', 'citi-custom-cash'],
    ['bilt-obsidian', 'venmo-credit-card'],
    ['bank-of-america-customized-cash-rewards', 'bilt-obsidian'],
    ['citi-custom-cash', 'us-bank-shopper'],
    ['pnc-cash-rewards', 'us-bank-cash-plus-visa-signature'],
  ])('is optimal for %s and %s', (...held) => {
    const answer = findBestWallet({
      spend,
      compiled,
      held,
      size: 2,
      years: 1,
      isIntro: false,
      obstacles: [],
    })
    expect(answer?.unproved).toBe(0)
  })
})
