import { release } from '@cardsight/catalog'
import { releaseWithBusiness } from '@cardsight/catalog/business'
import { mapCosts } from '@cardsight/contract/costs'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { spendingHabitsOf } from '@cardsight/contract/runs'
import { parseDay } from '@cardsight/engine/dates'
import { DEFAULT_DATE_TYPE, presetWindow } from '@cardsight/engine/spending'
import { effort } from '@cardsight/engine/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { presentCardTexts } from '../present/card-texts.ts'
import { presentCardsDetails } from '../present/cards-details.ts'
import { habitsIn } from './habits-in.ts'
import { createRunCatalog } from './run-catalog.ts'
import { runFromCosts } from './run-from-costs.ts'

const today = parseDay('2026-11-18')
const window = presetWindow(DEFAULT_DATE_TYPE, today)
const business = new Set<string>(
  releaseWithBusiness.cards.flatMap((card) => (card.business === undefined ? [] : [card.id])),
)

/** Catalog and texts for a person, from a catalog with or without business cards. */
function forPerson(published: typeof release, hasBusiness: boolean) {
  const catalog = createRunCatalog(published, today, habitsIn(published, { ...defaultProfile, hasBusiness }))
  return { catalog, texts: presentCardTexts(catalog) }
}

type Prepared = ReturnType<typeof forPerson>

function detailsOf(
  { catalog, texts }: Prepared,
  costs: Parameters<typeof runFromCosts>[1],
  profile: Profile,
) {
  const run = runFromCosts(catalog, costs, window, spendingHabitsOf(profile, catalog.profileOptions))
  return presentCardsDetails(run, texts, '', profile)
}

const dollars = fc.oneof(fc.constant(0), fc.nat(400), fc.nat(5000))
const someCosts = fc.record({
  ...mapCosts(() => dollars),
  other: fc.integer({ min: 1, max: 5000 }),
})
const somePerson = fc.record({
  credit: fc.constantFrom(...(['none', 'poor', 'fair', 'good', 'excellent'] as const)),
  points: fc.constantFrom(...(['cash', 'easy', 'transfers'] as const)),
})

describe('business cards', () => {
  it('S-BEST-26: change no amount and no order for people without a business', () => {
    const [before, after] = [forPerson(release, false), forPerson(releaseWithBusiness, false)]
    expect(after.texts).toEqual(before.texts)
    fc.assert(
      fc.property(someCosts, somePerson, (costs, person) => {
        const profile = { ...defaultProfile, ...person }
        const [old, now] = [before, after].map((prepared) => detailsOf(prepared, costs, profile))
        expect(now?.results).toEqual(old?.results)
        expect(now?.outOfReach).toEqual(old?.outOfReach)
        expect(now?.answers).toEqual(old?.answers)
      }),
      effort(200),
    )
  })

  it('S-BEST-26: join the list of people with a business, where all others keep their amounts', () => {
    const [without, withThem] = [forPerson(releaseWithBusiness, false), forPerson(releaseWithBusiness, true)]
    const costs = mapCosts(() => 500)
    const owner = { ...defaultProfile, hasBusiness: true }
    const old = detailsOf(without, costs, defaultProfile).results[1]
    const now = detailsOf(withThem, costs, owner).results[1]
    expect(now.filter(({ cardId }) => !business.has(cardId))).toEqual(old)
    // 61 are open, and 4 of them are for companies only.
    expect(now.length - old.length).toBeGreaterThan(45)
  })
})
