/** Finds whether a statement is of a card or of a bank account. */
import type { AccountType } from '../statement.ts'
import { typeInWords } from '../table/find-accounts.ts'

const MAX_TEXT = 40_000

const cardPhrases: readonly RegExp[] = [
  /minimum payment/i,
  /payment due (?:date|by)/i,
  /credit (?:limit|line)/i,
  /new balance/i,
  /previous balance/i,
  /annual percentage rate/i,
  /cash advances?/i,
  /\bAPR\b/,
]

const bankPhrases: readonly RegExp[] = [
  /beginning balance/i,
  /ending balance|closing balance/i,
  /opening balance/i,
  /\bdeposits\b/i,
  /\bwithdrawals\b/i,
  /\bchecking\b|\bsavings\b/i,
  /annual percentage yield/i,
  /daily (?:ledger |ending )?balance/i,
]

/** Counts phrases that statements of cards have, and phrases of bank accounts. */
export function accountTypeOf(texts: readonly string[], name: string): AccountType {
  const all = texts.join('\n').slice(0, MAX_TEXT)
  const count = (phrases: readonly RegExp[]) => phrases.filter((phrase) => phrase.test(all)).length
  const [card, bank] = [count(cardPhrases), count(bankPhrases)]
  if (card > 0 && card >= bank) {
    return 'credit'
  }
  if (bank > 0) {
    return /\bsavings\b/i.test(all) && !/checking/i.test(all) ? 'savings' : 'checking'
  }
  return typeInWords(`${all.slice(0, 2000)} ${name}`) ?? 'unknown'
}
