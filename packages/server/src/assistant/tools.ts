import { cardTerms, offerHistory } from './card-tools.ts'
import { yourCards, yourSpending } from './own-tools.ts'
import { compareCards, explainTotal, rankCards } from './rank-tools.ts'
import { type Tool, type ToolContext, ToolProblem } from './tool.ts'
import { bestWallet, planApplications, whichCard } from './wallet-tools.ts'

export const tools: readonly Tool[] = [
  rankCards,
  bestWallet,
  whichCard,
  compareCards,
  cardTerms,
  offerHistory,
  planApplications,
  explainTotal,
  yourCards,
  yourSpending,
]

/** An answer, or what was wrong with the question. Both survive the way between threads. */
export type ToolAnswer = Readonly<{ answer: object }> | Readonly<{ problem: string }>

export function answerTool(name: string, input: unknown, context: ToolContext): ToolAnswer {
  const tool = tools.find((each) => each.name === name)
  if (tool === undefined) {
    return { problem: `There is no tool called ${name}.` }
  }
  try {
    return { answer: tool.answer(input, context) }
  } catch (error) {
    if (error instanceof ToolProblem) {
      return { problem: error.message }
    }
    throw error
  }
}
