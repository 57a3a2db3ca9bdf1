/** The accounts of a statement. One PDF can have several, each with its own balances and transactions. */
import { maskOf } from '../account-label.ts'
import type { AccountType } from '../statement.ts'

export type Ledger = Readonly<{ mask: string | null; type: AccountType }>

export type LedgerTracker = Readonly<{
  /** Remembers account numbers and types in a line that isn't a transaction. */
  observe(text: string): void
  /** Begins an account where its opening balance is printed, unless it's the current one. */
  open(): void
  current(): number
  all(): readonly Ledger[]
}>

const MAX_NAME = 100

const numberAfterWord =
  /\b(?:account|acct)(?: ?(?:number|no\.?|#))?(?: ending in)?[\s:]{1,3}([\dXx*•][\dXx*• -]{2,22}\d)\b/i
const numberAfterName = /\b(?:checking|savings)\b[^\d]{0,30}(\d[\d-]{5,18}\d)\b/i

/** A page header can repeat the first account's number, so only an opening balance begins an account. */
export function createLedgerTracker(type: AccountType): LedgerTracker {
  const ledgers: Ledger[] = [{ mask: null, type }]
  let current = 0
  let isOpen = false
  let seen: Ledger = { mask: null, type }
  return {
    observe(text) {
      if (text.length <= MAX_NAME) {
        const number = (numberAfterWord.exec(text) ?? numberAfterName.exec(text))?.[1]
        seen = {
          mask: number === undefined ? seen.mask : maskOf(number),
          type: typeInName(text) ?? seen.type,
        }
      }
    },
    open() {
      if (type === 'credit') {
        return
      }
      const known = ledgers.findIndex((ledger) => isSame(ledger, seen))
      if (!isOpen) {
        ledgers[0] = seen
        isOpen = true
      } else if (known >= 0) {
        current = known
      } else {
        ledgers.push(seen)
        current = ledgers.length - 1
      }
    },
    current: () => current,
    all: () => ledgers,
  }
}

function isSame(a: Ledger, b: Ledger): boolean {
  return a.mask === null || b.mask === null ? a.type === b.type : a.mask === b.mask
}

function typeInName(text: string): AccountType | null {
  if (/\d\.\d\d\b/.test(text)) {
    return null
  }
  if (/\bsavings\b/i.test(text)) {
    return 'savings'
  }
  return /\bchecking\b|\bbanking$/i.test(text) ? 'checking' : null
}
