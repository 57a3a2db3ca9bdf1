/** Text that PostgreSQL refuses: NUL, and half of a surrogate pair in JSON. No sensible request has either. */
import { AppError } from '../errors.ts'

const HALF_PAIR = /\p{Surrogate}/u

export function requireStorable(value: unknown): void {
  if (!isStorable(value)) {
    throw new AppError('bad-input', { message: "Your text has a character that we can't store." })
  }
}

/** Whether every text in a JSON value can be stored. Not recursive: a body can be nested thousands of levels deep. */
export function isStorable(value: unknown): boolean {
  const waiting = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string') {
      if (next.includes('\0') || HALF_PAIR.test(next)) {
        return false
      }
    } else if (Array.isArray(next)) {
      for (const item of next) {
        waiting.push(item)
      }
    } else if (typeof next === 'object' && next !== null && !ArrayBuffer.isView(next)) {
      for (const [key, item] of Object.entries(next)) {
        waiting.push(key, item)
      }
    }
  }
  return true
}
