/** The dashboard's reducer: pure, so that every transition can be tested as a table row. */
import type { DashboardState } from './dashboard-state.ts'
import type { Effect, EventOf, EventType, Machine } from './events.ts'
import { linkingMachine } from './linking.ts'
import { runningMachine } from './running.ts'
import { viewingMachine } from './viewing.ts'

/** An event that no machine reacts to doesn't compile where it's dispatched. */
type HandledType = keyof typeof linkingMachine | keyof typeof runningMachine | keyof typeof viewingMachine

/**
 * Each machine reacts to the event in turn: accounts decide what is calculated, and that decides what is shown. Returns the
 * next state and the effects, those about results first: accounts are fetched after a run was requested or restored.
 */
export function reduce<Type extends EventType & HandledType>(
  before: DashboardState,
  event: EventOf<Type>,
): readonly [DashboardState, ...Effect[]] {
  const [linked, ...linking] = react(linkingMachine, before, event, before)
  const [run, ...running] = react(runningMachine, linked, event, before)
  const [state, ...viewing] = react(viewingMachine, run, event, before)
  return [state, ...running, ...linking, ...viewing]
}

function react<Type extends EventType>(
  machine: Machine<DashboardState>,
  state: DashboardState,
  event: EventOf<Type>,
  before: DashboardState,
): readonly [DashboardState, ...Effect[]] {
  const reaction = machine[event.type]
  if (reaction === undefined) {
    return [state]
  }
  const [changes, ...effects] = reaction(state, event, before)
  return [isUnchanged(state, changes) ? state : { ...state, ...changes }, ...effects]
}

function isUnchanged(state: DashboardState, changes: Partial<DashboardState>): boolean {
  return changes === state || Object.keys(changes).length === 0
}
