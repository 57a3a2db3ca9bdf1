/** A place in an Item's log, as callers keep it: opaque to them, never secret. */
import { Fault } from '../faults.ts'

export type Cursor = {
  /** Changes before this one are known to the caller. */
  readonly from: number
  /** Set between two pages: how long the log was when the loop began, and how much of it was told. */
  readonly open: { readonly until: number; readonly told: number } | null
}

export const BEGINNING: Cursor = { from: 0, open: null }

/** An Item has one stream of cursors for all its accounts and one for each. */
export function writeCursor(stream: string, { from, open }: Cursor): string {
  const parts = [stream, from, ...(open === null ? [] : [open.until, open.told])]
  return Buffer.from(parts.join(' ')).toString('base64')
}

export function readCursor(text: string, stream: string, logLength: number): Cursor {
  const [name, ...places] = Buffer.from(text, 'base64').toString().split(' ')
  const [from = Number.NaN, until, told] = places.map(Number)
  const cursor = { from, open: until === undefined || told === undefined ? null : { until, told } }
  const isOurs = name === stream && from <= logLength && writeCursor(stream, cursor) === text
  if (!isOurs) {
    throw new Fault('INVALID_FIELD', 'cursor not associated with access_token')
  }
  if (cursor.open !== null && cursor.open.until !== logLength) {
    throw new Fault('TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION')
  }
  return cursor
}
