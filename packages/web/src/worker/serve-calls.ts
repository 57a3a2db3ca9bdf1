import type { Calculator } from './calculator.ts'
import type { Call, Reply } from './calls.ts'

/** Answers one call. What goes wrong becomes a reply too: an error that stays in a worker is a page that waits. */
export async function serveCall(calculator: Calculator, call: Call): Promise<Reply> {
  try {
    return { id: call.id, kind: 'answer', value: await perform(calculator, call) }
  } catch (error) {
    return { id: call.id, kind: 'failure', message: error instanceof Error ? error.message : String(error) }
  }
}

function perform(calculator: Calculator, { name, args }: Call): unknown {
  // One signature for all: which arguments belong to which name the page has proved by its types.
  const method = calculator[name] as (...given: readonly unknown[]) => unknown
  return method(...args)
}
