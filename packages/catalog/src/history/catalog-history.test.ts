import { parseDay } from '@cardsight/engine/dates'
import { describe, expect, it } from 'vitest'
import { releaseWithBusiness } from '../business.ts'
import { compile } from '../compile.ts'
import {
  bestOffer,
  catalogChanges,
  compareWithBest,
  histories,
  historyOf,
  offerSeries,
  timeline,
  usualOffer,
} from '../history.ts'
import { release } from '../index.ts'
import { packageDir, readCards, readHistories } from '../read-files.ts'
import { catalogTables } from '../testing/sample-card.ts'

const today = parseDay('2026-11-16')

describe('the histories of the catalog', () => {
  it('match their files, one for each card, and are frozen', () => {
    const compiled = compile(readCards(packageDir), catalogTables(), readHistories(packageDir))
    expect(compiled.ok && compiled.histories).toEqual(histories)
    expect(histories.map(({ cardId }) => cardId)).toEqual(releaseWithBusiness.cards.map(({ id }) => id))
    expect(Object.isFrozen(histories[0]?.offers)).toBe(true)
    expect(historyOf('no-such-card')).toBeNull()
  })

  it.each(release.cards.map((card) => [card.id, card] as const))('can be described: %s', (id, card) => {
    const history = historyOf(id)
    expect(history).not.toBeNull()
    if (history === null) {
      return
    }
    const entries = timeline(history, card, today)
    for (const { text, source } of entries) {
      expect(text).toMatch(/^[A-Z0-9].*[a-z0-9%)]\.$/)
      expect(text.length, text).toBeLessThanOrEqual(160)
      expect(text).not.toMatch(/undefined|NaN|null| {2}/)
      expect(Object.keys(release.vocabulary.sources)).toContain(source)
    }
    const dates = entries.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().reverse())
    const steps = offerSeries(history, today)
    expect(steps.every(({ valueCents }) => valueCents >= 0)).toBe(true)
    const [best, usual] = [bestOffer(history, today), usualOffer(history, today)]
    expect(best === null).toBe(usual === null)
    expect(usual?.valueCents ?? 0).toBeLessThanOrEqual(best?.valueCents ?? 0)
    expect(compareWithBest(card.offer, history, today)?.share ?? 0).toBeLessThan(2)
  })

  it('lists announced terms first, such as the Aeroplan rates of 2027', () => {
    const changes = catalogChanges(histories, release.cards, today)
    const announced = changes.filter(({ isAnnounced }) => isAnnounced)
    expect(changes.slice(0, announced.length)).toEqual(announced)
    expect(
      announced.filter(({ cardId, field }) => cardId === 'chase-aeroplan' && field === 'rates'),
    ).toMatchObject([
      { date: '2027-01-01', text: 'Dining and groceries earn 2 points per dollar instead of 3.' },
    ])
  })

  it('lists hundreds of changes, newest first', () => {
    const dates = catalogChanges(histories, release.cards, today).map(({ date }) => date)
    expect(dates.length).toBeGreaterThan(500)
    expect(dates).toEqual(dates.toSorted().reverse())
  })
})
