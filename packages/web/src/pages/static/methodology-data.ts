/**
 * Data of the methodology page: an example calculated by the engine, and point values. Loaded from the API on the
 * server.
 */

import { apiPaths } from '@cardsight/contract/api-paths'
import { type Explanation, explanationSchema } from '@cardsight/contract/backtest'
import { programListSchema, type RewardProgram } from '@cardsight/contract/cards'
import type { PageContext } from '@cardsight/contract/pages'
import { averageQuery, getAverageRun } from '../../cards/average-run.ts'

export type ExampleCard = Readonly<{ cardId: string; name: string; total: number }>

/** The best card for the average household with its explanation, and the runners-up. */
export type WorkedExample = Readonly<{
  explanation: Explanation
  first: readonly ExampleCard[]
  cardCount: number
}>

export type Methodology = Readonly<{
  example: WorkedExample | null
  programs: readonly RewardProgram[] | null
}>

const SHOWN_RANKS = 3

/** A part that fails is reported and null: the text renders without it. */
export async function gatherMethodology({ api, reportError }: PageContext): Promise<Methodology> {
  const orNull = async <Value>(wanted: Promise<Value>) => {
    try {
      return await wanted
    } catch (error) {
      reportError(error)
      return null
    }
  }
  const programs = api.get(apiPaths.programs).then((value) => programListSchema.parse(value).programs)
  return { programs: await orNull(programs), example: await orNull(workOut(api)) }
}

async function workOut(api: PageContext['api']): Promise<WorkedExample> {
  const { results } = await getAverageRun(api)
  const [best] = results[1]
  const query = new URLSearchParams([...averageQuery(), ['card', best?.cardId ?? ''], ['years', '1']])
  return {
    explanation: explanationSchema.parse(await api.get(`${apiPaths.freeManualExplanation}?${query}`)),
    first: results[1]
      .slice(0, SHOWN_RANKS)
      .map(({ cardId, cardName, totalMoney }) => ({ cardId, name: cardName, total: totalMoney })),
    cardCount: results[1].length,
  }
}
