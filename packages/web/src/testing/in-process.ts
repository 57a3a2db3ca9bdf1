import type { Call, Methods, Port, Reply } from '../worker/calls.ts'
import { createRemote, type Remote } from '../worker/remote.ts'
import { serveCall } from '../worker/serve-call.ts'

/**
 * A worker without a thread: calls run in this process one after the other, with copied arguments like in a worker.
 */
export function inProcess<Offered extends Methods>(methods: Offered): Remote<Offered> {
  return createRemote<Offered>(portTo(methods))
}

function portTo(methods: Methods): Port {
  let onReply: (reply: Reply) => void = () => undefined
  let last: Promise<void> = Promise.resolve()
  return {
    post: (call: Call) => {
      last = last.then(async () => onReply(structuredClone(await serveCall(methods, call))))
    },
    listen: (listener) => {
      onReply = listener
    },
    close: () => {
      onReply = () => undefined
    },
  }
}
