import { backtest, compileCatalog, rankCards } from '@cardsight/engine/backtest'
import { type Card, defaultAssumptions } from '@cardsight/engine/cards'
import { leaves } from '@cardsight/engine/categories'
import { spendFrom } from '@cardsight/engine/spending'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { compile } from '../compile.ts'
import { pointValues } from '../index.ts'
import type { TextFile } from '../parse-yaml.ts'
import { describeProblem } from '../problem.ts'
import { packageDir, readCards } from '../read-files.ts'
import type { Release } from '../release.ts'
import type { Tables } from '../tables.ts'
import { catalogTables } from '../testing/sample-card.ts'
import { spend, today, wholeYear } from './evaluate.ts'

type Facts = Readonly<Record<string, unknown>>

/** Parsed once, because parsing takes longer than everything else. */
const files = readCards(packageDir).map(({ path, text }) => {
  const facts: Facts = parse(text)
  return { path, facts }
})
const tables = catalogTables()

/** Purchases in every category and quarter, some of them abroad. */
const spent = spendFrom(
  ['2025-12-10', '2026-02-10', '2026-05-10', '2026-08-10', '2026-10-10'].flatMap((day, quarter) =>
    leaves.map((leaf, index) =>
      spend(day, leaf, 40 + index * 7 + quarter, index % 9 === 0 ? { isAbroad: true } : {}),
    ),
  ),
  wholeYear,
)

const published = resultsOf(releaseOf(files.map(toText), tables))

/** Everything in a card file that must not affect results: links, sources and sentences. */
const editorialFacts = fc.record({
  hosts: fc.array(fc.domain(), { minLength: 1, maxLength: 6 }),
  partners: fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
  sentences: fc.array(fc.stringMatching(/^[A-Z][a-z]{3,9}( [a-z]{2,8}){2,6}\.$/), {
    minLength: 1,
    maxLength: 6,
  }),
  sources: fc.array(fc.constantFrom(...Object.keys(tables.sources)), { minLength: 1, maxLength: 4 }),
  day: fc.constantFrom('2019-02-28', '2024-02-29', '2026-08-22', '2026-11-14'),
})
type EditorialFacts = typeof editorialFacts extends fc.Arbitrary<infer Value> ? Value : never

describe('rankings', () => {
  it('do not depend on links, partners, sources and sentences', () => {
    fc.assert(
      fc.property(editorialFacts, (editorial) => {
        const release = releaseOf(
          files.map(({ path, facts }, index) =>
            toText({ path, facts: replaceEditorialFacts(facts, index, editorial) }),
          ),
          renameAll(tables),
        )
        const { links, ...results } = resultsOf(release)
        expect(links.filter((link) => published.links.includes(link))).toEqual([])
        expect({ ...results, links: published.links }).toEqual(published)
      }),
      { numRuns: 4 },
    )
  })

  it('change if one rate of one card changes', () => {
    const { cards, ranks } = published
    const last = ranks[0]?.at(-1)
    const better = cards.map((card) => (card.id === last ? { ...card, ...paysFiftyPercent } : card))
    const changed = rankingsOf(better, published.values)
    expect(changed.outcome).not.toEqual(published.outcome)
    expect(changed.ranks[0]?.[0]).toBe(last)
  })
})

const paysFiftyPercent: Pick<Card, 'program' | 'rules'> = {
  program: 'cash',
  rules: [{ id: 'half', rate: 50_000, target: { kind: 'where', where: { isEverything: true } } }],
}

function replaceEditorialFacts(facts: Facts, index: number, editorial: EditorialFacts): Facts {
  const sentence = `${at(editorial.sentences, index)} Sponsored.`
  return {
    ...facts,
    link: `https://${at(editorial.hosts, index)}/${index}?partner=${at(editorial.partners, index)}`,
    seen: `${at(editorial.sources, index)} ${/\d{4}-\d{2}-\d{2}/.exec(String(facts.seen))?.[0]}`,
    summary: sentence,
    notes: [`+ ${sentence}`, `- ${sentence}`],
    perks: { [`Perk ${index}`]: sentence },
  }
}

/** JSON is valid YAML. */
function toText({ path, facts }: { path: string; facts: Facts }): TextFile {
  return { path, text: JSON.stringify(facts) }
}

/** Changes the names of all merchants, groups, programs and memberships. */
function renameAll({ groups, merchants, memberships, programs, ...others }: Tables): Tables {
  return {
    ...others,
    groups: mapValues(groups, (group) => ({ ...group, name: 'our partners' })),
    merchants: mapValues(merchants, (merchant) =>
      typeof merchant === 'string' ? `${merchant}, our partner` : { ...merchant, name: 'Our partner' },
    ),
    memberships: mapValues(memberships, (membership) => ({ ...membership, name: 'Our partner' })),
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

function resultsOf(release: Release) {
  const cards = release.cards.map(({ engine }) => engine)
  const values = pointValues(release.programs, 'usual')
  return { cards, values, links: release.cards.map(({ link }) => link), ...rankingsOf(cards, values) }
}

function rankingsOf(cards: readonly Card[], values: Record<string, number>) {
  const compiled = compileCatalog(cards, { ...defaultAssumptions, today, pointValues: values })
  const outcome = backtest(spent, compiled).overall
  const ranks = ([1, 2, 3] as const).flatMap((years) =>
    [true, false].map((isIntro) =>
      Array.from(rankCards(compiled, outcome, { years, isIntro }), (index) => cards[index]?.id),
    ),
  )
  return { outcome, ranks }
}
