import type { WalletCardInfo } from '@cardsight/contract/wallet'
import { categories, categoryOfLeaf, type Leaf } from '@cardsight/engine/categories'
import { toCents } from '@cardsight/engine/money'
import type { Assignment, Wallet, WalletAnswer, WalletCard } from '@cardsight/engine/wallet'
import type { WalletAdvice } from '../worker/wallet-calculator.ts'

/** A wallet of these cards, by id, with the value in cents of each. */
export function walletOf(cards: Readonly<Record<string, number>>, changes: Partial<Wallet> = {}): Wallet {
  const total = toCents(Object.values(cards).reduce((sum, cents) => sum + cents, 0))
  const { years = 1 } = changes
  return {
    cards: Object.entries(cards).map(([cardId, cents]) => cardOfWallet(cardId, cents)),
    years,
    yearGroups: [{ year: 1, count: 1 }, ...(years === 1 ? [] : [{ year: 2 as const, count: years - 1 }])],
    total,
    reward: total,
    bonus: toCents(0),
    fee: toCents(0),
    assignments: [],
    filledCaps: [],
    unusablePoints: [],
    ...changes,
  }
}

export function answerOf(best: Wallet, changes: Partial<WalletAnswer> = {}): WalletAnswer {
  return {
    best,
    runnerUp: null,
    margin: null,
    ruleOfThumb: { total: best.total, lost: toCents(0), cardOf: [] },
    owned: null,
    obstacles: [],
    gap: toCents(0),
    ...changes,
  }
}

/** An answer from which no card is left out. */
export function adviceOf(answer: WalletAnswer, changes: Partial<WalletAdvice> = {}): WalletAdvice {
  return { answer, size: 2, larger: null, single: null, simpler: null, afterBonuses: null, ...changes }
}

/** Spending in cents in one category, paid with a card; in January 2026 by default. */
export function paidWith(
  cardId: string,
  leaf: Leaf,
  cents: number,
  changes: Partial<Assignment> = {},
): Assignment {
  const category = categories.find(({ key }) => key === categoryOfLeaf(leaf))
  if (category === undefined) {
    throw new Error(`no category for ${leaf}`)
  }
  return {
    year: 1,
    month: 2026 * 12,
    category,
    leaf,
    merchant: null,
    isAbroad: false,
    cardId,
    cents: toCents(cents),
    rate: 1000,
    worthPpm: 10_000,
    rules: [],
    isBeyondCap: false,
    ...changes,
  }
}

/** A wallet card with a value in cents, all of it rewards. */
function cardOfWallet(cardId: string, total: number): WalletCard {
  return {
    cardId,
    isOwned: false,
    total: toCents(total),
    reward: toCents(total),
    anniversaryBonus: toCents(0),
    credits: toCents(0),
    bonus: toCents(0),
    firstYear: toCents(0),
    fee: toCents(0),
    bonuses: [],
    spentByYear: [toCents(0)],
  }
}

/** A card as the wallet page sees it, with overrides. */
export function walletCard(cardId: string, changes: Partial<WalletCardInfo> = {}): WalletCardInfo {
  return {
    cardId,
    name: cardId,
    issuer: 'Issuer',
    network: 'visa',
    kind: 'cash-back',
    face: { colors: ['#204060'], ink: '#ffffff', finish: 'matte', isVertical: false },
    link: 'https://issuer.example',
    status: 'open',
    asOf: '2026-10-01',
    program: 'cash',
    annualFeeCents: toCents(0),
    apr: null,
    rotates: false,
    introOffer: { intro_description: 'none' },
    creditRange: ['Good', 'Excellent'],
    ...changes,
  }
}
