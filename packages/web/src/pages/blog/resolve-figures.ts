import { apiPaths } from '@cardsight/contract/api-paths'
import { cardsDetailsSchema } from '@cardsight/contract/backtest'
import {
  type ProgramList,
  type PublishedCard,
  programListSchema,
  publishedCardSchema,
} from '@cardsight/contract/cards'
import { costKeys } from '@cardsight/contract/costs'
import type { PageContext } from '@cardsight/contract/pages'
import { pagePaths } from '@cardsight/contract/paths'
import type { BlogFigure, BlogFigureCosts } from '@cardsight/contract/site'
import { averageCosts } from '../../content/average-spending.ts'
import { formatDayLong } from '../../lib/format-date.ts'
import { formatMoney, formatShort } from '../../lib/format-money.ts'

/** `text` is Markdown for a post; `amount` exists if figures can be added and compared. */
export type Figure = Readonly<{ text: string; amount: number | null }>

/** Rejects with the name of the figure if the API has no value for it. */
export async function resolveFigures(
  figures: Readonly<Record<string, BlogFigure>>,
  answers: Answers,
): Promise<ReadonlyMap<string, Figure>> {
  const resolved = new Map<string, Promise<Figure>>()
  for (const [name, figure] of Object.entries(figures)) {
    const value = resolveOne(figure, answers, (other) => resolved.get(other) ?? missing(other))
    resolved.set(
      name,
      value.catch((cause) => Promise.reject(new Error(`The figure ${name} has no value`, { cause }))),
    )
  }
  const values = await Promise.all(
    Array.from(resolved, async ([name, value]) => [name, await value] as const),
  )
  return new Map(values)
}

type Earlier = (name: string) => Promise<Figure>

function missing(name: string): Promise<never> {
  return Promise.reject(new Error(`${name} is not defined before it`))
}

async function resolveOne(figure: BlogFigure, answers: Answers, earlier: Earlier): Promise<Figure> {
  if ('place' in figure) {
    return placeFigure(figure, answers)
  }
  if ('fact' in figure) {
    const { facts } = await answers.card(figure.card)
    return factFigure(readPath(facts, figure.fact), figure.as)
  }
  if ('card' in figure) {
    return amountOf(await findEntry(figure, answers), figure.field)
  }
  if ('link' in figure) {
    const { cardId, name } = await answers.card(figure.link)
    return { text: cardLink(cardId, name), amount: null }
  }
  if ('program' in figure) {
    const { programs } = await answers.programs()
    const program = programs.find(({ name }) => name === figure.program)
    const cents = figure.value === 'counted' ? program?.counted : program?.values?.[figure.value]?.cents
    return cents === undefined ? absent(figure.program) : { text: `${cents}¢`, amount: cents }
  }
  if ('average' in figure) {
    return wholeDollars(averageOf(figure.average) * (figure.per === 'year' ? 12 : 1))
  }
  if ('count' in figure) {
    const { results } = await answers.run('average')
    return { text: String(results[1].length), amount: results[1].length }
  }
  const [added, taken] = await Promise.all([
    Promise.all(figure.sum.map(earlier)),
    Promise.all(figure.less.map(earlier)),
  ])
  return money(sumOf(added) - sumOf(taken))
}

type CardFigure = Extract<BlogFigure, { card: string; field: string }>
type PlaceFigure = Extract<BlogFigure, { place: number }>

async function findEntry(figure: CardFigure, answers: Answers): Promise<RunEntry> {
  const run = await answers.run(figure.costs, figure.assume)
  const list = [...listOf(run, figure), ...unreachableOf(run, figure)]
  return list.find(({ cardId }) => cardId === figure.card) ?? absent(`${figure.card} among the open cards`)
}

async function placeFigure(figure: PlaceFigure, answers: Answers): Promise<Figure> {
  const run = await answers.run(figure.costs, figure.assume)
  const fitting = listOf(run, figure).filter(({ cardId }) => {
    const card = run.cards[cardId]
    const tags = [...(card?.category ?? []), ...(card?.features ?? [])]
    return figure.tags.every((tag) => tags.includes(tag))
  })
  const entry = fitting[figure.place - 1] ?? absent(`card at rank ${figure.place}`)
  return figure.field === 'link'
    ? { text: cardLink(entry.cardId, entry.cardName), amount: null }
    : amountOf(entry, figure.field)
}

