/**
 * Finds the second card that would have added the most, with spending split between the two by the wallet's search. It's
 * for the average household and the default profile, so that it's searched once a day and not for every request.
 */

import { type Run, type RunCatalog, runFromCosts, walletCandidates } from '@cardsight/answers'
import type { CatalogCard } from '@cardsight/catalog'
import { averageCosts } from '@cardsight/contract/costs'
import { defaultProfile } from '@cardsight/contract/profile'
import { rewardsByCategory } from '@cardsight/engine/backtest'
import { type Category, categories } from '@cardsight/engine/categories'
import { type Cents, toCents } from '@cardsight/engine/money'
import { DEFAULT_DATE_TYPE, presetWindow } from '@cardsight/engine/spending'
import { findPartners, type Partner } from '@cardsight/engine/wallet'

const YEARS = 3
const MAX_COMPANIONS = 3
const MILLION = 1_000_000

/** What the two earn in a category, beyond what the card earns alone. */
type BetterCategory = Readonly<{ category: Category; addedCents: Cents }>

/** Amounts of three years, without welcome bonuses and after fees. */
export type Companion = Readonly<{
  card: CatalogCard
  feeCents: Cents
  better: readonly BetterCategory[]
  addedCents: Cents
}>

/**
 * Returns a function that finds the companions of a card of the catalog. `catalog` is compiled for the default profile, with
 * or without business cards. A
 * search takes 20 milliseconds on average, and a third of a second for a card with many options.
 */
export function createCompanionSearch(catalogOf: () => RunCatalog): (cardId: string) => Companion[] {
  let run: Run | null = null
  return (cardId) => {
    if (run === null) {
      const catalog = catalogOf()
      run = runFromCosts(catalog, averageCosts, presetWindow(DEFAULT_DATE_TYPE, catalog.assumptions.today))
    }
    return findCompanions(run, cardId)
  }
}

/**
 * Cards that add something to a card and the other way around, largest amount first, then by name: within reach of the
 * default profile, one variant of each product.
 */
function findCompanions({ catalog, spend, result }: Run, cardId: string): Companion[] {
  const { release, compiled, wallets, profileOptions: options } = catalog
  const index = release.cards.findIndex(({ id }) => id === cardId)
  const question = {
    // The same object for all cards: the wallet's search caches what it needs of it.
    spend,
    compiled,
    owned: [],
    size: 2,
    years: YEARS,
    isIntro: false,
    obstacles: [],
    candidates: walletCandidates(release.cards, [cardId], { profile: defaultProfile, options }),
  } as const
  const { money } = rewardsByCategory(result, YEARS)
  const alone = money.subarray(index * categories.length, (index + 1) * categories.length)
  return findPartners(question, cardId, MAX_COMPANIONS, wallets).flatMap((partner): Companion[] => {
    const card = release.cards.find(({ id }) => id === partner.cardId)
    const feeCents = partner.wallet.cards.find(({ cardId }) => cardId === partner.cardId)?.fee
    return card === undefined || feeCents === undefined
      ? []
      : [
          {
            card,
            feeCents,
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
      return { category, addedCents: toCents(cents - (alone[index] ?? 0)) }
    })
    .filter(({ addedCents }) => addedCents > 0)
    .sort((a, b) => b.addedCents - a.addedCents)
}
