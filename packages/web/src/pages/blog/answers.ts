/** The API responses that figures need, each requested once. */

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
import type { BlogFigureCosts } from '@cardsight/contract/site'
import { averageCosts } from '../../content/average-spending.ts'

type Api = PageContext['api']
const cardSchema = publishedCardSchema.pick({ cardId: true, name: true, facts: true })
const runSchema = cardsDetailsSchema.pick({
  ...{ results: true, noBonus_results: true, outOfReach: true, noBonus_outOfReach: true, cards: true },
})

export type Run = ReturnType<typeof runSchema.parse>

export type Answers = Readonly<{
  /** `assume`: query parameters of a profile. */
  run(costs: BlogFigureCosts, assume?: Assumed): Promise<Run>
  card(cardId: string): Promise<Pick<PublishedCard, 'cardId' | 'name' | 'facts'>>
  programs(): Promise<ProgramList>
}>

type Assumed = Readonly<Record<string, string>>

export type RunEntry = Run['results'][1][number]

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
