import { presentCardsDetails, presentRunNumbers, type Run } from '@cardsight/answers'
import type { PreparedCatalog } from './prepared-catalog.ts'

/** The two forms in which a run travels. */
export type Form = 'numbers' | 'literal'

/** The compact form is small and wanted at once; the literal one stays below 40 KB from quality 5 on. */
export const qualityOf = { numbers: 0, literal: 5 } as const satisfies Record<Form, number>

export function presentRun(catalog: PreparedCatalog, run: Run, form: Form) {
  return form === 'numbers'
    ? presentRunNumbers(run, catalog.textsAddress)
    : presentCardsDetails(run, catalog.texts, catalog.textsAddress)
}
