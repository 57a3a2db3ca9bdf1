import type { Methods, Port, Reply } from './calls.ts'

/** A worker as a page sees it: every method returns a promise. */
export type Remote<Offered extends Methods> = Readonly<{
  ask<Name extends keyof Offered>(
    name: Name,
    ...args: Parameters<Offered[Name]>
  ): Promise<Awaited<ReturnType<Offered[Name]>>>
  /** Rejects all pending calls. */
  close(): void
}>

export function createRemote<Offered extends Methods>(
  port: Port,
  onProgress: (done: number) => void = () => undefined,
): Remote<Offered> {
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>()
  let lastId = 0

  const settle = (reply: Reply) => {
    if (reply.kind === 'progress') {
      onProgress(reply.done)
      return
    }
    const asked = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (reply.kind === 'answer') {
      // `serveCall` returns what the method returned for the call with this id.
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
        port.post({ id: lastId, name: String(name), args })
      }),
    close: () => {
      failAll()
      port.close()
    },
  }
}

export function workerPort(worker: Worker): Port {
  return {
    post: (call) => worker.postMessage(call),
    listen: (onReply, onCrash) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => onReply(data))
      worker.addEventListener('error', onCrash)
    },
    close: () => worker.terminate(),
  }
}
