/** The dashboard's only reducer: pure, so that every transition can be tested as a table row. */
import { correctionTransitions } from './corrections.ts'
import type { DashboardState } from './dashboard-state.ts'
import { dialogTransitions } from './dialogs.ts'
import { editingTransitions } from './editing.ts'
import type { EventOf, EventType, Next, Transitions } from './events.ts'
import { importingTransitions } from './importing.ts'
import { linkingTransitions } from './linking.ts'
import { openingTransitions } from './opening.ts'
import { profileTransitions } from './profile.ts'
import { runTransitions } from './runs.ts'
import { settingTransitions } from './settings.ts'
import { setupTokenTransitions } from './setup-token.ts'
import { unlinkingTransitions } from './unlinking.ts'

const transitions: Transitions = {
  ...openingTransitions,
  ...runTransitions,
  ...editingTransitions,
  ...profileTransitions,
  ...settingTransitions,
  ...linkingTransitions,
  ...unlinkingTransitions,
  ...importingTransitions,
  ...correctionTransitions,
  ...dialogTransitions,
  ...setupTokenTransitions,
}

/** Returns the next state and the effects. */
export function reduce<Type extends EventType>(state: DashboardState, event: EventOf<Type>): Next {
  return transitions[event.type](state, event)
}
