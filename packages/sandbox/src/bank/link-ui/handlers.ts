/** Endpoints of the simulated Link widget. The link token or the session id authorizes the caller. */
import type { Bank } from '../bank.ts'
import { openLinkToken } from '../endpoints/link-token.ts'
import { Fault } from '../faults.ts'
import { nonEmptyArray, object, type Reader, text } from '../fields.ts'
import { checkLogin, testLogins } from '../histories/logins.ts'
import { createUuid } from '../ids.ts'
import { findInstitution, getInstitution, institutions } from '../institutions.ts'
import { accountIdOf } from '../items/account-body.ts'
import { advance } from '../items/advance.ts'
import { issuePublicToken, linkItem } from '../items/link-item.ts'
import { requireBank } from '../items/open-item.ts'
import type { LinkToken } from '../state.ts'
import {
  accountChoiceBody,
  accountsOf,
  getSession,
  mfaAnswers,
  openSession,
  requireSupported,
  stepBody,
} from './session.ts'
import type { LinkSession } from './session-state.ts'

const anyText: Reader<string> = (value, field) => (value === '' ? '' : text(value, field))
const readSession = object({ link_token: text }, {})

/** Returns what the widget opens with: the institution to repair, or the institutions to choose from. */
export function beginSession(bank: Bank, body: unknown) {
  const token = openLinkToken(bank, readSession(body, '').link_token)
  const item = itemOf(bank, token)
  const preselected = findInstitution(item?.institutionId ?? token.institutionId ?? '')
  return {
    mode: item === null ? 'new' : 'update',
    login_required: item?.isLoginRequired ?? false,
    client_name: token.clientName,
    institution: preselected === null ? null : { institution_id: preselected.id, name: preselected.name },
    institutions: institutions.map(({ id, name, isOauth, status }) => ({
      institution_id: id,
      name,
      oauth: isOauth,
      status: bank.options.downInstitutions().includes(id) ? 'DOWN' : status,
    })),
    logins: testLogins,
  }
}

const readLogin = object({ link_token: text, institution_id: text, username: anyText, password: anyText }, {})

export function logIn(bank: Bank, body: unknown) {
  const { link_token, institution_id, username, password } = readLogin(body, '')
  const token = openLinkToken(bank, link_token)
  const institutionId = getInstitution(institution_id).id
  requireBank(bank, institutionId)
  requireSupported(institutionId)
  const login = { institutionId, username: username.trim(), password }
  const mfa = checkLogin(login)
  const item = itemOf(bank, token)
  if (item === null) {
    return stepBody(openSession(bank, token, login, mfa))
  }
  // Another customer's login can't repair the Item.
  if (item.institutionId !== institutionId || item.username !== login.username) {
    throw new Fault('INVALID_CREDENTIALS')
  }
  const { username: sameName, password: samePassword } = item
  return stepBody(
    openSession(bank, token, { institutionId, username: sameName, password: samePassword }, mfa),
  )
}

const readAnswer = object({ session_id: text, answer: anyText }, {})

export function answerMfa(bank: Bank, body: unknown) {
  const { session_id, answer } = readAnswer(body, '')
  const session = getSession(bank, session_id)
  const { mfa = null } = session
  if (mfa !== null && answer.trim() !== mfaAnswers[mfa]) {
    throw new Fault('INVALID_MFA')
  }
  const passed = { ...session, mfa: null }
  bank.sessions.set(session_id, passed)
  return stepBody(passed)
}

const readFinish = object({ session_id: text, account_ids: nonEmptyArray(text) }, {})

export function finish(bank: Bank, body: unknown) {
  const { session_id, account_ids } = readFinish(body, '')
  const session = getSession(bank, session_id)
  const { itemId, login, mfa = null } = session
  if (mfa !== null) {
    throw new Fault('INVALID_MFA')
  }
  const chosen = accountsOf(session).filter(({ key }) => account_ids.includes(accountIdOf(itemId, key)))
  if (chosen.length !== new Set(account_ids).size) {
    throw new Fault('INVALID_ACCOUNT_ID')
  }
  bank.sessions.delete(session_id)
  const publicToken = publicTokenFor(
    bank,
    session,
    chosen.map(({ key }) => key),
  )
  const institution = getInstitution(login.institutionId)
  return {
    public_token: publicToken,
    metadata: {
      institution: { name: institution.name, institution_id: institution.id },
      accounts: chosen.map((account) => ({
        ...accountChoiceBody(itemId, account),
        verification_status: null,
        class_type: null,
      })),
      link_session_id: createUuid(bank.options.random),
      transfer_status: null,
    },
  }
}

function publicTokenFor(bank: Bank, { token, itemId, login }: LinkSession, accounts: string[]): string {
  const item = itemOf(bank, token)
  if (item === null) {
    const { products, daysRequested } = token
    const webhook = token.webhook ?? null
    return linkItem(bank, { ...login, id: itemId, products, daysRequested, webhook, accounts })
  }
  const choice = token.canChooseAccounts ? { accounts } : {}
  advance(bank, bank.updateItem(item.id, { isLoginRequired: false, ...choice }))
  return issuePublicToken(bank, item.id)
}

export function itemOf(bank: Bank, { itemId = null }: LinkToken) {
  const item = itemId === null ? null : (bank.items.get(itemId) ?? null)
  if (itemId !== null && (item === null || item.isRemoved)) {
    throw new Fault('INVALID_LINK_TOKEN')
  }
  return item
}
