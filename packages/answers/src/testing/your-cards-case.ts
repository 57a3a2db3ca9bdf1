/** Fictional cards that a person has, with round numbers. */
import type { CatalogCard } from '@cardsight/catalog'
import { defaultProfile } from '@cardsight/contract/profile'
import type { YourCard } from '@cardsight/contract/your-cards'
import type { EarnRule } from '@cardsight/engine/cards'
import type { Leaf } from '@cardsight/engine/categories'
import { parseDay } from '@cardsight/engine/dates'
import { dollarsToCents } from '@cardsight/engine/money'
import type { Purchase } from '@cardsight/engine/spending'
import { createRunCatalog } from '../run/run-catalog.ts'
import type { YourCardsInput } from '../your-cards/prepare.ts'
import { makeCard, makeRelease } from './tiny-catalog.ts'

/** `rate` is a percentage. Without leaves, the rule is for everything. */
export function earn(rate: number, leaves?: readonly Leaf[], more: Partial<EarnRule> = {}): EarnRule {
  const where = leaves === undefined ? { isEverything: true as const } : { leaves }
  return {
    id: `${leaves?.join() ?? 'all'}-${rate}`,
    rate: rate * 1000,
    target: { kind: 'where', where },
    ...more,
  }
}

export const onePercent = makeCard('one-percent', 'One Percent')
export const twoPercent = makeCard('two-percent', 'Two Percent', { engine: { rules: [earn(2)] } })
/** 5% on up to $500 of gas a month, then 1%. */
export const gasCard = makeCard('gas-card', 'Gas Card', {
  earns: [
    { rate: 5, on: ['gas'], cap: { spend: 500, per: 'month' } },
    { rate: 1, on: ['everything'] },
  ],
  engine: {
    rules: [earn(5, ['gas'], { cap: 'gas' }), earn(1)],
    caps: { gas: { on: 'spend', amount: 500_00, per: 'month' } },
    foreignFeePpm: 30_000,
  },
})

/** Your card of a product. Its purchases have its own id as their account. */
export function mine(card: CatalogCard, more: Partial<YourCard> = {}): YourCard {
  return {
    id: card.id,
    cardId: card.id,
    choices: [],
    credits: [],
    ticks: [],
    activated: [],
    accountIds: [more.id ?? card.id],
    ...more,
  }
}

export function paid(
  account: string,
  day: string,
  dollars: number,
  leaf: Leaf = 'other',
  more: Partial<Purchase> = {},
): Purchase {
  return { day: parseDay(day), cents: dollarsToCents(dollars), leaf, merchant: null, account, ...more }
}

export function makeInput(
  today: string,
  catalogCards: readonly CatalogCard[],
  cards: readonly YourCard[],
  purchases: readonly Purchase[] = [],
): YourCardsInput {
  return {
    catalog: createRunCatalog(makeRelease(catalogCards), parseDay(today)),
    yourCards: { version: 1, cards: [...cards] },
    purchases,
    profile: defaultProfile,
  }
}
