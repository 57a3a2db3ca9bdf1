/**
 * Finds the second card that would have added the most, with spending split between the two by the wallet's
 * search.
 */

import { type RunCatalog, walletCandidates } from '@cardsight/answers'
import type { CatalogCard } from '@cardsight/catalog'
import { defaultProfile } from '@cardsight/contract/profile'
import { type BacktestResult, rewardsByCategory } from '@cardsight/engine/backtest'
import { type Category, categories } from '@cardsight/engine/categories'
import { type Cents, toCents } from '@cardsight/engine/money'
import type { Spend } from '@cardsight/engine/spending'
import { findPartners, type Partner } from '@cardsight/engine/wallet'

const YEARS = 3
const MAX_COMPANIONS = 3
const MILLION = 1_000_000

/** What the card earns in a category alone, and what the two earn. */
export type BetterCategory = Readonly<{ category: Category; ownCents: Cents; togetherCents: Cents }>

/** Totals of three years, without welcome bonuses and after fees. */
export type Companion = Readonly<{
  card: CatalogCard
  feeCents: Cents
  /** Total of both, and of the companion alone. */
  togetherCents: Cents
  aloneCents: Cents
  better: readonly BetterCategory[]
  addedCents: Cents
}>

/**
 * Cards that add something to the card at `index` and the other way around, largest amount first, then by name: within
 * reach of the default profile, one variant of each product.
 */
export function findCompanions(
  { release, compiled, wallets, profileOptions: options }: RunCatalog,
  spend: Spend,
  result: BacktestResult,
  index: number,
): Companion[] {
  const own = release.cards[index]
  if (own === undefined) {
    throw new RangeError(`there is no card ${index}`)
  }
  const question = {
    spend,
    compiled,
    owned: [],
    size: 2,
    years: YEARS,
    isIntro: false,
    obstacles: [],
    candidates: walletCandidates(release.cards, [own.id], { profile: defaultProfile, options }),
  } as const
  const { money } = rewardsByCategory(result, YEARS)
  const alone = money.subarray(index * categories.length, (index + 1) * categories.length)
  return findPartners(question, own.id, MAX_COMPANIONS, wallets).flatMap((partner): Companion[] => {
    const card = release.cards.find(({ id }) => id === partner.cardId)
    const feeCents = partner.wallet.cards.find(({ cardId }) => cardId === partner.cardId)?.fee
    return card === undefined || feeCents === undefined
      ? []
      : [
          {
            card,
            feeCents,
            togetherCents: partner.wallet.total,
            aloneCents: partner.alone,
            better: betterCategories(partner, alone),
            addedCents: partner.added,
          },
        ]
  })
}

function betterCategories({ wallet }: Partner, alone: Float64Array): BetterCategory[] {
  const together = new Map<string, number>()
  for (const { category, cents, worthPpm, year } of wallet.assignments) {
    const years = wallet.yearGroups.find((group) => group.year === year)?.count ?? 0
    together.set(category.key, (together.get(category.key) ?? 0) + (cents * worthPpm * years) / MILLION)
  }
  // Rounded so that the parts add up to the total.
  let [sum, rounded] = [0, 0]
  return categories
    .map((category, index) => {
      sum += together.get(category.key) ?? 0
      const cents = Math.round(sum) - rounded
      rounded += cents
      return { category, ownCents: toCents(alone[index] ?? 0), togetherCents: toCents(cents) }
    })
    .filter((part) => gainCents(part) > 0)
    .sort((a, b) => gainCents(b) - gainCents(a))
}

function gainCents({ ownCents, togetherCents }: BetterCategory): number {
  return togetherCents - ownCents
}
