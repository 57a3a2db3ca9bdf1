/** The test logins: who may log in with which password, and what the login does. */
import { Fault, findLoginFault } from '../faults.ts'
import { createCalendarStory } from './calendar-story.ts'
import { createCustomStory } from './custom-story.ts'
import { createDynamicStory } from './dynamic-story.ts'
import { personas } from './personas.ts'
import type { Story } from './story.ts'

export type Login = { readonly institutionId: string; readonly username: string; readonly password: string }
export type SecondStep = 'code' | 'question' | 'selection'

/** Shown by the stand-in for the Link widget. */
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
  { username: 'user_good', password: 'mfa_selections', effect: 'The same, after a choice: Yes' },
  { username: 'user_yuppie', password: 'any', effect: 'Three months of restaurants, rides and flights' },
  { username: 'user_ewa_user', password: 'any', effect: 'Three months on a small income, no credit card' },
  { username: 'user_small_business', password: 'any', effect: 'Three months of a small business' },
  {
    username: 'user_transactions_dynamic',
    password: 'any',
    effect: 'Six months that change with every refresh',
  },
  {
    username: 'user_busy',
    password: 'any',
    effect: 'Ten thousand transactions in two years, for measuring',
  },
  {
    username: 'user_no_cards',
    password: 'any',
    effect: 'Savings and a certificate only: no card to be found',
  },
  {
    username: 'user_custom',
    password: '{"override_accounts":[…]}',
    effect: 'Accounts and transactions of your own, written as JSON',
  },
  { username: 'user_good', password: 'error_INVALID_CREDENTIALS', effect: 'The bank refuses the password' },
  { username: 'user_good', password: 'error_ITEM_LOCKED', effect: 'The account is locked' },
  { username: 'user_good', password: 'error_INSTITUTION_DOWN', effect: 'The bank does not answer' },
] as const

const MAIN_USER = 'user_good'
const MAIN_PASSWORD = 'pass_good'
const DYNAMIC_USER = 'user_transactions_dynamic'
const CUSTOM_USER = 'user_custom'
const ERROR_PREFIX = 'error_'

/** Throws what the bank answers to a login that fails; else says which second step it asks for. */
export function judgeLogin({ username, password }: Login): SecondStep | null {
  if (password.startsWith(ERROR_PREFIX)) {
    throw findLoginFault(password.slice(ERROR_PREFIX.length)) ?? new Fault('INVALID_CREDENTIALS')
  }
  if (username === CUSTOM_USER) {
    createCustomStory(password)
    return null
  }
  if (username === MAIN_USER) {
    const step = stepFor(password)
    if (step === null && password !== MAIN_PASSWORD) {
      throw new Fault('INVALID_CREDENTIALS')
    }
    return step
  }
  if (username !== DYNAMIC_USER && !Object.hasOwn(personas, username)) {
    throw new Fault('INVALID_CREDENTIALS')
  }
  return null
}

/** Only for logins that were judged to be good. */
export function storyOf({ institutionId, username, password }: Login): Story {
  if (username === CUSTOM_USER) {
    return createCustomStory(password)
  }
  if (username === DYNAMIC_USER) {
    return createDynamicStory()
  }
  const persona = personas[username]
  if (persona === undefined) {
    throw new Fault('INVALID_CREDENTIALS')
  }
  return createCalendarStory(persona, `${institutionId}|${username}`)
}

export function isDynamic({ username }: { readonly username: string }): boolean {
  return username === DYNAMIC_USER
}

function stepFor(password: string): SecondStep | null {
  if (password === 'mfa_device') {
    return 'code'
  }
  if (/^mfa_questions_\d_\d$/.test(password)) {
    return 'question'
  }
  return password === 'mfa_selections' ? 'selection' : null
}
