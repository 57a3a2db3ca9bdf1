/**
 * Headings that only one bank uses. They identify the bank, and settle in short files what would otherwise
 * take many rows to show. Rows that clearly contradict this table win.
 */
import type { AccountType } from '../statement.ts'

export type KnownLayout = Readonly<{
  institution: string
  type: AccountType
  sign: 'out-negative' | 'out-positive' | null
  /** The bank's transaction types that have a different meaning elsewhere. */
  types?: Readonly<Record<string, string>>
}>

/** A star in the third of five cells, and no headings: only one bank writes that. */
export function findHeadless(row: readonly string[]): KnownLayout | null {
  const isStarred = row.length === 5 && row[2] === '*'
  return isStarred ? { institution: 'Wells Fargo', type: 'unknown', sign: 'out-negative' } : null
}

/** Returns the bank with these headings, or null if other banks have them too. */
export function findKnownLayout(normalizedHeadings: readonly string[]): KnownLayout | null {
  const present = new Set(normalizedHeadings)
  const found = layouts.find(({ needs }) => needs.split(', ').every((heading) => present.has(heading)))
  return found ?? null
}

const layouts: readonly (KnownLayout & { needs: string })[] = [
  {
    institution: 'Chase',
    type: 'credit',
    sign: 'out-negative',
    needs: 'transaction date, post date, description, category, type, amount',
  },
  {
    institution: 'Chase',
    type: 'checking',
    sign: 'out-negative',
    needs: 'details, posting date, description, amount, type, balance',
  },
  {
    institution: 'American Express',
    type: 'credit',
    sign: 'out-positive',
    needs: 'date, description, card member, account #, amount',
  },
  {
    institution: 'American Express',
    type: 'credit',
    sign: 'out-positive',
    needs: 'date, description, amount, extended details, appears on your statement as',
  },
  {
    institution: 'Capital One',
    type: 'credit',
    sign: null,
    needs: 'transaction date, posted date, card no, description, category, debit, credit',
  },
  {
    institution: 'Capital One',
    type: 'checking',
    sign: null,
    needs: 'account number, transaction description, transaction date, transaction type, transaction amount',
  },
  { institution: 'Citi', type: 'credit', sign: null, needs: 'status, date, description, debit, credit' },
  {
    institution: 'Discover',
    type: 'credit',
    sign: 'out-positive',
    needs: 'trans date, post date, description, amount, category',
  },
  {
    institution: 'Bank of America',
    type: 'credit',
    sign: 'out-negative',
    needs: 'posted date, reference number, payee, address, amount',
  },
  {
    institution: 'Bank of America',
    type: 'checking',
    sign: 'out-negative',
    needs: 'date, description, amount, running bal',
  },
  {
    institution: 'Bank of America',
    type: 'unknown',
    sign: 'out-negative',
    needs: 'original description, split type, simple description, user description',
  },
  {
    institution: 'Apple Card',
    type: 'credit',
    sign: 'out-positive',
    needs: 'transaction date, clearing date, merchant, amount usd',
  },
  {
    institution: 'U.S. Bank',
    type: 'credit',
    sign: 'out-negative',
    needs: 'date, transaction, name, memo, amount',
  },
  {
    institution: 'USAA',
    type: 'unknown',
    sign: 'out-negative',
    needs: 'date, description, original description, category, amount, status',
  },
  {
    institution: 'Navy Federal',
    type: 'unknown',
    sign: null,
    needs: 'posting date, credit debit indicator, type group',
  },
  { institution: 'TD Bank', type: 'checking', sign: null, needs: 'bank rtn, account running balance' },
  { institution: 'Fidelity', type: 'checking', sign: 'out-negative', needs: 'run date, action, symbol' },
  {
    institution: 'Charles Schwab',
    type: 'checking',
    sign: null,
    needs: 'check number, withdrawal, deposit, running balance',
  },
  {
    institution: 'SoFi',
    type: 'checking',
    sign: 'out-negative',
    needs: 'date, description, type, amount, current balance, status',
  },
  {
    institution: 'Ally',
    type: 'checking',
    sign: 'out-negative',
    needs: 'date, time, amount, type, description',
  },
  {
    institution: 'Digital Federal Credit Union',
    type: 'checking',
    sign: 'out-negative',
    needs: 'date, transaction type, description, amount, id, memo, current balance',
  },
  {
    institution: 'Venmo',
    type: 'checking',
    sign: 'out-negative',
    needs: 'datetime, note, from, to, amount total',
    types: { Payment: 'P2P', Charge: 'P2P' },
  },
  { institution: 'PayPal', type: 'checking', sign: 'out-negative', needs: 'time zone, name, gross, net' },
  {
    institution: 'Cash App',
    type: 'checking',
    sign: 'out-negative',
    needs: 'transaction type, currency, amount, fee, net amount',
  },
]
