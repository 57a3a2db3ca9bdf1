/** The sentence that the page before passed in navigation state, when it passed one. */
export function oopsMessageIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('message' in state)) {
    return undefined
  }
  return typeof state.message === 'string' && state.message !== '' ? state.message : undefined
}
