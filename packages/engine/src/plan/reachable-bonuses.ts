import { allotSpending } from './allot.ts'
import type { OwnedCard, PlanQuestion } from './plan.ts'

/** Leaves out bonuses in progress that the spending can't reach. Those with earlier deadlines come first. */
export function withReachableBonuses(question: PlanQuestion): PlanQuestion {
  const inOrder = question.people
    .flatMap(({ owned }) => owned)
    .filter(({ inProgress }) => inProgress !== undefined)
    .sort((a, b) => (a.inProgress?.months ?? 0) - (b.inProgress?.months ?? 0))
  const reachable = new Set<OwnedCard>()
  for (const card of inOrder) {
    reachable.add(card)
    if (allotSpending(withOnly(question, reachable), []) === null) {
      reachable.delete(card)
    }
  }
  return inOrder.length === 0 ? question : withOnly(question, reachable)
}

function withOnly(question: PlanQuestion, reachable: ReadonlySet<OwnedCard>): PlanQuestion {
  return {
    ...question,
    people: question.people.map((person) => ({
      ...person,
      owned: person.owned.map((card) => {
        const { inProgress: _, ...rest } = card
        return reachable.has(card) ? card : rest
      }),
    })),
  }
}
