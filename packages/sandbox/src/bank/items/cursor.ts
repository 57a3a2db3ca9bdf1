/** A position in an Item's change log. Clients store it as an opaque string; it isn't secret. */
import { Fault } from '../faults.ts'

export type Cursor = {
  /** Index of the first change that the client hasn't applied. */
  readonly from: number
  /** Set between pages: the length of the log when the loop started, and the number of net changes returned. */
  readonly loop: { readonly logLength: number; readonly offset: number } | null
}

export const START: Cursor = { from: 0, loop: null }

/** Encodes a cursor. An Item has one stream of cursors for all its accounts and one for each account. */
export function encodeCursor(stream: string, { from, loop }: Cursor): string {
  const parts = [stream, from, ...(loop === null ? [] : [loop.logLength, loop.offset])]
  return Buffer.from(parts.join(' ')).toString('base64')
}

export function decodeCursor(text: string, stream: string, logLength: number): Cursor {
  const [name, ...numbers] = Buffer.from(text, 'base64').toString().split(' ')
  const [from = Number.NaN, lengthAtStart, offset] = numbers.map(Number)
  const loop =
    lengthAtStart === undefined || offset === undefined ? null : { logLength: lengthAtStart, offset }
  const cursor = { from, loop }
  const isValid = name === stream && from <= logLength && encodeCursor(stream, cursor) === text
  if (!isValid) {
    throw new Fault('INVALID_FIELD', 'cursor not associated with access_token')
  }
  if (loop !== null && loop.logLength !== logLength) {
    throw new Fault('TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION')
  }
  return cursor
}
