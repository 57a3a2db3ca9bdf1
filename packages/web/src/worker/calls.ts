/** How a page and a worker speak: one message for each call, any number on the way, and one for its answer. */

/** What a worker can be asked. */
export type Methods = Readonly<Record<string, (...args: never[]) => unknown>>

export type Call = Readonly<{ id: number; name: string; args: readonly unknown[] }>

export type Reply = Readonly<
  | { id: number; kind: 'answer'; value: unknown }
  | { id: number; kind: 'failure'; message: string }
  /** From 0 to 1. */
  | { id: number; kind: 'progress'; done: number }
>

/** Where calls are sent and replies come from: a worker, or in tests anything that behaves like one. */
export type Port = Readonly<{
  post: (call: Call) => void
  listen: (onReply: (reply: Reply) => void, onCrash: () => void) => void
  close: () => void
}>
