import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { knownMerchants } from '@cardsight/categorizer'
import { addDays, type Day, parseDay } from '@cardsight/engine/dates'
import { describe, expect, it } from 'vitest'
import { releaseWithBusiness } from './business.ts'
import { kinds } from './card-schema.ts'
import { compileCatalog } from './compile.ts'
import { findFutureDates } from './future-dates.ts'
import { cardFormat, engineCards, programs, release } from './index.ts'
import { renderJsonSchema } from './json-schema.ts'
import { describeProblem } from './problem.ts'
import { summarizePrograms } from './program-summaries.ts'
import { sourcesOf } from './provenance.ts'
import { packageDir, readCards, readHistories } from './read-files.ts'
import { networks } from './tables.ts'
import { catalogTables, sampleCard } from './testing/sample-card.ts'

const today = parseDay(new Date().toISOString().slice(0, 10))
const { cards } = release
const open = cards.filter(({ status }) => status.state === 'open')

/** Programs of cards that aren't in the catalog yet. */
const programsOfOtherCards = [
  'allways-rewards',
  'bass-pro-club-points',
  'best-western-rewards',
  'bjs-rewards',
  'breeze-points',
  'caesars-rewards',
  'carnival-funpoints',
  'frontier-miles',
  'gap-rewards',
  'holland-america-points',
  'key-rewards',
  'kohls-rewards',
  'korean-skypass',
  'latam-pass',
  'macys-star-money',
  'merrill-points',
  'miles-and-more',
  'nordy-notes',
  'norwegian-points',
  'one-key-cash',
  'rove-miles',
  'royal-caribbean-points',
  'schwab-cash',
  'sofi-points',
  'sonesta-travel-pass',
  'sun-country-rewards',
  't-mobile-rewards',
  'ulta-points',
  'verizon-dollars',
  'walmart-onepay-cash',
]

/** Programs of cards whose files say cash, because they pay one cent for one cent. */
const programsFiledAsCash = [
  'amazon-points',
  'bilt-cash',
  'coinbase-bitcoin',
  'fidelity-points',
  'gemini-crypto',
  'rakuten-rewards',
  'robinhood-points',
]

