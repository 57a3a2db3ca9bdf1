/** A session in the simulated Link widget, between login and account selection. */
import type { Bank } from '../bank.ts'
import { Fault } from '../faults.ts'
import { historyOf, type Login, type MfaKind } from '../histories/logins.ts'
import type { SimulatedAccount } from '../histories/transaction-history.ts'
import { createOpaqueId, createUuid } from '../ids.ts'
import { UNSUPPORTED_INSTITUTION } from '../institutions.ts'
import { accountIdOf } from '../items/account-body.ts'
import type { LinkToken } from '../state.ts'
import type { LinkSession } from './session-state.ts'

export const SESSION_TTL_MS = 30 * 60 * 1000

export function openSession(bank: Bank, token: LinkToken, login: Login, mfa: MfaKind | null): LinkSession {
  const accounts = accountsOf({ login, token })
  if (accounts.length === 0) {
    throw new Fault('NO_ACCOUNTS')
  }
  const session: LinkSession = {
    id: createUuid(bank.options.random),
    token,
    login,
    itemId: token.itemId ?? createOpaqueId(bank.options.random),
    chosen: bank.items.get(token.itemId ?? '')?.accounts ?? accounts.map(({ key }) => key),
    mfa,
    expiresAt: bank.now() + SESSION_TTL_MS,
  }
  deleteExpired(bank)
  bank.sessions.set(session.id, session)
  return session
}

/** The accounts to choose from. */
export function accountsOf({
  login,
  token,
}: Pick<LinkSession, 'login' | 'token'>): readonly SimulatedAccount[] {
  return historyOf(login).accounts.filter((account) => matchesFilters(account, token))
}

export function getSession(bank: Bank, id: string): LinkSession {
  const session = bank.sessions.get(id)
  if (session === undefined || session.expiresAt <= bank.now()) {
    throw new Fault('INVALID_FIELD', 'session_id is unknown or has expired')
  }
  return session
}

/** Returns what the widget shows next: an MFA prompt or the account selection. */
export function stepBody(session: LinkSession) {
  const { id, itemId, chosen, mfa = null } = session
  if (mfa !== null) {
    return { next: 'mfa', session_id: id, mfa: { kind: mfa, ...mfaPrompts[mfa] } }
  }
  return {
    next: 'accounts',
    session_id: id,
    accounts: accountsOf(session).map((account) => ({
      ...accountChoiceBody(itemId, account),
      is_shared: chosen.includes(account.key),
    })),
  }
}

export function accountChoiceBody(itemId: string, { key, name, mask, type, subtype }: SimulatedAccount) {
  return { id: accountIdOf(itemId, key), name, mask, type, subtype }
}

export function requireSupported(institutionId: string): void {
  if (institutionId === UNSUPPORTED_INSTITUTION) {
    throw new Fault('ITEM_NOT_SUPPORTED')
  }
}

const mfaPrompts: Readonly<Record<MfaKind, { prompt: string; options: readonly string[] }>> = {
  code: { prompt: "Enter the one-time code. In this simulated bank it's always 1234.", options: [] },
  question: {
    prompt: "What's the answer to question 0? In this simulated bank it's always answer_0_0.",
    options: [],
  },
  selection: { prompt: 'Are you trying to log in to this simulated bank?', options: ['Yes', 'No'] },
}

export const mfaAnswers: Readonly<Record<MfaKind, string>> = {
  code: '1234',
  question: 'answer_0_0',
  selection: 'Yes',
}

function matchesFilters({ type, subtype }: SimulatedAccount, { filters }: LinkToken): boolean {
  const isListed = (subtypes: readonly string[]) =>
    subtypes.includes('all') || subtypes.includes(subtype ?? '')
  return filters.length === 0 || filters.some((filter) => filter.type === type && isListed(filter.subtypes))
}

function deleteExpired(bank: Bank): void {
  for (const sessions of [bank.sessions, bank.oauthVisits]) {
    for (const [id, { expiresAt }] of sessions) {
      if (expiresAt <= bank.now()) {
        sessions.delete(id)
      }
    }
  }
}
