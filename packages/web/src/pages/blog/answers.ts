/** The API responses that figures need, each requested once. */

import { apiPaths } from '@cardsight/contract/api-paths'
import { costKeys } from '@cardsight/contract/costs'
import type { PageContext } from '@cardsight/contract/pages'
import {
  type BlogFigureCosts,
  cardsDetailsSchema,
  type ProgramList,
  type PublishedCard,
  programListSchema,
  publishedCardSchema,
} from '@cardsight/contract/schemas'
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
  const asked = new Map<string, Promise<unknown>>()
  const ask = async <Value>(path: string, schema: { parse(value: unknown): Value }): Promise<Value> => {
    const answer = asked.get(path) ?? api.get(path)
    asked.set(path, answer)
    return schema.parse(await answer)
  }
  return {
    run: (costs, assume = {}) => ask(runPath(costs, assume), runSchema),
    card: (cardId) => ask(apiPaths.card(cardId), cardSchema),
    programs: () => ask(apiPaths.programs, programListSchema),
  }
}

function runPath(costs: BlogFigureCosts, assume: Assumed): string {
  const given: Partial<typeof averageCosts> = costs === 'average' ? averageCosts : costs
  const amounts = Object.entries(costKeys).map(([key, name]) => [key, String(given[name] ?? 0)])
  return `${apiPaths.freeManualRun}?${new URLSearchParams([...amounts, ...Object.entries(assume)])}`
}
