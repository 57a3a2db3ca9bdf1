/** Accounts that count: purchases are made from checking accounts and credit cards. */
import type { Account } from '@cardsight/contract/schemas'

type Kind = Exclude<Account['subtype'], 'disconnected'>

const kinds: Readonly<Record<string, Kind>> = {
  checking: 'checking',
  'credit card': 'credit card',
  'charge card': 'credit card',
}

/** Returns how the account is listed, or null if it isn't. */
export function kindOfAccount(subtype: string): Kind | null {
  return Object.hasOwn(kinds, subtype) ? (kinds[subtype] ?? null) : null
}
