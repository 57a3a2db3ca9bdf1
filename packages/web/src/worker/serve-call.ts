import type { Call, Methods, Reply } from './calls.ts'

/** Answers one call. What goes wrong becomes a reply too: an error that stays in a worker is a page that waits. */
export async function serveCall(methods: Methods, { id, name, args }: Call): Promise<Reply> {
  try {
    return { id, kind: 'answer', value: await perform(methods, name, args) }
  } catch (error) {
    return { id, kind: 'failure', message: error instanceof Error ? error.message : String(error) }
  }
}

function perform(methods: Methods, name: string, args: readonly unknown[]): unknown {
  // Which arguments belong to which name the page has proved by its types: see `Remote`.
  const method = methods[name] as ((...given: readonly unknown[]) => unknown) | undefined
  if (method === undefined) {
    throw new RangeError(`nothing here is called ${name}`)
  }
  return method(...args)
}
