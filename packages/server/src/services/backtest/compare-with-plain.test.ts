import { createRunCatalog, presentCardsDetails, presentCardTexts, runFromCosts } from '@cardsight/answers'
import { release } from '@cardsight/catalog'
import type { MonthlyCosts } from '@cardsight/contract/costs'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { plainDollars, spendingHabitsOf } from '@cardsight/contract/runs'
import { parseDay } from '@cardsight/engine/dates'
import { DEFAULT_DATE_TYPE, presetWindow } from '@cardsight/engine/spending'
import { describe, expect, it } from 'vitest'
import { compareWithPlain, createRunner, type Period } from './compare-with-plain.ts'

const today = parseDay('2026-11-10')
const window = presetWindow(DEFAULT_DATE_TYPE, today)
const catalog = createRunCatalog(release, today)
const texts = presentCardTexts(catalog)
const ownCatalogs = new Map<string, typeof catalog>(
  release.cards.map((card) => [card.id, createRunCatalog({ ...release, cards: [card] }, today)]),
)

const costs = (
  ...[grocery, gas, restaurant, travel, recreation, other]: [number, number, number, number, number, number]
): MonthlyCosts => ({ grocery, gas, restaurant, travel, recreation, other })

const households: readonly [name: string, costs: MonthlyCosts, profile: Partial<Profile>][] = [
  ['the average household', costs(519, 220, 329, 170, 301, 856), {}],
  ['a student', costs(200, 60, 180, 40, 120, 200), { credit: 'none', memberships: ['student'] }],
  ['a traveler', costs(400, 100, 600, 1500, 300, 900), { credit: 'excellent', points: 'transfers' }],
  ['a family', costs(1400, 450, 500, 250, 400, 1500), {}],
  ['a Delta flyer', costs(500, 200, 400, 700, 200, 700), { programs: { 'delta-skymiles': null } }],
  ['fair credit', costs(350, 200, 150, 20, 80, 400), { credit: 'fair' }],
]

/** Whether the sentences about a period say that the card wins at this spending. */
function saysAhead({ isAheadAtFirst, crossings }: Period, monthly: number): boolean {
  const passed = crossings.filter(({ at }) => at.monthly <= monthly).at(-1)
  return passed === undefined ? isAheadAtFirst : passed.kind === 'overtakes'
}

describe.each(households)('for %s', (_, spent, changes) => {
  const profile = { ...defaultProfile, ...changes }
  const spendingHabits = spendingHabitsOf(profile, texts.profileOptions)
  const run = runFromCosts(catalog, spent, window, spendingHabits)
  const details = presentCardsDetails(run, texts, '', profile)
  const monthly = Object.values(spent).reduce((sum, dollars) => sum + dollars)
  const plain = (years: number) => plainDollars(run.result.overall.spendingCents, years)
  const inputOf = (cardId: string) => {
    const ownCatalog = ownCatalogs.get(cardId)
    if (ownCatalog === undefined) {
      throw new RangeError(`there is no card ${cardId}`)
    }
    return { catalog: ownCatalog, costs: spent, window, profile, spendingHabits }
  }

  it('the page of every card has the numbers of the ranking', () => {
    const rows = [...details.results[1], ...details.outOfReach[1]]
    const threeYears = new Map(
      [...details.results[3], ...details.outOfReach[3]].map((row) => [row.cardId, row]),
    )
    expect(rows.length).toBeGreaterThan(150)
    const shown = rows.map(({ cardId }) => [cardId, createRunner(inputOf(cardId))(monthly)])
    expect(shown).toEqual(
      rows.map(({ cardId, totalMoney }) => [
        cardId,
        expect.objectContaining({
          firstYear: { card: totalMoney, plain: plain(1) },
          threeYears: { card: threeYears.get(cardId)?.totalMoney, plain: plain(3) },
        }),
      ]),
    )
  })

  it('a pick is never said to lose against a plain 2% card', () => {
    for (const [years, period] of [
      [1, 'firstYear'],
      [3, 'threeYears'],
    ] as const) {
      const pick = details.answers[years]
      expect(pick).not.toBeNull()
      if (pick !== null) {
        const comparison = compareWithPlain(inputOf(pick.cardId))
        expect([pick.cardId, saysAhead(comparison[period], monthly)]).toEqual([pick.cardId, true])
        expect(pick.gainOverPlain).toBeGreaterThan(0)
      }
    }
  })
})
