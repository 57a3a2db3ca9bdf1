/** Steps of the simulated Link flow. */
import type {
  LinkFault,
  LinkSession,
  LinkStep,
  MfaQuestion,
  OfferedAccount,
} from '@cardsight/contract/banking'

export type Bank = Readonly<{ institution_id: string; name: string }>

export type Screen =
  | Readonly<{ kind: 'loading' }>
  | Readonly<{ kind: 'banks' }>
  | Readonly<{ kind: 'login' }>
  /** The bank's own page comes next. */
  | Readonly<{ kind: 'leaving' }>
  | Readonly<{ kind: 'mfa'; sessionId: string; question: MfaQuestion }>
  | Readonly<{ kind: 'accounts'; sessionId: string; accounts: readonly OfferedAccount[] }>
  /** The bank refused. */
  | Readonly<{ kind: 'refused'; fault: LinkFault }>

export type LinkState = Readonly<{
  screen: Screen
  session: LinkSession | null
  bank: Bank | null
  isBusy: boolean
  /** An error that the user can retry on this screen. */
  problem: string | null
}>

export const firstState: LinkState = {
  screen: { kind: 'loading' },
  session: null,
  bank: null,
  isBusy: true,
  problem: null,
}

export const unreachable = 'The simulated bank didn’t answer. Nothing was lost; please try again.'

const retryable: Readonly<Record<string, string>> = {
  INVALID_CREDENTIALS: 'This bank doesn’t recognize that login. Check it, or use one of the test logins.',
  INVALID_MFA: 'That’s not the answer the bank expects. Please try again.',
}

export function afterSession(state: LinkState, session: LinkSession): LinkState {
  const { mode, institution } = session
  const arrived: LinkState = { ...state, session, isBusy: false, problem: null }
  return mode === 'update' && institution !== null
    ? afterChoice(arrived, institution)
    : { ...arrived, screen: { kind: 'banks' } }
}

/** Opens the bank's own page if it has one; otherwise the login form. */
export function afterChoice(state: LinkState, { institution_id, name }: Bank): LinkState {
  const offered = state.session?.institutions.find((one) => one.institution_id === institution_id)
  const kind = offered?.oauth === true ? 'leaving' : 'login'
  return { ...state, bank: { institution_id, name }, screen: { kind }, problem: null }
}

export function afterStep(state: LinkState, step: LinkStep): LinkState {
  const calm: LinkState = { ...state, isBusy: false, problem: null }
  return step.next === 'mfa'
    ? { ...calm, screen: { kind: 'mfa', sessionId: step.session_id, question: step.mfa } }
    : { ...calm, screen: { kind: 'accounts', sessionId: step.session_id, accounts: step.accounts } }
}

export function afterRefusal(state: LinkState, fault: LinkFault): LinkState {
  const problem = retryable[fault.error_code]
  return problem === undefined
    ? { ...state, isBusy: false, problem: null, screen: { kind: 'refused', fault } }
    : { ...state, isBusy: false, problem }
}

/** Goes to the bank list, unless the bank is fixed. */
export function canChooseAnother({ session, screen }: LinkState): boolean {
  return session?.mode === 'new' && screen.kind !== 'banks' && screen.kind !== 'loading'
}

/** Link's own names for the exit statuses. */
export function exitStatusOf({ screen }: LinkState): string | null {
  switch (screen.kind) {
    case 'login':
      return 'requires_credentials'
    case 'leaving':
      return 'requires_oauth'
    case 'accounts':
      return 'requires_account_selection'
    case 'mfa':
      return { code: 'requires_code', question: 'requires_questions', selection: 'requires_selections' }[
        screen.question.kind
      ]
    case 'loading':
    case 'banks':
    case 'refused':
      return null
  }
}
