/**
 * Transaction types of banks that clearly aren't purchases. The engine judges the description; these are in a
 * separate column or an OFX field.
 */
import type { LeftOutKind } from '@cardsight/engine/spending'
import type { StatementRow } from '../statement.ts'

type AccountKind = 'credit' | 'bank'

/** Returns why the bank's transaction type isn't a purchase, or null. */
export function ruleByType({ type, cents, text }: StatementRow, isCredit: boolean): LeftOutKind | null {
  if (type === null) {
    return null
  }
  const side: AccountKind = isCredit ? 'credit' : 'bank'
  const isIn = cents < 0
  const found = rules.find(
    ({ words, on, direction, says }) =>
      (on === undefined || on === side) &&
      (direction === undefined || (direction === 'in') === isIn) &&
      words.test(type) &&
      (says === undefined || says.test(text)),
  )
  return found?.is ?? null
}

type Rule = Readonly<{
  words: RegExp
  is: LeftOutKind
  on?: AccountKind
  direction?: 'in' | 'out'
  /** What the description must say, if the type alone doesn't tell. */
  says?: RegExp
}>

const rules: readonly Rule[] = [
  { words: /^(?:credit card )?payment$/i, is: 'card-payment', on: 'credit', direction: 'in' },
  { words: /^(?:daily cash|cash ?back|rewards?)\b/i, is: 'income', direction: 'in' },
  { words: /^(?:fee|fees|srvchg|service charge|fee_transaction|finance charge)$/i, is: 'bank-fee' },
  { words: /^(?:int|interest|intadjust|interest charge)$/i, is: 'income', direction: 'in' },
  { words: /^(?:int|interest|interest charge)$/i, is: 'bank-fee', direction: 'out' },
  { words: /^(?:div|dividend|directdep|direct[ _]deposit|payroll)\b/i, is: 'income', direction: 'in' },
  // Refunds of a debit card come back as DEBIT_CARD.
  { words: /^ach_credit$/i, is: 'income', on: 'bank', direction: 'in' },
  { words: /^(?:atm|cash|cash advance|atm withdrawal)$/i, is: 'cash' },
  // With a memo, it's a purchase or a bill, and the memo is the text.
  { words: /^withdrawals?$/i, is: 'cash', on: 'bank', direction: 'out', says: /^withdrawals?$/i },
  { words: /^(?:check|check_paid|check paid|share draft)$/i, is: 'transfer', on: 'bank', direction: 'out' },
  { words: /^(?:check_deposit|dslip|atm_deposit|atm deposit)$/i, is: 'cash', direction: 'in' },
  {
    words:
      /^(?:xfer|transfer|acct_xfer|account transfer|internal transfer|standard transfer|instant transfer)$/i,
    is: 'transfer',
  },
  { words: /^(?:quickpay|chase_to_partnerfi|partnerfi_to_chase|wire)/i, is: 'transfer' },
  { words: /\bp2p\b|^cash (?:in|out)$|^bitcoin\b|^stock (?:buy|sell)/i, is: 'transfer' },
  { words: /^loan_pmt$/i, is: 'card-payment', says: /\bcard\b/i },
  { words: /^loan_pmt$|^loan payment$/i, is: 'loan-payment' },
  {
    words:
      /^(?:you )?(?:bought|sold)\b|^(?:buy|sell|reinvestment|sweep (?:in|out))\b|^(?:dividend|interest) received/i,
    is: 'transfer',
  },
  {
    words:
      /^(?:general withdrawal|user initiated withdrawal|bank deposit to pp account|general card deposit|general currency conversion|general credit card deposit)/i,
    is: 'transfer',
  },
]
