/** The planner on 260 cards over 24 months: the published cards, repeated until there are enough. */
import { createRunCatalog, PLAN_EFFORT, planFor, planQuestionOf } from '@cardsight/answers'
import { type CatalogCard, type Release, release } from '@cardsight/catalog'
import { defaultProfile } from '@cardsight/contract/profile'
import { findPlan, type PlanQuestion } from '@cardsight/engine/plan'
import { spendFrom } from '@cardsight/engine/spending'
import { benchAssumptions, benchWindow, syntheticPurchases } from './synthetic.ts'

type Figure = { name: string; unit: string; value: number; atMost?: number }

const PURCHASES = 1200
const CARDS = 260
const MONTHS = 24
const ROUNDS = 3
const MOST_MS = 3000

const paces = [
  { cardsPerYear: 2, monthsBetween: 3 },
  { cardsPerYear: 4, monthsBetween: 3 },
  { cardsPerYear: 6, monthsBetween: 1 },
] as const

export function benchPlan(): Figure[] {
  const catalog = createRunCatalog(release, benchAssumptions.today)
  const spend = spendFrom(syntheticPurchases(PURCHASES), benchWindow)
  const profile = { ...defaultProfile, credit: 'excellent' } as const
  const ask = (pace: (typeof paces)[number], people: number) =>
    repeatCards(
      planQuestionOf(catalog, {
        spend,
        profile,
        request: {
          start: '2026-11',
          months: MONTHS,
          people: Array.from({ length: people }, () => ({
            cards: [{ id: 'chase-freedom-unlimited', opened: '2022-03' }],
            ...pace,
          })),
        },
      }),
    )
  return [
    ...paces.flatMap((pace) => figuresOf(`${pace.cardsPerYear} a year`, ask(pace, 1), MOST_MS)),
    ...figuresOf('2 a year for each of two people', ask(paces[0], 2)),
    ...workerFigures(),
  ]
}

/** Longer without progress looks stuck. */
const MOST_SILENT_MS = 1000

/** What the browser's worker does for a question: compile the catalog, sum up the purchases, search, and word the steps. */
function workerFigures(): Figure[] {
  let last = 0
  let silence = 0
  const onProgress = () => {
    silence = Math.max(silence, cpuMs() - last)
    last = cpuMs()
  }
  const published = repeatedRelease()
  const purchases = syntheticPurchases(PURCHASES)
  const profile = { ...defaultProfile, credit: 'excellent' } as const
  const people = [{ cards: [{ id: 'chase-freedom-unlimited', opened: '2022-03' }], ...paces[1] }]
  let ms = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) {
    const start = cpuMs()
    last = start
    silence = 0
    const catalog = createRunCatalog(published, benchAssumptions.today)
    const request = { start: '2026-11', months: MONTHS, people }
    planFor(catalog, { spend: spendFrom(purchases, benchWindow), profile, request }, { onProgress })
    ms = Math.min(ms, cpuMs() - start)
  }
  const size = `${CARDS} cards, ${MONTHS} months, ${paces[1].cardsPerYear} a year`
  return [
    { name: `plan in the worker: ${size}`, unit: 'ms', value: ms, atMost: MOST_MS },
    {
      name: 'plan in the worker: longest time without progress',
      unit: 'ms',
      value: silence,
      atMost: MOST_SILENT_MS,
    },
  ]
}

/** The published cards and copies of open ones. */
function repeatedRelease(): Release {
  const open = release.cards.filter(({ engine }) => engine.isOpen)
  const copies = Array.from(
    { length: Math.max(0, CARDS - open.length) },
    (_, index) => open[index % open.length],
  )
  const copyOf = (card: CatalogCard, index: number): CatalogCard => {
    const id = `${card.id}-${index}` as CatalogCard['id']
    return { ...card, id, engine: { ...card.engine, id } }
  }
  return {
    ...release,
    cards: [
      ...release.cards,
      ...copies.flatMap((card, index) => (card === undefined ? [] : [copyOf(card, index)])),
    ],
  }
}

function figuresOf(name: string, question: PlanQuestion, atMost?: number): Figure[] {
  let [ms, gap, total] = [Number.POSITIVE_INFINITY, 0, 0]
  for (let round = 0; round < ROUNDS; round++) {
    const start = cpuMs()
    const plan = findPlan(question, PLAN_EFFORT)
    ms = Math.min(ms, cpuMs() - start)
    gap = plan?.gap ?? 0
    total = plan?.value.total ?? 0
  }
  const size = `${question.cards.length} cards, ${question.months} months, ${name}`
  return [
    { name: `plan: ${size}`, unit: 'ms', value: ms, ...(atMost === undefined ? {} : { atMost }) },
    { name: `plan: proven gap, ${size}`, unit: '% of the value', value: (gap / total) * 100 },
  ]
}

/** Copies have the same issuer's rules as the card they copy. */
function repeatCards(question: PlanQuestion): PlanQuestion {
  const { cards, people } = question
  const originals = people[0]?.candidates ?? []
  const copied = Array.from(
    { length: Math.max(0, CARDS - cards.length) },
    (_, index) => originals[index % originals.length] ?? 0,
  )
  const withCopies = (set: ReadonlySet<number>) =>
    new Set([...set, ...copied.flatMap((card, index) => (set.has(card) ? [cards.length + index] : []))])
  return {
    ...question,
    cards: [
      ...cards,
      ...copied.flatMap((card, index) => {
        const original = cards[card]
        return original === undefined ? [] : [{ ...original, id: `${original.id}-${index}` }]
      }),
    ],
    people: people.map((person) => ({
      ...person,
      candidates: [...person.candidates, ...copied.map((_, index) => cards.length + index)],
      limits: person.limits.map((limit) => ({
        ...limit,
        cards: withCopies(limit.cards),
        counted: withCopies(limit.counted),
      })),
      bars: person.bars.map((bar) => ({
        ...bar,
        cards: withCopies(bar.cards),
        of: bar.of === 'same' ? bar.of : withCopies(bar.of),
      })),
    })),
  }
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
