/** A position in a user's transactions, as text for clients. It's only a position and grants no access. */
import { isDay } from '@cardsight/engine/dates'
import { AppError } from '../../errors.ts'
import type { TransactionMark } from '../../repositories/bank-transactions.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const PRINTABLE = /^[\x21-\x7e]{1,200}$/

export function writeCursor({ day, itemId, transactionId }: TransactionMark): string {
  return Buffer.from(JSON.stringify([day, itemId, transactionId])).toString('base64url')
}

export function readCursor(cursor: string): TransactionMark {
  const [day = '', itemId = '', transactionId = ''] = partsOf(cursor).map(String)
  if (!isDay(day) || !UUID.test(itemId) || !PRINTABLE.test(transactionId)) {
    throw new AppError('bad-input', { entries: [{ msg: "cursor: isn't valid", param: 'cursor' }] })
  }
  return { day, itemId, transactionId }
}

function partsOf(cursor: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}
