/** One opening of the simulated Link: takes user actions and calls Link's own callbacks. */
import type { LinkFault, LinkStep } from '@cardsight/contract/banking'
import type { PlaidLinkOnExitMetadata, PlaidLinkOptionsWithLinkToken } from 'react-plaid-link'
import { createStore } from 'zustand/vanilla'
import { BankRefusal, type SimulatedBank } from '../../api/simulated-bank.ts'
import {
  afterChoice,
  afterRefusal,
  afterSession,
  afterStep,
  type Bank,
  exitStatusOf,
  firstState,
  type LinkState,
  unreachable,
} from './link-steps.ts'

type LinkSessionPorts = Readonly<{
  bank: SimulatedBank
  /** Opens the bank's own page in the browser. */
  goTo: (path: string) => void
  /** Identifies this opening in every event. */
  linkSessionId: string
  /** The flow is over and leaves the page. */
  onClosed: () => void
}>

export type LinkSessionStore = ReturnType<typeof createLinkSession>

export function createLinkSession(config: LinkConfig, ports: LinkSessionPorts) {
  const { bank, goTo, linkSessionId, onClosed } = ports
  const linkToken = config.token ?? ''
  const { getState, setState, subscribe } = createStore<LinkState>(() => firstState)
  let isOver = false
  let lastCall = 0

  const tell = (name: string, fault: LinkFault | null = null) =>
    tellEvent(config, { name, state: getState(), linkSessionId, fault })

  /** Responses that arrive after the end, or after the user has moved on, are ignored. */
  const attempt = async <Answer>(ask: () => Promise<Answer>, onAnswer: (answer: Answer) => unknown) => {
    lastCall += 1
    const call = lastCall
    const isLate = () => isOver || call !== lastCall
    setState({ isBusy: true, problem: null })
    try {
      const answer = await ask()
      if (!isLate()) {
        await onAnswer(answer)
      }
    } catch (error) {
      if (isLate()) {
        return
      }
      if (!(error instanceof BankRefusal)) {
        setState({ isBusy: false, problem: unreachable })
        return
      }
      setState(afterRefusal(getState(), error.fault), true)
      tell('ERROR', error.fault)
    }
  }

  const onStep = (step: LinkStep) => setState(afterStep(getState(), step), true)
  const end = (last: () => void) => {
    if (!isOver) {
      isOver = true
      onClosed()
      last()
    }
  }

  /** After a bank's redirect the flow continues where the bank left it. */
  const start = () => {
    const oauthStateId = oauthStateIn(config.receivedRedirectUri)
    return attempt(
      () => bank.openSession(linkToken),
      async (session) => {
        if (oauthStateId === null) {
          setState(afterSession(getState(), session), true)
          return
        }
        setState({ session })
        await attempt(() => bank.comeBack({ linkToken, oauthStateId }), onStep)
      },
    )
  }

  return {
    getState,
    subscribe,
    open: () => {
      tell('OPEN')
      return start()
    },
    retry: start,
    choose: (chosen: Bank) => {
      setState(afterChoice(getState(), chosen), true)
      tell('SELECT_INSTITUTION')
    },
    chooseAnother: () => {
      lastCall += 1
      setState({ bank: null, isBusy: false, problem: null, screen: { kind: 'banks' } })
    },
    logIn: (username: string, password: string) => {
      const institutionId = getState().bank?.institution_id ?? ''
      return attempt(() => bank.logIn({ linkToken, institutionId, username, password }), onStep)
    },
    leave: () => {
      const institutionId = getState().bank?.institution_id ?? ''
      // Still busy: the page is about to unload.
      return attempt(() => bank.leaveFor({ linkToken, institutionId }), goTo)
    },
    answer: async (answer: string) => {
      const { screen } = getState()
      if (screen.kind === 'mfa') {
        await attempt(() => bank.answer({ sessionId: screen.sessionId, answer }), onStep)
      }
    },
    finish: async (accountIds: readonly string[]) => {
      const { screen } = getState()
      if (screen.kind === 'accounts') {
        await attempt(
          () => bank.finish({ sessionId: screen.sessionId, accountIds }),
          ({ public_token, metadata }) => {
            tell('HANDOFF')
            end(() => config.onSuccess(public_token, metadata))
          },
        )
      }
    },
    /** Exits with the bank's error if there is one, otherwise without an error. */
    exit: () => {
      const { screen } = getState()
      const fault = screen.kind === 'refused' ? screen.fault : null
      tell('EXIT', fault)
      end(() => config.onExit?.(fault, exitMetadata(getState(), linkSessionId)))
    },
  }
}

function oauthStateIn(address: string | undefined): string | null {
  return address === undefined ? null : new URL(address).searchParams.get('oauth_state_id')
}

/** Metadata and events that Link reports. */
function exitMetadata(state: LinkState, linkSessionId: string): PlaidLinkOnExitMetadata {
  return {
    institution: state.bank,
    status: exitStatusOf(state),
    link_session_id: linkSessionId,
    request_id: '',
  }
}

type Told = { name: string; state: LinkState; linkSessionId: string; fault: LinkFault | null }

function tellEvent({ onEvent }: LinkConfig, { name, state, linkSessionId, fault }: Told): void {
  onEvent?.(name, {
    account_number_mask: null,
    error_type: fault?.error_type ?? null,
    error_code: fault?.error_code ?? null,
    error_message: fault?.error_message ?? null,
    exit_status: name === 'EXIT' ? exitStatusOf(state) : null,
    institution_id: state.bank?.institution_id ?? null,
    institution_name: state.bank?.name ?? null,
    institution_search_query: null,
    is_update_mode: state.session === null ? null : String(state.session.mode === 'update'),
    match_reason: null,
    mfa_type: null,
    routing_number: null,
    view_name: null,
    selection: null,
    timestamp: new Date().toISOString(),
    link_session_id: linkSessionId,
    request_id: '',
  })
}

/** The options of Plaid Link that the simulated flow supports. */
export type LinkConfig = Omit<PlaidLinkOptionsWithLinkToken, 'onLoad' | 'cspNonce'>
