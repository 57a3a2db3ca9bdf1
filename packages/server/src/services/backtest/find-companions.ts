/** Which second card would have added the most: the two pay as the wallet's search splits the spending between them. */

import type { RunCatalog } from '@cardsight/answers'
import type { CatalogCard } from '@cardsight/catalog'
import {
  type BacktestResult,
  type Category,
  type Cents,
  categories,
  findPartners,
  type Partner,
  rewardsByCategory,
  type Spend,
  toCents,
} from '@cardsight/engine'

const YEARS = 3
const MOST_COMPANIONS = 3
const MILLION = 1_000_000

/** What the card pays for a category alone, and what the two pay for it. */
export type BetterCategory = Readonly<{ category: Category; ownCents: Cents; togetherCents: Cents }>

/** Of three years together, without intro bonuses and after the fees. */
export type Companion = Readonly<{
  card: CatalogCard
  feeCents: Cents
  /** What the two come to, and what the companion would alone. */
  togetherCents: Cents
  aloneCents: Cents
  better: readonly BetterCategory[]
  addedCents: Cents
}>

/** Open cards that add something to the card at `place` and to which it adds something too, the most first, then by name. */
export function findCompanions(
  { release, compiled, wallets }: RunCatalog,
  spend: Spend,
  result: BacktestResult,
  place: number,
): Companion[] {
  const own = release.cards[place]
  if (own === undefined) {
    throw new RangeError(`there is no card ${place}`)
  }
  const question = {
    spend,
    compiled,
    owned: [],
    size: 2,
    years: YEARS,
    isIntro: false,
    obstacles: [],
  } as const
  const { money } = rewardsByCategory(result, YEARS)
  const alone = money.subarray(place * categories.length, (place + 1) * categories.length)
  return findPartners(question, own.id, MOST_COMPANIONS, wallets).flatMap((partner): Companion[] => {
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
    const years = year === 'first' ? 1 : YEARS - 1
    together.set(category.key, (together.get(category.key) ?? 0) + (cents * worthPpm * years) / MILLION)
  }
  // Rounded as they add up, so that the parts come to the sum.
  let [sum, told] = [0, 0]
  return categories
    .map((category, index) => {
      sum += together.get(category.key) ?? 0
      const cents = Math.round(sum) - told
      told += cents
      return { category, ownCents: toCents(alone[index] ?? 0), togetherCents: toCents(cents) }
    })
    .filter((part) => gainOf(part) > 0)
    .sort((a, b) => gainOf(b) - gainOf(a))
}

function gainOf({ ownCents, togetherCents }: BetterCategory): number {
  return togetherCents - ownCents
}
