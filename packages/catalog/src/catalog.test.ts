import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addDays, type Day, knownMerchants, parseDay } from '@cardsight/engine'
import { describe, expect, it } from 'vitest'
import { kinds, networks } from './card-schema.ts'
import { compile } from './compile.ts'
import { findFutureDates } from './future-dates.ts'
import { cardFormat, engineCards, programs, release } from './index.ts'
import { renderJsonSchema } from './json-schema.ts'
import { describeProblem } from './problem.ts'
import { readCards, room } from './read-files.ts'
import { houseTables, sampleCard } from './testing/sample-card.ts'

const today = parseDay(new Date().toISOString().slice(0, 10))
const { cards } = release
const open = cards.filter(({ status }) => status.state === 'open')

describe('the catalog', () => {
  it('has nothing wrong in any file, and is built from the files as they are', () => {
    const compiled = compile(readCards(room), houseTables())
    expect(compiled.ok ? [] : compiled.problems.map(describeProblem)).toEqual([])
    expect(compiled.ok && compiled.release).toEqual(release)
  })

  it('has its format in step with the schema, for editors and for the door', () => {
    const text = readFileSync(join(room, 'card.schema.json'), 'utf8')
    expect(text).toBe(renderJsonSchema(houseTables()))
    expect(cardFormat).toEqual(JSON.parse(text))
  })

  it('is frozen in the module that the house imports', () => {
    expect(Object.isFrozen(cards)).toBe(true)
    expect(cards.every((card) => Object.isFrozen(card) && Object.isFrozen(card.engine.rules))).toBe(true)
  })

  it('gives the engine its cards apart, the same ones', () => {
    expect(engineCards).toEqual(cards.map(({ engine }) => engine))
    expect(programs).toEqual(release.programs)
  })

  it('B-DATA-41: gives every card its own id, facts with a day, a source, and a page by https', () => {
    expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length)
    for (const card of cards) {
      expect(new URL(card.link).protocol, card.id).toBe('https:')
      expect(
        card.sources.map((source) => source.date),
        card.id,
      ).toContain(card.asOf)
    }
  })

  it('has at least 150 open cards, and every kind and network among them', () => {
    expect(open.length).toBeGreaterThanOrEqual(150)
    expect(new Set(open.map(({ kind }) => kind))).toEqual(new Set(kinds))
    expect(new Set(open.map(({ network }) => network))).toEqual(new Set([...networks, null]))
  })

  it('names only merchants that the engine can recognise in a purchase', () => {
    const known = new Set(knownMerchants.map(({ key }) => key))
    const merchants = Object.keys(houseTables().merchants)
    expect(merchants.length).toBeGreaterThan(0)
    expect(merchants.filter((key) => !known.has(key))).toEqual([])
  })

  it('knows nothing from the future', () => {
    expect(findFutureDates(cards, release.programs, today)).toEqual([])
  })

  it('says no sentence of a card twice', () => {
    for (const { id, notes = [] } of cards) {
      expect(new Set(notes).size, id).toBe(notes.length)
    }
  })

  it('uses every merchant, group, program and membership of its tables', () => {
    const used = JSON.stringify([
      cards.map(({ earns }) => earns),
      release.vocabulary.calendars,
      houseTables().groups,
    ])
    const idle = [
      ...Object.keys(release.vocabulary.merchants),
      ...Object.keys(houseTables().memberships),
    ].filter((key) => !used.includes(`"${key}"`))
    expect(idle).toEqual([])
    const usedPrograms = new Set(cards.map(({ program }) => program))
    expect(Object.keys(release.programs).filter((key) => !usedPrograms.has(key))).toEqual([])
  })
})

describe('a rotating calendar', () => {
  const rotating = cards.filter(({ earns }) => earns.some((earn) => earn.rotating !== undefined))

  it('is there for the cards that have one', () => {
    expect(rotating.length).toBeGreaterThanOrEqual(5)
  })

  it.each(rotating.map((card) => [card.id, card] as const))(
    'covers the last year and this quarter: %s',
    (_id, card) => {
      const entries = card.engine.rules.flatMap(({ target }) =>
        target.kind === 'rotating' ? target.calendar : [],
      )
      const missing: Day[] = []
      for (let day = parseDay('2025-11-15'); day <= '2026-12-31'; day = addDays(day, 1)) {
        if (!entries.some(({ from, to }) => from <= day && day <= to)) {
          missing.push(day)
        }
      }
      expect(missing).toEqual([])
    },
  )
})

describe('findFutureDates', () => {
  it('names the card, the field and the day of each date after a day', () => {
    // The sample's facts: status seen on 2026-08-22, sources of 2026-08-18 and 2026-09-21.
    const { card } = sampleCard()
    expect(findFutureDates([card], {}, parseDay('2026-08-22')).map(describeProblem)).toEqual([
      'plain-card: asOf: 2026-09-21 has not come yet on 2026-08-22',
      'plain-card: sources.1.date: 2026-09-21 has not come yet on 2026-08-22',
    ])
  })

  it('looks at the values of programs too', () => {
    const problems = findFutureDates([], release.programs, parseDay('2026-10-08')).map(describeProblem)
    expect(problems).toContain('hilton-honors: usual: 2026-10-09 has not come yet on 2026-10-08')
  })
})
