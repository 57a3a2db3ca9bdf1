import { parseDay } from '@cardsight/engine'
import { describe, expect, it } from 'vitest'
import { compile } from './compile.ts'
import { findFutureDates } from './future-dates.ts'
import { release } from './index.ts'
import { describeProblem } from './problem.ts'
import { cardsFolder, readCards } from './read-cards.ts'

const today = parseDay(new Date().toISOString().slice(0, 10))

describe('the catalog', () => {
  it('has nothing wrong in any file, and is built from the files as they are', () => {
    const compiled = compile(readCards(cardsFolder))
    expect(compiled.ok ? [] : compiled.problems.map(describeProblem)).toEqual([])
    expect(compiled.ok && compiled.release).toEqual(release)
  })

  it('is frozen in the module that the house imports', () => {
    expect(Object.isFrozen(release.cards)).toBe(true)
    expect(release.cards.every((card) => Object.isFrozen(card) && Object.isFrozen(card.sources))).toBe(true)
  })

  it('B-DATA-41: gives every card its own id, facts with a day, a source, and a page by https', () => {
    expect(new Set(release.cards.map((card) => card.id)).size).toBe(release.cards.length)
    for (const card of release.cards) {
      expect(new URL(card.link).protocol, card.id).toBe('https:')
      expect(
        card.sources.map((source) => source.date),
        card.id,
      ).toContain(card.asOf)
    }
  })

  it('covers every network and several kinds', () => {
    const networks = new Set(release.cards.map((card) => card.network))
    expect([...networks].sort()).toEqual(['amex', 'discover', 'mastercard', 'visa'])
    expect(new Set(release.cards.map((card) => card.kind)).size).toBeGreaterThanOrEqual(5)
  })

  it('knows nothing from the future', () => {
    expect(findFutureDates(release.cards, today)).toEqual([])
  })
})

describe('findFutureDates', () => {
  it('names the card, the field and the day of each date after today', () => {
    const [card] = release.cards.filter(({ id }) => id === 'citi-double-cash')
    // Its facts: status seen on 2026-08-22, sources of 2026-08-18 and 2026-09-22.
    const problems = findFutureDates(card ? [card] : [], parseDay('2026-08-22'))
    expect(problems.map(describeProblem)).toEqual([
      'citi-double-cash: asOf: 2026-09-22 has not come yet on 2026-08-22',
      'citi-double-cash: sources.1.date: 2026-09-22 has not come yet on 2026-08-22',
    ])
  })
})
