import { release } from '@cardsight/catalog'
import { defaultProfile } from '@cardsight/contract/profile'
import { isBill, leaves } from '@cardsight/engine/categories'
import { parseDay } from '@cardsight/engine/dates'
import { describe, expect, it } from 'vitest'
import { createRunCatalog } from '../run/run-catalog.ts'
import { mine, paid } from '../testing/your-cards-case.ts'
import { choiceLists } from './choices.ts'
import { findMissed } from './missed.ts'
import { prepareYourCards } from './prepare.ts'
import { remindersOf } from './reminders.ts'
import { describeChoice } from './sentences.ts'
import { trackCards } from './tracker.ts'
import { whichCard } from './which-card.ts'

/** Cards whose sentences are checked, for each kind of shop. */
const SHOWN = 5
const purchaseLeaves = leaves.filter((leaf) => !isBill(leaf))

/** Every card, open and closed, with the first categories that it offers and all of its credits. */
const cards = release.cards.map((card) =>
  mine(card, {
    opened: '2026-01-15',
    choices: [
      {
        from: parseDay('2026-01-15'),
        options: choiceLists(card, release).flatMap(({ options, count }) =>
          options.slice(0, count).map(({ key }) => key),
        ),
      },
    ],
    credits: trackedCredits(card.id),
  }),
)
const input = {
  catalog: createRunCatalog(release, parseDay('2026-11-17')),
  yourCards: { version: 1 as const, cards },
  purchases: cards.map(({ id }, index) =>
    paid(
      id,
      `2026-${String((index % 9) + 2).padStart(2, '0')}-10`,
      100,
      purchaseLeaves[index % purchaseLeaves.length],
    ),
  ),
  profile: defaultProfile,
}

function trackedCredits(cardId: string): string[] {
  return release.cards.find(({ id }) => id === cardId)?.engine.credits.map(({ id }) => id) ?? []
}

describe('every card of the catalog', () => {
  const prepared = prepareYourCards(input)

  it('can be yours, and is ranked for every kind of shop with a sentence', () => {
    expect(prepared.cards).toHaveLength(release.cards.length)
    for (const leaf of purchaseLeaves) {
      const choices = whichCard(prepared, { leaf, merchant: null, isAbroad: false, cents: 50_00 })
      expect(choices).toHaveLength(release.cards.length)
      expect(choices.filter(({ totalCents }) => totalCents > (choices[0]?.totalCents ?? 0))).toEqual([])
      expect(
        choices
          .slice(0, SHOWN)
          .filter((choice) => !/ (?:earns|left) /.test(describeChoice(prepared, choice).headline)),
      ).toEqual([])
    }
  })

  it('has credits that are never negative and never above their amount, and reminders with ids of their own', () => {
    const tracker = trackCards(prepared)
    expect(
      tracker.credits.filter(
        ({ usedCents, leftCents, amountCents }) =>
          usedCents < 0 || leftCents < 0 || usedCents + leftCents !== amountCents,
      ),
    ).toEqual([])
    const ids = remindersOf(prepared, tracker).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('counts toward what you missed', () => {
    const { year } = findMissed(input)
    expect(year.missedCents).toBeGreaterThan(0)
    expect(year.missedCents).toBe(year.lines.reduce((sum, { missedCents }) => sum + missedCents, 0))
  })
})
