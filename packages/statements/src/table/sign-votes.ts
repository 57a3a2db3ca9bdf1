/** Evidence in the rows: whether plus or minus means money leaving, and what type of account it is. */
import { recognizeMerchant } from '@cardsight/categorizer'
import { SAMPLED_ROWS } from './column-content.ts'
import type { RawRow } from './raw-rows.ts'

export type Votes = Readonly<{ positive: number; negative: number }>

/** Weight of the evidence for money leaving being positive, and for it being negative. */
export function voteOnSign(rows: readonly RawRow[]): Votes {
  let [positive, negative] = [0, 0]
  for (const row of sampleEvenly(rows)) {
    const weight = weightOf(row)
    const isPositiveOut = weight > 0 === row.cents > 0
    if (weight === 0 || row.cents === 0) {
      continue
    }
    if (isPositiveOut) {
      positive += Math.abs(weight)
    } else {
      negative += Math.abs(weight)
    }
  }
  return { positive, negative }
}

/** Returns the sign of money leaving if the votes are sufficient and agree, otherwise null. */
export function decideSign({ positive, negative }: Votes): 'out-positive' | 'out-negative' | null {
  const [most, all] = [Math.max(positive, negative), positive + negative]
  if (most < MIN_VOTES || most < all * MIN_AGREEMENT) {
    return null
  }
  return positive > negative ? 'out-positive' : 'out-negative'
}

/**
 * Positive if the text suggests a bank account, negative for a credit card. Payroll never goes to a card, and
 * only card issuers thank you for a payment.
 */
export function voteOnAccount(rows: readonly { text: string; type: string }[]): number {
  let score = 0
  for (const { text, type } of sampleEvenly(rows)) {
    const words = `${text} ${type}`.slice(0, 200)
    score +=
      Number(bankWords.test(words)) +
      Number(certainBankWords.test(words)) -
      2 * Number(cardWords.test(words)) -
      Number(cardTypes.test(type))
  }
  return score
}

/** True for words of a payment. If it comes in, the account is usually a card. */
export function isPayment(text: string): boolean {
  return paymentWords.test(text.slice(0, 200))
}

/** Two merchants that agree, or one unambiguous word. */
const MIN_VOTES = 2
const MIN_AGREEMENT = 0.75
const STRONG_VOTE = 3

const inWords =
  /THANK YOU|PAYMENT RECEIVED|\bPAYROLL\b|DIRECT DEP|\bDIR DEP\b|MOBILE DEPOSIT|INTEREST (?:PAID|EARNED)|\bREFUND\b/i
const outWords =
  /ATM W|CASH WITHDRAWAL|POS (?:PURCHASE|DEBIT)|DEBIT CARD PURCHASE|PURCHASE AUTHORIZED|INTEREST CHARGE|LATE FEE|ANNUAL (?:MEMBERSHIP )?FEE|^CHECK ?#? ?\d/i
const inTypes = /^(?:return|refund|credit|deposit|cr)\b|_CREDIT$|^DSLIP/i
const outTypes = /^(?:sale|purchase|debit|charge|fee|withdrawal|pos|dr|atm)\b|_DEBIT$|^DEBIT_CARD|^POS/i
const bankWords =
  /PAYROLL|DIRECT DEP|\bDIR DEP\b|\bATM\b|ZELLE|^CHECK ?#? ?\d|OVERDRAFT|CHECKCARD|DEBIT CARD|DEBIT_CARD|\bACH\b|ACH_|POS (?:PURCHASE|DEBIT)|CREDIT CRD|MORTGAGE|INTEREST PAID|MOBILE DEPOSIT|BILL PAY/i
const certainBankWords = /PAYROLL|DIRECT DEP|\bDIR DEP\b|^CHECK ?#? ?\d|ATM W/i
const cardWords =
  /THANK YOU|PAYMENT RECEIVED|MEMBERSHIP FEE|INTEREST CHARGE|CASH ADVANCE FEE|FOREIGN TRANSACTION FEE|STATEMENT CREDIT/i

/** A bank account has withdrawals instead. */
const cardTypes = /^(?:sale|return)$/i

const paymentWords = /\b(?:PAYMENT|PYMT|PMT|AUTOPAY|DIRECTPAY)\b/i

/** Positive for money leaving, negative for money coming in; the larger, the more certain. */
function weightOf({ text, type }: RawRow): number {
  if (inWords.test(text) || inTypes.test(type)) {
    return -STRONG_VOTE
  }
  if (outWords.test(text) || outTypes.test(type)) {
    return STRONG_VOTE
  }
  return recognizeMerchant(text).leaf === null ? 0 : 1
}

/** Sampled from the whole file: a statement may begin with all its payments. */
function sampleEvenly<Row>(rows: readonly Row[]): readonly Row[] {
  const step = Math.ceil(rows.length / SAMPLED_ROWS)
  return step <= 1 ? rows : rows.filter((_, index) => index % step === 0)
}
