/**
 * What a bank's own word for the kind of transaction says, where it leaves no doubt that it is no purchase. The
 * words of the line itself are the engine's; these stand in a column of their own, or in a field of OFX.
 */
import type { LeftOutKind } from '@cardsight/engine'
import type { StatementRow } from '../statement.ts'

type Side = 'credit' | 'bank'

/** Why the bank's word says that a row is no purchase; null where it does not say so. */
export function ruleByType({ type, cents }: StatementRow, isCredit: boolean): LeftOutKind | null {
  if (type === null) {
    return null
  }
  const side: Side = isCredit ? 'credit' : 'bank'
  const isIn = cents < 0
  const found = rules.find(
    ({ words, on, way }) =>
      (on === undefined || on === side) && (way === undefined || (way === 'in') === isIn) && words.test(type),
  )
  return found?.is ?? null
}

type Rule = Readonly<{ words: RegExp; is: LeftOutKind; on?: Side; way?: 'in' | 'out' }>

const rules: readonly Rule[] = [
  { words: /^(?:credit card )?payment$/i, is: 'loan-payment', on: 'credit', way: 'in' },
  { words: /^(?:daily cash|cash ?back|rewards?)\b/i, is: 'income', way: 'in' },
  { words: /^(?:fee|fees|srvchg|service charge|fee_transaction|finance charge)$/i, is: 'bank-fee' },
  { words: /^(?:int|interest|intadjust|interest charge)$/i, is: 'income', way: 'in' },
  { words: /^(?:int|interest|interest charge)$/i, is: 'bank-fee', way: 'out' },
  { words: /^(?:div|dividend|directdep|direct deposit|payroll)\b/i, is: 'income', way: 'in' },
  { words: /^(?:atm|cash|cash advance|atm withdrawal)$/i, is: 'cash' },
  { words: /^(?:check|check_paid|check paid|share draft)$/i, is: 'transfer', on: 'bank', way: 'out' },
  { words: /^(?:check_deposit|dslip)$/i, is: 'cash', way: 'in' },
  {
    words: /^(?:xfer|transfer|acct_xfer|account transfer|standard transfer|instant transfer)$/i,
    is: 'transfer',
  },
  { words: /^(?:quickpay|chase_to_partnerfi|partnerfi_to_chase|wire)/i, is: 'transfer' },
  { words: /\bp2p\b|^cash (?:in|out)$|^bitcoin\b|^stock (?:buy|sell)/i, is: 'transfer' },
  { words: /^loan_pmt$|^loan payment$/i, is: 'loan-payment' },
  { words: /^(?:you )?(?:bought|sold)\b|^reinvestment\b|^(?:dividend|interest) received/i, is: 'transfer' },
  {
    words:
      /^(?:general withdrawal|user initiated withdrawal|bank deposit to pp account|general card deposit|general currency conversion|general credit card deposit)/i,
    is: 'transfer',
  },
]
