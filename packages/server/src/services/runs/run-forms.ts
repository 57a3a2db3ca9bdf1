import { presentRunNumbers, type Run } from '@cardsight/answers'
import { expandLiteralRun } from '@cardsight/contract/backtest'
import type { Profile } from '@cardsight/contract/profile'
import type { PreparedRuns } from './run-catalog.ts'

/** The two forms of a run's result. */
export type Form = 'numbers' | 'literal'

/**
 * Brotli quality, of 11. The compact form is small and needed right away. The literal one is 1.7 MB of text, for programs
 * rather than people. Quality 1 takes a fifth of the time of quality 5, for half as many bytes again: better for a client
 * that would have to wait for others.
 */
export function qualityFor(form: Form, { isBusy }: Readonly<{ isBusy: boolean }>): number {
  if (form === 'numbers') {
    return 0
  }
  return isBusy ? 1 : 5
}

/** Returns JSON. */
export function writeRun(
  { texts, textsAddress }: PreparedRuns,
  run: Run,
  { form, profile }: Readonly<{ form: Form; profile: Profile }>,
): string {
  const numbers = presentRunNumbers(run, textsAddress)
  return JSON.stringify(form === 'numbers' ? numbers : expandLiteralRun(numbers, texts, profile))
}
