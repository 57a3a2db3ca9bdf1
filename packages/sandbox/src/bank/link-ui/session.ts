/** A person at the stand-in for the Link widget, between the login and the choice of accounts. */
import type { Bank } from '../bank.ts'
import { Fault } from '../faults.ts'
import { type Login, type SecondStep, storyOf } from '../histories/logins.ts'
import type { StoryAccount } from '../histories/story.ts'
import { createOpaqueId, createUuid } from '../ids.ts'
import { UNSUPPORTED_INSTITUTION } from '../institutions.ts'
import { accountIdOf } from '../items/account-body.ts'
import type { LinkToken } from '../state.ts'
import type { LinkSession } from './session-state.ts'

export const VISIT_MS = 30 * 60 * 1000

export function openSession(
  bank: Bank,
  token: LinkToken,
  login: Login,
  step: SecondStep | null,
): LinkSession {
  const accounts = storyOf(login).accounts.filter((account) => fits(account, token))
  if (accounts.length === 0) {
    throw new Fault('NO_ACCOUNTS')
  }
  const session: LinkSession = {
    id: createUuid(bank.options.random),
    token,
    login,
    itemId: token.itemId ?? createOpaqueId(bank.options.random),
    accounts,
    step,
    expiresAt: bank.now() + VISIT_MS,
  }
  forgetExpired(bank)
  bank.sessions.set(session.id, session)
  return session
}

export function getSession(bank: Bank, id: string): LinkSession {
  const session = bank.sessions.get(id)
  if (session === undefined || session.expiresAt <= bank.now()) {
    throw new Fault('INVALID_FIELD', 'session_id is unknown or has expired')
  }
  return session
}

/** What the widget shows next. */
export function stepBody({ id, itemId, accounts, step }: LinkSession) {
  if (step !== null) {
    return { next: 'mfa', session_id: id, mfa: { kind: step, ...questions[step] } }
  }
  return {
    next: 'accounts',
    session_id: id,
    accounts: accounts.map((account) => choiceBody(itemId, account)),
  }
}

export function choiceBody(itemId: string, { key, name, mask, type, subtype }: StoryAccount) {
  return { id: accountIdOf(itemId, key), name, mask, type, subtype }
}

export function requireSupported(institutionId: string): void {
  if (institutionId === UNSUPPORTED_INSTITUTION) {
    throw new Fault('ITEM_NOT_SUPPORTED')
  }
}

const questions: Readonly<Record<SecondStep, { prompt: string; options: readonly string[] }>> = {
  code: { prompt: 'Enter the one-time code. In this simulated bank it is always 1234.', options: [] },
  question: { prompt: 'What is the answer to question 0? In this simulated bank: answer_0_0.', options: [] },
  selection: { prompt: 'Is it really you who is logging in to this simulated bank?', options: ['Yes', 'No'] },
}

export const rightAnswers: Readonly<Record<SecondStep, string>> = {
  code: '1234',
  question: 'answer_0_0',
  selection: 'Yes',
}

function fits({ type, subtype }: StoryAccount, { filters }: LinkToken): boolean {
  const isWanted = (wanted: readonly string[]) => wanted.includes('all') || wanted.includes(subtype ?? '')
  return filters.length === 0 || filters.some((filter) => filter.type === type && isWanted(filter.subtypes))
}

function forgetExpired(bank: Bank): void {
  for (const visits of [bank.sessions, bank.visits]) {
    for (const [id, { expiresAt }] of visits) {
      if (expiresAt <= bank.now()) {
        visits.delete(id)
      }
    }
  }
}
