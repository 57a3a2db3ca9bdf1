/** Cards that leave much to decide, held together: the wallet's total is proved to be the best one. */
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

/** Every kind about four times a month, for $12 to $110, and a few refunds. */
const purchases = Array.from({ length: 570 }, (_, place) => ({
  day: addDays(year.first, (place * 16) % 365),
  cents: toCents(place % 97 === 0 ? -4500 : 1200 + ((place * 7919) % 9800)),
  leaf: leaves[(place * 5 + Math.floor(place / 12)) % leaves.length] ?? 'other',
  merchant: null,
  account: 'checking',
  name: `purchase ${place}`,
}))
const spend = spendFrom(purchases, year)
const compiled = compileCatalog(engineCards, defaultAssumptions)

describe('two held cards', () => {
  it.each([
    ['citi-custom-cash', 'venmo-credit-card'],
    ['bilt-obsidian', 'citi-custom-cash'],
    ['bilt-obsidian', 'venmo-credit-card'],
    ['bank-of-america-customized-cash-rewards', 'bilt-obsidian'],
    ['citi-custom-cash', 'us-bank-shopper'],
    ['pnc-cash-rewards', 'us-bank-cash-plus-visa-signature'],
  ])('%s and %s have no better use', (...held) => {
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
