import { presentCardsDetails, presentRunNumbers, type Run } from '@cardsight/answers'
import type { Profile } from '@cardsight/contract/profile'
import { literalRun } from '@cardsight/contract/runs'
import type { PreparedRuns } from './run-catalog.ts'

/** The two forms of a run's result. */
export type Form = 'numbers' | 'literal'

/** The compact form is small and needed right away; the literal one has all texts of all cards. */
export const qualityOf = { numbers: 0, literal: 5 } as const satisfies Record<Form, number>

export function presentRun(
  { texts, textsAddress }: PreparedRuns,
  run: Run,
  { form, profile }: Readonly<{ form: Form; profile: Profile }>,
) {
  return form === 'numbers'
    ? presentRunNumbers(run, textsAddress)
    : literalRun(presentCardsDetails(run, texts, textsAddress, profile), texts)
}
