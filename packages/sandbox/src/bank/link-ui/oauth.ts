/** OAuth banks: the browser goes to the bank's own page and returns to the link token's redirect URI. */
import type { Bank } from '../bank.ts'
import { openLinkToken } from '../endpoints/link-token.ts'
import { Fault } from '../faults.ts'
import { object, oneOf, text } from '../fields.ts'
import { createUuid } from '../ids.ts'
import { findInstitution, getInstitution } from '../institutions.ts'
import { requireBank } from '../items/open-item.ts'
import { itemOf } from './handlers.ts'
import { oauthPage } from './oauth-page.ts'
import { openSession, SESSION_TTL_MS, stepBody } from './session.ts'
import type { OauthVisit } from './session-state.ts'

const readStart = object({ link_token: text, institution_id: text }, {})

export function startOauth(bank: Bank, body: unknown) {
  const { link_token, institution_id } = readStart(body, '')
  const token = openLinkToken(bank, link_token)
  const institution = getInstitution(institution_id)
  requireBank(bank, institution.id)
  if (!institution.isOauth) {
    throw new Fault('INVALID_FIELD', 'this institution has no login page of its own')
  }
  if ((token.redirectUri ?? null) === null) {
    throw new Fault('INVALID_FIELD', 'the link token has no redirect_uri to come back to')
  }
  const id = createUuid(bank.options.random)
  const expiresAt = bank.now() + SESSION_TTL_MS
  bank.oauthVisits.set(id, { token, institutionId: institution.id, decision: null, expiresAt })
  return { path: `/sandbox-bank/oauth-page?oauth_state_id=${id}` }
}

const readVisit = object({ oauth_state_id: text }, {})

export function showOauthPage(bank: Bank, query: unknown): string {
  const { oauth_state_id: stateId } = readVisit(query, '')
  const { token, institutionId } = getVisit(bank, stateId)
  const bankName = findInstitution(institutionId)?.name ?? ''
  return oauthPage({ stateId, bankName, clientName: token.clientName })
}

const readDecision = object({ oauth_state_id: text, decision: oneOf(['allow', 'deny']) }, {})

/** Records the decision and returns the redirect URL: always the link token's, never one from the request. */
export function decideOauth(bank: Bank, form: unknown): string {
  const { oauth_state_id: stateId, decision } = readDecision(form, '')
  const visit = getVisit(bank, stateId)
  bank.oauthVisits.set(stateId, { ...visit, decision })
  return `${visit.token.redirectUri}?oauth_state_id=${stateId}`
}

const readReturn = object({ link_token: text, oauth_state_id: text }, {})

/** Throws ACCESS_NOT_GRANTED if the user denied access, as real banks do. */
export function returnFromOauth(bank: Bank, body: unknown) {
  const { link_token, oauth_state_id } = readReturn(body, '')
  const token = openLinkToken(bank, link_token)
  const visit = getVisit(bank, oauth_state_id)
  const { decision = null } = visit
  if (visit.token.token !== token.token || decision === null) {
    throw new Fault('INVALID_FIELD', 'oauth uri does not contain a valid oauth_state_id')
  }
  bank.oauthVisits.delete(oauth_state_id)
  if (decision === 'deny') {
    throw new Fault('ACCESS_NOT_GRANTED')
  }
  const item = itemOf(bank, token)
  if (item !== null && item.institutionId !== visit.institutionId) {
    throw new Fault('INVALID_CREDENTIALS')
  }
  const login = item ?? { institutionId: visit.institutionId, username: 'user_good', password: 'pass_good' }
  const { institutionId, username, password } = login
  return stepBody(openSession(bank, token, { institutionId, username, password }, null))
}

function getVisit(bank: Bank, id: string): OauthVisit {
  const visit = bank.oauthVisits.get(id)
  if (visit === undefined || visit.expiresAt <= bank.now()) {
    throw new Fault('INVALID_FIELD', 'oauth uri does not contain a valid oauth_state_id')
  }
  return visit
}
