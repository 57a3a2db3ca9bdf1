/** Accounts that count: people pay with credit cards, and from accounts that have a debit card or a wallet. */
import type { Account } from '@cardsight/contract/banking'

export type SpendingKind = Exclude<Account['subtype'], 'disconnected'>

const kinds: Readonly<Record<string, SpendingKind>> = {
  checking: 'checking',
  'cash management': 'checking',
  prepaid: 'checking',
  'credit card': 'credit card',
  'charge card': 'credit card',
}

/** PayPal has wallets and credit accounts. Only their types tell them apart. */
const PAYPAL = 'paypal'
const paypalKinds: Readonly<Record<string, SpendingKind>> = { depository: 'checking', credit: 'credit card' }

type TypedAccount = Readonly<{ type: string; subtype: string }>

/** Returns how the account is listed, or null if it isn't. */
export function kindOfAccount({ type, subtype }: TypedAccount): SpendingKind | null {
  const [table, key] = subtype === PAYPAL ? [paypalKinds, type] : [kinds, subtype]
  return Object.hasOwn(table, key) ? (table[key] ?? null) : null
}