describe('the catalog', () => {
  it('has no problems in any file, and the build is up to date', () => {
    const compiled = compileCatalog(readCards(packageDir), catalogTables(), readHistories(packageDir))
    expect(compiled.ok ? [] : compiled.problems.map(describeProblem)).toEqual([])
    expect(compiled.ok && compiled.release).toEqual(releaseWithBusiness)
  })

  it('has an up-to-date JSON Schema, in card.schema.json and in the exports', () => {
    const text = readFileSync(join(packageDir, 'card.schema.json'), 'utf8')
    expect(text).toBe(renderJsonSchema(catalogTables()))
    expect(cardFormat).toEqual(JSON.parse(text))
  })

  it('is frozen in the exported module', () => {
    expect(Object.isFrozen(cards)).toBe(true)
    expect(cards.every((card) => Object.isFrozen(card) && Object.isFrozen(card.engine.rules))).toBe(true)
  })

  it('exports the same engine cards separately, and programs with their names and values only', () => {
    expect(engineCards).toEqual(cards.map(({ engine }) => engine))
    expect(programs).toEqual(summarizePrograms(release.programs))
    expect(release.programs['marriott-bonvoy']).toHaveProperty('published')
    expect(Object.keys(programs['marriott-bonvoy'] ?? {})).toEqual([
      'name',
      'kind',
      'unit',
      'needsUse',
      'values',
    ])
  })

  it('B-DATA-41: has a unique id, dated facts, a source and an https page for every card', () => {
    expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length)
    for (const card of cards) {
      expect(new URL(card.link).protocol, card.id).toBe('https:')
      expect(
        sourcesOf(card.provenance).map(({ date }) => date),
        card.id,
      ).toContain(card.asOf)
    }
  })

  it('has at least 150 open cards, of every kind and network', () => {
    expect(open.length).toBeGreaterThanOrEqual(150)
    expect(new Set(open.map(({ kind }) => kind))).toEqual(new Set(kinds))
    expect(new Set(open.map(({ network }) => network))).toEqual(new Set([...networks, null]))
  })

  it('starts at no credit for cards that accept people without a credit history', () => {
    const accepting = cards.filter(({ eligibility }) => eligibility?.newToCredit)
    expect(accepting.length).toBeGreaterThan(0)
    expect(
      accepting.filter(({ eligibility }) => eligibility?.credit?.from !== 'none').map(({ id }) => id),
    ).toEqual([])
  })

  it('requires enrollment for every student card that it ranks', () => {
    const students = cards.filter(({ kind, engine }) => kind === 'student' && engine.isOpen)
    expect(students.length).toBeGreaterThan(0)
    expect(students.filter(({ eligibility }) => !eligibility?.requires?.includes('student'))).toEqual([])
  })

  it('names only merchants that the engine can recognize', () => {
    const known = new Set(knownMerchants.map(({ key }) => key))
    const merchants = Object.keys(catalogTables().merchants)
    expect(merchants.length).toBeGreaterThan(0)
    expect(merchants.filter((key) => !known.has(key))).toEqual([])
  })

  it('has no dates in the future', () => {
    expect(findFutureDates(cards, release, today)).toEqual([])
  })

  it('has no duplicate notes on a card', () => {
    for (const { id, notes = [] } of cards) {
      expect(new Set(notes).size, id).toBe(notes.length)
    }
  })

  it('uses every merchant and membership in its tables', () => {
    const { boosts, issuerRules, memberships, vocabulary } = release
    const used = JSON.stringify([
      cards.map(({ earns, eligibility, offer }) => [earns, eligibility?.requires, offer]),
      Object.values(boosts).map(({ membership, tiers }) => [membership, tiers]),
      Object.values(issuerRules).map(({ limits = [] }) => limits.map(({ unless }) => unless)),
      vocabulary.calendars,
      vocabulary.onlineStores,
      catalogTables().groups,
    ])
    const keys = [...Object.keys(vocabulary.merchants), ...Object.keys(memberships)]
    expect(keys.filter((key) => !used.includes(`"${key}"`))).toEqual([])
  })

  it('uses every program in its tables, or lists it here', () => {
    const used = new Set<string | undefined>([
      ...cards.map(({ program }) => program),
      ...Object.values(release.programs).flatMap(({ transfers = [] }) => transfers.map(({ to }) => to)),
      ...programsOfOtherCards,
      ...programsFiledAsCash,
    ])
    expect(Object.keys(release.programs).filter((key) => !used.has(key))).toEqual([])
  })
})

describe('rotating calendars', () => {
  const rotating = cards.filter(({ earns }) => earns.some((earn) => earn.rotating !== undefined))

  it('are used by at least five cards', () => {
    expect(rotating.length).toBeGreaterThanOrEqual(5)
  })

  it.each(rotating.map((card) => [card.id, card] as const))(
    'cover the last year and this quarter: %s',
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
  it('returns the card, the field and the date of each future date', () => {
    // The sample's status was seen on 2026-08-22, its fee on 2026-09-21 and everything else on 2026-08-18.
    const { card } = sampleCard()
    expect(findFutureDates([card], {}, parseDay('2026-08-22')).map(describeProblem)).toEqual([
      'plain-card: duff: 2026-09-21 is after 2026-08-22',
    ])
  })

  it('checks point values, their editions and the sources of tables too', () => {
    const problems = findFutureDates([], release, parseDay('2026-09-30')).map(describeProblem)
    expect(problems).toContain('programs: hilton-honors.values.usual.asOf: 2026-10-09 is after 2026-09-30')
    expect(problems).toContain('programs: hilton-honors.published.1.edition: 2026-10 is after 2026-09-30')
    expect(problems).toContain('memberships: costco.seen: 2026-11-15 is after 2026-09-30')
  })
})
