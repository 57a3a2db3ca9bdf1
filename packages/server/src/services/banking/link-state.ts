/** What a provider's error means for a link, and what its user can do about it. */
import { sentences } from '@cardsight/contract/sentences'
import { type BankErrorKind, bankErrorStates, readBankErrorKind } from '../../bank/bank-error.ts'
import type { BankItemState } from '../../db/schema.ts'

/** Returns the link's state after an error, or null if the error says nothing about the link itself. */
export function linkStateAfter(kind: BankErrorKind): BankItemState | null {
  switch (bankErrorStates[kind]) {
    case 'renew-access':
      return 'login-required'
    case 'link-again':
    case 'removed-by-user':
      return 'gone'
    case 'retry-later':
    case 'misconfigured':
      return null
  }
}

type Trouble = Readonly<{ state: BankItemState; lastError: string | null; institutionName: string }>

const PARTLY_CONNECTED =
  "SimpleFIN can't reach one of your banks, so its newest transactions may be missing. Sign in at SimpleFIN to fix it."

/** Returns what happened to a link and what to do next; null for a link that works. */
export function adviceOnLink({ state, lastError, institutionName }: Trouble): string | null {
  const kind = readBankErrorKind(lastError)
  if (state !== 'login-required' && state !== 'gone') {
    return kind === 'partly-connected' ? PARTLY_CONNECTED : null
  }
  // The error of a later sync may be one that passes, such as a bank that's down.
  const isCause = kind !== null && linkStateAfter(kind) === state
  return adviceOn(isCause ? kind : state, institutionName)
}

/** Returns null for errors that a user can't do anything about. */
export function adviceOn(kind: BankErrorKind, institutionName: string): string | null {
  switch (kind) {
    case 'login-required':
      return `${institutionName} asks you to sign in again.`
    case 'locked':
      return `${institutionName} locked your account. Unlock it on the bank's website, then choose Renew Access.`
    case 'setup-required':
      return `${institutionName} has a question for you, such as a new password. Sign in on the bank's website, then choose Renew Access.`
    case 'access-not-granted':
      return `${institutionName} doesn't share what we need. Choose Renew Access, then allow your accounts and transactions.`
    case 'payment-required':
      return 'Your SimpleFIN subscription has ended. Renew it at SimpleFIN, and we’ll update your accounts within a day.'
    case 'setup-token-required':
      return `SimpleFIN no longer gives us access to ${institutionName}. We keep its transactions until you remove it. Choose Renew Access and paste a new setup token.`
    case 'login-at-provider':
      return `SimpleFIN needs you to sign in to ${institutionName} again. Do that at SimpleFIN, and we’ll update your accounts within a day.`
    case 'setup-token-refused':
      return 'We couldn’t use this setup token. Make sure you copied all of it. Each token works once, so create a new one. If you never used this one, disable it at SimpleFIN, because someone else may have.'
    case 'gone':
      return `The link to ${institutionName} was ended at the bank. Please remove it here and link it again.`
    case 'unsupported':
      return `${sentences.bankProvider} doesn't support ${institutionName} anymore. Please remove it here. You can upload its statements instead.`
    case 'revoked':
      return `You ended our access to ${institutionName}, so we deleted its transactions. Please remove it here, or link it again.`
    default:
      return null
  }
}
