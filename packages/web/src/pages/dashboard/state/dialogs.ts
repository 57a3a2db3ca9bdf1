/** Dialogs above the page. */
import type { Transitions } from './events.ts'

export const dialogTransitions = {
  'invitation-due': (state) =>
    // Don't interrupt a user who has opened something else in the meantime, and don't cover results.
    state.dialog === null && state.cards.found === null
      ? [{ ...state, dialog: { kind: 'invitation', isNewUser: true } }]
      : [state],
  'dialog-opened': (state, { dialog }) => [{ ...state, dialog }],
  'dialog-closed': (state) => [{ ...state, dialog: null }],
  'why-asked': (state, { card, focus }) => [{ ...state, why: { card, focus } }],
  'why-closed': (state) => [{ ...state, why: null }],
} as const satisfies Partial<Transitions>
