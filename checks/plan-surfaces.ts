/** The plan in the browser's worker and on the command line: which cards to apply for, when, and what that is worth. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releaseWithBusiness } from '@cardsight/catalog/business'
import type { PlanAnswer, PlanRequest } from '@cardsight/contract/plan'
import { planRequestSchema } from '@cardsight/contract/plan'
import { addMonths, type Day, dayOfMoment } from '@cardsight/engine/dates'
import { typedYear } from '../packages/web/src/lib/format-date.ts'
import { createPlanCalculator } from '../packages/web/src/worker/your-cards/plan-calculator.ts'
import { runCommand } from '../scripts/testing/run-command.ts'
import { type Asked, argumentsOf, debtFacts, type Facts } from './surface-facts.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardsight-plan-surface-'))

export function planInBrowser({ costs, profile, cardId }: Asked, now: Date): Facts {
  const today = dayOfMoment(now)
  const calculator = createPlanCalculator(
    () => releaseWithBusiness,
    () => {},
  )
  const debt = calculator.debt({ today, profile })
  if (debt !== null) {
    return debtFacts(debt)
  }
  const window = typedYear(now)
  const spend = { kind: 'typed', costs, window } as const
  return planFacts(calculator.plan({ today, spend, profile, request: requestOf(cardId, today) }))
}

export async function planOnCommandLine(asked: Asked, now: Date): Promise<Facts> {
  const file = join(folder, `${asked.cardId}.json`)
  writeFileSync(file, JSON.stringify(requestOf(asked.cardId, dayOfMoment(now))))
  const { out, said } = await runCommand('plan', ['--request', file, '--json', ...argumentsOf(asked)])
  if (out === '') {
    return { plan: said }
  }
  const { debt, ...answer } = JSON.parse(out)
  return debt === undefined ? planFacts(answer) : debtFacts(debt)
}

/** Somebody who has had the card for two years, and wants at most one new card a year. */
function requestOf(cardId: string, today: Day): PlanRequest {
  const monthOf = (day: Day) => day.slice(0, 'YYYY-MM'.length)
  const cards = [{ id: cardId, opened: monthOf(addMonths(today, -24)) }]
  return planRequestSchema.parse({
    start: monthOf(today),
    people: [{ cards, cardsPerYear: 1, monthsBetween: 6 }],
  })
}

function planFacts({ value, noNewCards, summary, steps }: PlanAnswer): Facts {
  return {
    plan: steps.map(({ month, cardId, added }) => `${month} ${cardId} ${added}`).join(', '),
    'plan: total': value.total,
    'plan: bonuses': value.bonuses,
    'plan: total without new cards': noNewCards.total,
    'plan: summary': summary,
  }
}
