/** Messages between a page and a worker: one per call, any number in flight, and one per reply. */

/** Methods that a worker offers. */
export type Methods = Readonly<Record<string, (...args: never[]) => unknown>>

export type Call = Readonly<{ id: number; name: string; args: readonly unknown[] }>

export type Reply = Readonly<
  | { id: number; kind: 'answer'; value: unknown }
  | { id: number; kind: 'failure'; message: string }
  /** From 0 to 1. */
  | { id: number; kind: 'progress'; done: number }
>

/** Where calls are sent and replies come from: a worker, or a test double. */
export type Port = Readonly<{
  post: (call: Call) => void
  listen: (onReply: (reply: Reply) => void, onCrash: () => void) => void
  close: () => void
}>
