/** Linking with a SimpleFIN setup token, which the user pastes into a dialog. */
import type { DashboardState } from './dashboard-state.ts'
import type { EventOf, Next, Transitions } from './events.ts'
import { linkChanged } from './linking.ts'
import { linkingUnavailable } from './sentences.ts'

export const setupTokenTransitions = {
  'setup-token-asked': (state) => [
    { ...state, dialog: { kind: 'setup-token', offer: null } },
    { kind: 'fetch-setup-token-offer' },
  ],
  'setup-token-offer-arrived': (state, { offer }) => [
    isOpen(state) ? { ...state, dialog: { kind: 'setup-token', offer } } : state,
  ],
  'setup-token-offer-failed': (state) => [
    isOpen(state) ? { ...state, dialog: null } : state,
    { kind: 'toast', tone: 'note', text: linkingUnavailable },
  ],
  'setup-token-entered': onEntered,
} as const satisfies Partial<Transitions>

function isOpen({ dialog }: DashboardState): boolean {
  return dialog?.kind === 'setup-token'
}

function onEntered(state: DashboardState, { setupToken }: EventOf<'setup-token-entered'>): Next {
  const [next, ...effects] = linkChanged(state)
  return [next, ...effects, { kind: 'add-setup-token', setupToken }]
}
