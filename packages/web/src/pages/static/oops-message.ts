/** Returns the message that the previous page passed in navigation state, if any. */
export function oopsMessageIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('message' in state)) {
    return undefined
  }
  return typeof state.message === 'string' && state.message !== '' ? state.message : undefined
}
