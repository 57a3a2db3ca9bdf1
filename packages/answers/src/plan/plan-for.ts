import type { PlanAnswer } from '@cardsight/contract/plan'
import { findPlan, type PlanOptions } from '@cardsight/engine/plan'
import type { RunCatalog } from '../run/run-catalog.ts'
import { type PlanInput, planQuestionOf } from './plan-question.ts'
import { presentPlan } from './present-plan.ts'

/** Enough for a good plan of all cards over two years within three seconds. */
export const PLAN_EFFORT = { maxNodes: 150, maxNodesPerStep: 2, maxReplacedPerStep: 1 } as const

/**
 * The best plan for a person or a household. Null if it was stopped. Throws RangeError for a card that the catalog doesn't
 * have. The catalog must have the habits of the profile.
 */
export function planFor(catalog: RunCatalog, input: PlanInput, options: PlanOptions = {}): PlanAnswer | null {
  const question = planQuestionOf(catalog, input)
  const plan = findPlan(question, { ...PLAN_EFFORT, ...options })
  return plan === null ? null : presentPlan(catalog.release, question, plan)
}
