/** The user's own categories for merchants. */
import { type DashboardState, isManual } from './dashboard-state.ts'
import type { EventOf, Next, Transitions } from './events.ts'
import { run } from './runs.ts'

export const correctionTransitions = {
  'corrections-arrived': (state, { merchants }) => [{ ...state, corrections: merchants }],
  'correction-asked': (state, { merchant, category }) => [
    { ...state, correcting: merchant },
    { kind: 'correct-merchant', merchant, category },
  ],
  'merchant-corrected': onMerchantCorrected,
  'correction-failed': (state, { message }) => [
    { ...state, correcting: null },
    { kind: 'toast', tone: 'bad', text: message },
  ],
} as const satisfies Partial<Transitions>

/** Updates the results without moving the user. */
function onMerchantCorrected(state: DashboardState, event: EventOf<'merchant-corrected'>): Next {
  const corrected: DashboardState = { ...state, corrections: event.merchants, correcting: null }
  return corrected.cards.found === null || isManual(corrected)
    ? [corrected]
    : run(corrected, { isQuiet: true })
}
