/** Returns the message that the previous page passed in navigation state, if any. */
export function oopsMessageIn(state: unknown): string | undefined {
  return textIn(state, 'message')
}

/** Returns the reference to the server's log that the previous page passed, if any. */
export function oopsReferenceIn(state: unknown): string | undefined {
  return textIn(state, 'reference')
}

function textIn(state: unknown, key: string): string | undefined {
  const text = typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined
  return typeof text === 'string' && text !== '' ? text : undefined
}
