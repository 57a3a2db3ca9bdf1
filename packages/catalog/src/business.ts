/** The catalog with business cards. `release` leaves them out, because they're only for people with a business or side income. */
import { businessEngineCards, businessRecords } from '../generated/business-cards.js'
import { release } from './index.ts'
import { joinRelease } from './join-release.ts'
import type { CatalogCard, Release } from './release.ts'

export const businessCards: readonly CatalogCard[] = joinRelease(
  release,
  businessRecords,
  businessEngineCards,
).cards

/** Personal and business cards together, sorted by id like those of `release`. */
export const releaseWithBusiness: Release = {
  ...release,
  cards: [...release.cards, ...businessCards].sort((a, b) => Number(a.id > b.id) - Number(a.id < b.id)),
}
