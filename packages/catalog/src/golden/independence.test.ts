import {
  backtest,
  type Card,
  compileCatalog,
  defaultAssumptions,
  leaves,
  rankCards,
  spendFrom,
} from '@cardsight/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { compile } from '../compile.ts'
import { pointValues } from '../index.ts'
import type { TextFile } from '../parse-yaml.ts'
import { describeProblem } from '../problem.ts'
import { readCards, room } from '../read-files.ts'
import type { Release } from '../release.ts'
import type { Tables } from '../tables.ts'
import { houseTables } from '../testing/sample-card.ts'
import { spend, wholeYear } from './history.ts'

type Facts = Readonly<Record<string, unknown>>

/** Read once: parsing takes longer than all the rest. */
const files = readCards(room).map(({ path, text }) => {
  const facts: Facts = parse(text)
  return { path, facts }
})
const tables = houseTables()

/** Some of everything in every quarter, part of it abroad. */
const spent = spendFrom(
  ['2025-12-10', '2026-02-10', '2026-05-10', '2026-08-10', '2026-10-10'].flatMap((day, quarter) =>
    leaves.map((leaf, index) =>
      spend(day, leaf, 40 + index * 7 + quarter, index % 9 === 0 ? { isAbroad: true } : {}),
    ),
  ),
  wholeYear,
)

const published = answersOf(releaseOf(files.map(toText), tables))

/** Everything about a card that is said rather than reckoned with: where it links to, who says so, in which words. */
const sayings = fc.record({
  hosts: fc.array(fc.domain(), { minLength: 1, maxLength: 6 }),
  partners: fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
  sentences: fc.array(fc.stringMatching(/^[A-Z][a-z]{3,9}( [a-z]{2,8}){2,6}\.$/), {
    minLength: 1,
    maxLength: 6,
  }),
  sources: fc.array(fc.constantFrom(...Object.keys(tables.sources)), { minLength: 1, maxLength: 4 }),
  day: fc.constantFrom('2019-02-28', '2024-02-29', '2026-08-22', '2026-11-14'),
})
type Sayings = typeof sayings extends fc.Arbitrary<infer Value> ? Value : never

describe('independence', () => {
  it('links, partners, sources and words of cards change no number and no order', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(sayings, (said) => {
        const release = releaseOf(
          files.map(({ path, facts }, index) => toText({ path, facts: resay(facts, index, said) })),
          renameAll(tables),
        )
        const { links, ...answers } = answersOf(release)
        expect(links.filter((link) => published.links.includes(link))).toEqual([])
        expect({ ...answers, links: published.links }).toEqual(published)
      }),
      { numRuns: 4 },
    )
  })

  it('while one rate of one card changes both', () => {
    const { cards, ranks } = published
    const last = ranks[0]?.at(-1)
    const better = cards.map((card) => (card.id === last ? { ...card, ...paysHalf } : card))
    const changed = rankingsOf(better, published.values)
    expect(changed.outcome).not.toEqual(published.outcome)
    expect(changed.ranks[0]?.[0]).toBe(last)
  })
})

const paysHalf: Pick<Card, 'program' | 'rules'> = {
  program: 'cash',
  rules: [{ id: 'half', rate: 50_000, target: { kind: 'where', where: { isEverything: true } } }],
}

function resay(facts: Facts, index: number, said: Sayings): Facts {
  const sentence = `${at(said.sentences, index)} Sponsored.`
  return {
    ...facts,
    link: `https://${at(said.hosts, index)}/${index}?partner=${at(said.partners, index)}`,
    sources: said.sources.map((id) => ({ id, date: said.day })),
    asOf: said.day,
    summary: sentence,
    notes: [`+ ${sentence}`, `- ${sentence}`],
    perks: { [`Perk ${index}`]: sentence },
  }
}

/** JSON is YAML. */
function toText({ path, facts }: { path: string; facts: Facts }): TextFile {
  return { path, text: JSON.stringify(facts) }
}

/** Names of merchants, groups, programs and memberships, and who valued a point. */
function renameAll({ groups, merchants, memberships, programs, ...others }: Tables): Tables {
  return {
    ...others,
    groups: mapValues(groups, (group) => ({ ...group, name: 'our partners' })),
    merchants: mapValues(merchants, (name) => `${name}, our partner`),
    memberships: mapValues(memberships, (name) => `${name}, our partner`),
    programs: mapValues(programs, (program) => ({ ...program, name: 'Partner Points', unit: 'stars' })),
  }
}

function mapValues<T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}

function at<T>(values: readonly T[], index: number): T | undefined {
  return values[index % values.length]
}

function releaseOf(texts: readonly TextFile[], names: Tables): Release {
  const compiled = compile(texts, names)
  if (!compiled.ok) {
    throw new Error(compiled.problems.map(describeProblem).join('\n'))
  }
  return compiled.release
}

function answersOf(release: Release) {
  const cards = release.cards.map(({ engine }) => engine)
  const values = pointValues(release.programs, 'usual')
  return { cards, values, links: release.cards.map(({ link }) => link), ...rankingsOf(cards, values) }
}

function rankingsOf(cards: readonly Card[], values: Record<string, number>) {
  const compiled = compileCatalog(cards, { ...defaultAssumptions, pointValues: values })
  const outcome = backtest(spent, compiled).overall
  const ranks = ([1, 2, 3] as const).flatMap((years) =>
    [true, false].map((isIntro) =>
      Array.from(rankCards(compiled, outcome, { years, isIntro }), (place) => cards[place]?.id),
    ),
  )
  return { outcome, ranks }
}
