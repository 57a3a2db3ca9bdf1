/** How a page and the worker speak: one message for each call and one for its answer. */
import type { Calculator } from './calculator.ts'

export type CallName = keyof Calculator

export type Call = Readonly<{ id: number; name: CallName; args: readonly unknown[] }>

export type Reply = Readonly<
  { id: number; kind: 'answer'; value: unknown } | { id: number; kind: 'failure'; message: string }
>

/** Where calls are sent and replies come from: a worker, or in tests anything that behaves like one. */
export type Port = Readonly<{
  post: (call: Call) => void
  listen: (onReply: (reply: Reply) => void, onCrash: () => void) => void
  close: () => void
}>
