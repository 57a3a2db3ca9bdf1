import type { Calculator } from './calculator.ts'
import type { CallName, Port, Reply } from './calls.ts'

/** The calculator as a page sees it: the same calls, each answered later. */
export type RemoteCalculator = Readonly<{
  ask<Name extends CallName>(name: Name, ...args: Parameters<Calculator[Name]>): Promise<AnswerOf<Name>>
  /** What is still asked then is never answered but refused. */
  close(): void
}>

type AnswerOf<Name extends CallName> = Awaited<ReturnType<Calculator[Name]>>

/** Opens the worker; its script is loaded then, and never by a page that does not calculate. */
export function openCalculator(port: Port = workerPort()): RemoteCalculator {
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>()
  let lastId = 0

  const settle = (reply: Reply) => {
    const asked = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (reply.kind === 'answer') {
      // `serveCall` gives what the calculator gave for the call of that id.
      asked?.resolve(reply.value as never)
    } else {
      asked?.reject(new Error(reply.message))
    }
  }
  const failAll = () => {
    for (const { reject } of waiting.values()) {
      reject(new Error('The calculation stopped unexpectedly'))
    }
    waiting.clear()
  }
  port.listen(settle, failAll)

  return {
    ask: (name, ...args) =>
      new Promise((resolve, reject) => {
        lastId += 1
        waiting.set(lastId, { resolve, reject })
        port.post({ id: lastId, name, args })
      }),
    close: () => {
      failAll()
      port.close()
    },
  }
}

function workerPort(): Port {
  const worker = new Worker(new URL('./calculator.worker.ts', import.meta.url), { type: 'module' })
  return {
    post: (call) => worker.postMessage(call),
    listen: (onReply, onCrash) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => onReply(data))
      worker.addEventListener('error', onCrash)
    },
    close: () => worker.terminate(),
  }
}
