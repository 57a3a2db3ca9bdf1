/** What the rows themselves show: whether a plus or a minus is money that leaves, and which kind of account it is. */
import { recogniseMerchant } from '@cardsight/engine'
import { ROWS_LOOKED_AT } from './column-content.ts'
import type { RawRow } from './raw-rows.ts'

export type Votes = Readonly<{ positive: number; negative: number }>

/** How much speaks for money that leaves being positive, and for its being negative. */
export function voteOnSign(rows: readonly RawRow[]): Votes {
  let [positive, negative] = [0, 0]
  for (const row of spread(rows)) {
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

/** The sign of money that leaves, where the votes are enough and agree; else null. */
export function decideSign({ positive, negative }: Votes): 'out-positive' | 'out-negative' | null {
  const [most, all] = [Math.max(positive, negative), positive + negative]
  if (most < ENOUGH || most < all * AGREED) {
    return null
  }
  return positive > negative ? 'out-positive' : 'out-negative'
}

/**
 * Above zero where the texts speak of a bank account, below for a credit card. Payroll does not come to a card,
 * and nobody thanks a bank account for its payment.
 */
export function voteOnAccount(rows: readonly { text: string; type: string }[]): number {
  let score = 0
  for (const { text, type } of spread(rows)) {
    const words = `${text} ${type}`.slice(0, 200)
    score +=
      Number(bankWords.test(words)) + Number(sureBankWords.test(words)) - 2 * Number(cardWords.test(words))
  }
  return score
}

/** Two merchants that agree, or a word that leaves no doubt. */
const ENOUGH = 2
const AGREED = 0.75
const STRONG = 3

const inWords =
  /THANK YOU|PAYMENT RECEIVED|\bPAYROLL\b|DIRECT DEP|\bDIR DEP\b|MOBILE DEPOSIT|INTEREST (?:PAID|EARNED)|\bREFUND\b/i
const outWords =
  /ATM W|CASH WITHDRAWAL|POS (?:PURCHASE|DEBIT)|DEBIT CARD PURCHASE|PURCHASE AUTHORIZED|INTEREST CHARGE|LATE FEE|ANNUAL (?:MEMBERSHIP )?FEE|^CHECK ?#? ?\d/i
const inTypes = /^(?:return|refund|credit|deposit|cr)\b|_CREDIT$|^DSLIP/i
const outTypes = /^(?:sale|purchase|debit|charge|fee|withdrawal|pos|dr|atm)\b|_DEBIT$|^DEBIT_CARD|^POS/i
const bankWords =
  /PAYROLL|DIRECT DEP|\bDIR DEP\b|\bATM\b|ZELLE|^CHECK ?#? ?\d|OVERDRAFT|CHECKCARD|DEBIT CARD|DEBIT_CARD|\bACH\b|ACH_|POS (?:PURCHASE|DEBIT)|CREDIT CRD|MORTGAGE|INTEREST PAID|MOBILE DEPOSIT|BILL PAY/i
const sureBankWords = /PAYROLL|DIRECT DEP|\bDIR DEP\b|^CHECK ?#? ?\d|ATM W/i
const cardWords =
  /THANK YOU|PAYMENT RECEIVED|MEMBERSHIP FEE|INTEREST CHARGE|CASH ADVANCE FEE|FOREIGN TRANSACTION FEE|STATEMENT CREDIT/i

/** Above zero for money that leaves, below for money that comes in, larger the surer it is. */
function weightOf({ text, type }: RawRow): number {
  if (inWords.test(text) || inTypes.test(type)) {
    return -STRONG
  }
  if (outWords.test(text) || outTypes.test(type)) {
    return STRONG
  }
  return recogniseMerchant(text).leaf === null ? 0 : 1
}

/** Not the first ones only: a statement may begin with all its payments. */
function spread<Row>(rows: readonly Row[]): readonly Row[] {
  const step = Math.ceil(rows.length / ROWS_LOOKED_AT)
  return step <= 1 ? rows : rows.filter((_, index) => index % step === 0)
}
