import { release } from '@cardsight/catalog'
import { noCosts } from '@cardsight/contract/costs'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { ownedValue } from '@cardsight/contract/runs'
import { dayRange, parseDay } from '@cardsight/engine/dates'
import { describe, expect, it } from 'vitest'
import { createRunCatalog } from '../run/run-catalog.ts'
import { runFromCosts } from '../run/run-from-costs.ts'
import { tinyRelease } from '../testing/tiny-catalog.ts'
import { presentCardTexts } from './card-texts.ts'
import { presentRunNumbers } from './run-numbers.ts'
import { valueOverTime } from './value-over-time.ts'

const today = parseDay('2026-11-16')
const window = dayRange(parseDay('2025-11-16'), parseDay('2026-11-15'))
/** 22,032 dollars a year. */
const costs = {
  ...noCosts,
  grocery: 504,
  gas: 179,
  restaurant: 166,
  other: 100,
  recreation: 487,
  travel: 400,
}

describe('the value of a card that the person has', () => {
  const catalog = createRunCatalog(tinyRelease, today)
  const run = presentRunNumbers(runFromCosts(catalog, costs, window), '')
  const texts = presentCardTexts(catalog)
  const ownedOf = (cardId: string, years = 1) => ownedValue(run, texts, defaultProfile, { cardId, years })

  it('is what it earns every year', () => {
    // 22,032 × 2%
    expect(ownedOf('two-percent')).toEqual({ moneyCents: 44_064, feeCents: 0 })
    expect(ownedOf('two-percent', 3)).toEqual({ moneyCents: 132_192, feeCents: 0 })
  })

  it('has no first-year match', () => {
    // 22,032 × 1%
    expect(ownedOf('first-year-match')).toEqual({ moneyCents: 22_032, feeCents: 0 })
  })

  it('has no welcome bonus, and the fee that follows a free first year', () => {
    expect(ownedOf('far-miles')?.feeCents).toBe(9500)
    expect(ownedOf('far-miles', 3)?.feeCents).toBe(28_500)
  })

  it('has the anniversary bonus of every year', () => {
    // 22,032 × 1%, and 10,000 points at a cent
    expect(ownedOf('anniversary')).toEqual({ moneyCents: 32_032, feeCents: 0 })
  })

  it('is null for a card that the catalog lacks', () => {
    expect(ownedOf('gone')).toBeNull()
  })
})

it('equals the second year of the same card if it were new, for all published cards without announced changes', () => {
  const catalog = createRunCatalog(release, today)
  const branded = catalog.profileOptions.programs.filter(({ needsUse }) => needsUse)
  // Who has a card uses its program.
  const programs = Object.fromEntries(branded.map(({ id }) => [id, null]))
  const profile: Profile = { ...defaultProfile, points: 'transfers', programs }
  const run = runFromCosts(catalog, costs, window)
  const [numbers, texts] = [presentRunNumbers(run, ''), presentCardTexts(catalog)]
  const { cards } = valueOverTime(catalog, run.spend, catalog.release.cards, profile)
  const changed = new Set(numbers.others.flatMap(({ card, of }) => (of === 'second-year' ? card : [])))
  expect(changed.size).toBeLessThan(cards.length / 10)
  for (const { cardId, money, annualFee } of cards.filter((_, index) => !changed.has(index))) {
    const owned = ownedValue(numbers, texts, { ...profile, programs: {} }, { cardId, years: 1 })
    // Sums are rounded once, so their difference may be off by a cent.
    expect((owned?.moneyCents ?? 0) / 100, cardId).toBeCloseTo((money[24] ?? 0) - (money[12] ?? 0), 1)
    expect((owned?.feeCents ?? 0) / 100, cardId).toBeCloseTo((annualFee[24] ?? 0) - (annualFee[12] ?? 0), 5)
  }
})