function listOf(run: Run, { bonus, years }: CardFigure | PlaceFigure): readonly RunEntry[] {
  return (bonus ? run.results : run.noBonus_results)[years]
}

/** Posts can compare cards that not everyone can get. */
function unreachableOf(run: Run, { bonus, years }: CardFigure): readonly RunEntry[] {
  return (bonus ? run.outOfReach : run.noBonus_outOfReach)[years]
}

function amountOf(entry: RunEntry, field: CardFigure['field']): Figure {
  return money(entry[field])
}

function factFigure(value: unknown, as: 'dollars' | 'percent' | 'number' | 'text' | 'day'): Figure {
  if (typeof value === 'number' && as !== 'text' && as !== 'day') {
    const text = { dollars: wholeDollars(value).text, percent: `${value}%`, number: String(value) }[as]
    return { text, amount: value }
  }
  if (typeof value === 'string' && (as === 'text' || as === 'day')) {
    return { text: as === 'day' ? formatDayLong(value) : escapeMarkdown(value), amount: null }
  }
  throw new Error(`${String(value)} can’t be formatted as ${as}`)
}

/** `earns.0.rate` works for objects and lists alike. */
function readPath(facts: unknown, path: string): unknown {
  return path.split('.').reduce((inside: unknown, key) => Reflect.get(Object(inside), key), facts)
}

function averageOf(name: keyof typeof averageCosts | 'all'): number {
  const all = Object.values(averageCosts).reduce((sum, dollars) => sum + dollars, 0)
  return name === 'all' ? all : averageCosts[name]
}

/** In cents, where addition is exact. */
function sumOf(figures: readonly Figure[]): number {
  const cents = figures.map(({ text, amount }) => Math.round((amount ?? absent(text)) * 100))
  return cents.reduce((sum, one) => sum + one, 0) / 100
}

function money(amount: number): Figure {
  return { text: formatMoney(amount), amount }
}

function wholeDollars(amount: number): Figure {
  return { text: formatShort(amount), amount }
}

/** Without a leading article: the sentence around it has its own. */
function cardLink(cardId: string, name: string): string {
  return `[${escapeMarkdown(name.replace(/^The /, ''))}](${pagePaths.card(cardId)})`
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|&]/g, (character) => `&#${character.charCodeAt(0)};`)
}

function absent(what: string): never {
  throw new Error(`There is no ${what}`)
}

type Api = PageContext['api']

const cardSchema = publishedCardSchema.pick({ cardId: true, name: true, facts: true })
const runSchema = cardsDetailsSchema.pick({
  ...{ results: true, noBonus_results: true, outOfReach: true, noBonus_outOfReach: true, cards: true },
})

type Run = ReturnType<typeof runSchema.parse>

/** The API responses that figures need, each requested once. */
export type Answers = Readonly<{
  /** `assume`: query parameters of a profile. */
  run(costs: BlogFigureCosts, assume?: Assumed): Promise<Run>
  card(cardId: string): Promise<Pick<PublishedCard, 'cardId' | 'name' | 'facts'>>
  programs(): Promise<ProgramList>
}>

type Assumed = Readonly<Record<string, string>>

type RunEntry = Run['results'][1][number]

export function cacheAnswers(api: Api): Answers {
  const runAt = askOnce(api, runSchema)
  const cardAt = askOnce(api, cardSchema)
  const programsAt = askOnce(api, programListSchema)
  return {
    run: (costs, assume = {}) => runAt(runPath(costs, assume)),
    card: (cardId) => cardAt(apiPaths.card(cardId)),
    programs: () => programsAt(apiPaths.programs),
  }
}

/** A run is 2 MB of JSON and a post has many figures of it, so each is also parsed once. */
function askOnce<Value>(api: Api, schema: { parse(value: unknown): Value }) {
  const asked = new Map<string, Promise<Value>>()
  return (path: string): Promise<Value> => {
    const answer = asked.get(path) ?? api.get(path).then((value) => schema.parse(value))
    asked.set(path, answer)
    return answer
  }
}

function runPath(costs: BlogFigureCosts, assume: Assumed): string {
  const given: Partial<typeof averageCosts> = costs === 'average' ? averageCosts : costs
  const amounts = Object.entries(costKeys).map(([key, name]) => [key, String(given[name] ?? 0)])
  return `${apiPaths.freeManualRun}?${new URLSearchParams([...amounts, ...Object.entries(assume)])}`
}
