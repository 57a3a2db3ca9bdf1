import type { Call, Methods, Reply } from './calls.ts'

/**
 * Answers one call. Errors become replies too: an error that stays in a worker would leave the page waiting.
 */
export async function serveCall(methods: Methods, { id, name, args }: Call): Promise<Reply> {
  try {
    return { id, kind: 'answer', value: await perform(methods, name, args) }
  } catch (error) {
    return { id, kind: 'failure', message: error instanceof Error ? error.message : String(error) }
  }
}

function perform(methods: Methods, name: string, args: readonly unknown[]): unknown {
  // The types of `Remote` guarantee that the arguments match the method.
  const method = methods[name] as ((...given: readonly unknown[]) => unknown) | undefined
  if (method === undefined) {
    throw new RangeError(`unknown method ${name}`)
  }
  return method(...args)
}
