/** Catalog statistics: counts by issuer, tag, status, age and source, and how many cards have each field. */
import type { Day } from '@cardsight/engine/dates'
import { canApply } from '../access.ts'
import { factAges, factsOf } from '../fact-ages.ts'
import { factKinds } from '../freshness.ts'
import type { CatalogCard, Release } from '../release.ts'
import { sourcePage } from '../source-page.ts'
import { categoryTags, featureTags } from '../tags.ts'

export type ReportSection = {
  readonly title: string
  readonly rows: readonly (readonly [string, string])[]
}

export function reportCatalog(
  { cards, vocabulary }: Pick<Release, 'cards' | 'vocabulary'>,
  today: Day,
): ReportSection[] {
  return [
    { title: 'status', rows: countBy(cards, (card) => card.status.state) },
    { title: 'issuer', rows: countBy(cards, (card) => card.issuer) },
    { title: 'network', rows: countBy(cards, (card) => card.network ?? 'not stated') },
    { title: 'kind', rows: countBy(cards, (card) => card.kind) },
    { title: 'tag', rows: tagRows(cards) },
    { title: `age of facts in days, as of ${today}`, rows: ageRows(cards, today) },
    { title: 'facts whose source has a page', rows: pageRows(cards, vocabulary) },
    {
      title: 'eligibility of open cards by source',
      rows: countBy(
        cards.filter(canApply),
        ({ provenance }) => provenance.eligibility?.source ?? 'not stated',
      ),
    },
    { title: 'fields present, in percent', rows: completenessRows(cards) },
  ]
}

function countBy(cards: readonly CatalogCard[], keyOf: (card: CatalogCard) => string): [string, string][] {
  const counts = new Map<string, number>()
  for (const key of cards.map(keyOf)) {
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || Number(a > b) - Number(a < b))
    .map(([key, count]) => [key, String(count)])
}

function tagRows(cards: readonly CatalogCard[]): [string, string][] {
  return [...categoryTags, ...featureTags].map((tag) => {
    const tagged = cards.filter(({ tags }) =>
      [...tags.categories, ...tags.features].some((own) => own === tag),
    )
    return [tag, String(tagged.length)]
  })
}

/** One row per kind of fact: how many there are, how many are undated, their median and highest age, and how many are stale. */
function ageRows(cards: readonly CatalogCard[], today: Day): [string, string][] {
  return factAges(cards, today).map((ages) => [
    ages.kind,
    `${ages.facts} facts, ${ages.undated} undated, median ${ages.medianAgeDays}, highest ${ages.highestAgeDays}, ${ages.stale} over ${ages.freshDays}`,
  ])
}

function pageRows(cards: readonly CatalogCard[], vocabulary: Release['vocabulary']): [string, string][] {
  return factKinds.map((kind) => {
    const pages = cards.flatMap((card) =>
      factsOf(card, kind).map((seen) => sourcePage(seen, card, vocabulary)),
    )
    return [kind, `${pages.filter((page) => page !== null).length} of ${pages.length}`]
  })
}

const fields = [
  'network',
  'offer',
  'eligibility',
  'apr',
  'foreignFee',
  'credits',
  'perks',
  'summary',
  'notes',
] as const satisfies readonly (keyof CatalogCard)[]

function completenessRows(cards: readonly CatalogCard[]): [string, string][] {
  const total = cards.length
  const earning = cards.filter(({ earns }) => earns.length > 0).length
  return [
    ['earns (the rest earn nothing)', percent(earning, total)],
    ...fields.map((field): [string, string] => {
      const present = cards.filter((card) => card[field] !== undefined && card[field] !== null).length
      return [field, percent(present, total)]
    }),
  ]
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '0' : ((100 * part) / whole).toFixed(0)
}
