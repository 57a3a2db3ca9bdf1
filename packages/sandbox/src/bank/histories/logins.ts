/** The test logins: valid usernames and passwords, and the history behind each. */
import { Fault, findLoginFault } from '../faults.ts'
import { derivedId } from '../ids.ts'
import { TOKENIZED_INSTITUTION } from '../institutions.ts'
import { createCalendarHistory } from './calendar-history.ts'
import { createCustomHistory } from './custom-history.ts'
import { createDynamicHistory } from './dynamic-history.ts'
import { personas } from './personas.ts'
import type { SimulatedAccount, TransactionHistory } from './transaction-history.ts'

export type Login = { readonly institutionId: string; readonly username: string; readonly password: string }
export type MfaKind = 'code' | 'question' | 'selection'

/** Listed in the simulated Link widget. */
export const testLogins = [
  {
    username: 'user_good',
    password: 'pass_good',
    effect: 'Two years of everyday spending on a checking account and a credit card',
  },
  { username: 'user_good', password: 'mfa_device', effect: 'The same, after a one-time code: 1234' },
  {
    username: 'user_good',
    password: 'mfa_questions_1_1',
    effect: 'The same, after a security question: answer_0_0',
  },
  {
    username: 'user_good',
    password: 'mfa_selections',
    effect: 'The same, after a multiple-choice prompt: Yes',
  },
  {
    username: 'user_messy',
    password: 'any',
    effect: 'Two years with local merchants, missing categories and purchases abroad',
  },
  { username: 'user_yuppie', password: 'any', effect: 'Three months of restaurants, rides and flights' },
  { username: 'user_ewa_user', password: 'any', effect: 'Three months on a small income, no credit card' },
  { username: 'user_small_business', password: 'any', effect: 'Three months of small-business spending' },
  {
    username: 'user_transactions_dynamic',
    password: 'any',
    effect: 'Six months that change with every refresh',
  },
  {
    username: 'user_busy',
    password: 'any',
    effect: 'Two years with 10,000 transactions, for load tests',
  },
  {
    username: 'user_no_cards',
    password: 'any',
    effect: 'Savings and a CD only, no credit card',
  },
  {
    username: 'user_custom',
    password: '{"override_accounts":[…]}',
    effect: 'Your own accounts and transactions, as JSON',
  },
  { username: 'user_good', password: 'error_INVALID_CREDENTIALS', effect: 'The bank rejects the password' },
  { username: 'user_good', password: 'error_ITEM_LOCKED', effect: 'The account is locked' },
  { username: 'user_good', password: 'error_INSTITUTION_DOWN', effect: 'The bank is down' },
] as const

const MAIN_USER = 'user_good'
const MAIN_PASSWORD = 'pass_good'
const DYNAMIC_USER = 'user_transactions_dynamic'
const CUSTOM_USER = 'user_custom'
const ERROR_PREFIX = 'error_'

/** Returns the kind of MFA that the login requires, or null if none. Throws a Fault if the login fails. */
export function checkLogin({ username, password }: Login): MfaKind | null {
  if (password.startsWith(ERROR_PREFIX)) {
    throw findLoginFault(password.slice(ERROR_PREFIX.length)) ?? new Fault('INVALID_CREDENTIALS')
  }
  if (username === CUSTOM_USER) {
    createCustomHistory(password)
    return null
  }
  if (username === MAIN_USER) {
    const mfa = mfaFor(password)
    if (mfa === null && password !== MAIN_PASSWORD) {
      throw new Fault('INVALID_CREDENTIALS')
    }
    return mfa
  }
  if (username !== DYNAMIC_USER && !Object.hasOwn(personas, username)) {
    throw new Fault('INVALID_CREDENTIALS')
  }
  return null
}

/** Returns the history of a login that passed `checkLogin`. */
export function historyOf({ institutionId, username, password }: Login): TransactionHistory {
  if (username === CUSTOM_USER) {
    return createCustomHistory(password)
  }
  if (username === DYNAMIC_USER) {
    return createDynamicHistory()
  }
  const persona = personas[username]
  if (persona === undefined) {
    throw new Fault('INVALID_CREDENTIALS')
  }
  const history = createCalendarHistory(persona, `${institutionId}|${username}`)
  return institutionId === TOKENIZED_INSTITUTION
    ? { ...history, accounts: history.accounts.map(withPersistentId([institutionId, username])) }
    : history
}

/** Adds the id that stays the same when the login is linked again. Only deposit accounts have one. */
function withPersistentId(login: readonly string[]) {
  return (account: SimulatedAccount): SimulatedAccount =>
    account.type === 'depository'
      ? { ...account, persistentId: derivedId(...login, account.key, 'persistent') }
      : account
}

export function isDynamic({ username }: { readonly username: string }): boolean {
  return username === DYNAMIC_USER
}

function mfaFor(password: string): MfaKind | null {
  if (password === 'mfa_device') {
    return 'code'
  }
  if (/^mfa_questions_\d_\d$/.test(password)) {
    return 'question'
  }
  return password === 'mfa_selections' ? 'selection' : null
}
