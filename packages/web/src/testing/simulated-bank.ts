/** The simulated bank's Link calls, answered from a table. Records the requests. */
import type { LinkSession, LinkStep } from '@cardsight/contract/banking'

export const institutions = {
  platypus: { institution_id: 'ins_1', name: 'First Platypus Bank', oauth: false, status: 'HEALTHY' },
  down: { institution_id: 'ins_2', name: 'Platypus Down', oauth: false, status: 'DOWN' },
  oauth: { institution_id: 'ins_3', name: 'Platypus OAuth Bank', oauth: true, status: 'HEALTHY' },
} as const

export const linkSession: LinkSession = {
  mode: 'new',
  login_required: false,
  client_name: 'Cardsight',
  institution: null,
  institutions: Object.values(institutions),
  logins: [{ username: 'user_good', password: 'pass_good', effect: 'Works at once' }],
}

export const accountsStep: LinkStep = {
  next: 'accounts',
  session_id: 'session-1',
  accounts: [
    { id: 'a-1', name: 'Checking', mask: '0000', type: 'depository', subtype: 'checking', is_shared: true },
    { id: 'a-2', name: 'Card', mask: '3333', type: 'credit', subtype: 'credit card', is_shared: true },
  ],
}

export const codeStep: LinkStep = {
  next: 'mfa',
  session_id: 'session-1',
  mfa: { kind: 'code', prompt: 'The code we have sent', options: [] },
}

export const finished = {
  public_token: 'public-sandbox-1',
  metadata: {
    institution: { institution_id: 'ins_1', name: 'First Platypus Bank' },
    accounts: [],
    link_session_id: 'link-session-1',
    transfer_status: null,
  },
}

export const fault = (error_code: string, error_type = 'ITEM_ERROR') => ({
  error_type,
  error_code,
  error_message: `the bank says ${error_code}`,
  display_message: null,
})

type Answer = { status?: number; body: unknown } | 'cut'

/** @param answers by the call's name; a list is consumed in order, and its last entry repeats. */
export function answerLinkCalls(answers: Record<string, Answer | Answer[]>) {
  const asked: { name: string; body: unknown }[] = []
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const name = path.replace('/sandbox-bank/', '')
    asked.push({ name, body: JSON.parse(String(init.body)) })
    const answer = nextOf(answers[name])
    if (answer === undefined || answer === 'cut') {
      throw new TypeError('fetch failed')
    }
    return Response.json(answer.body, { status: answer.status ?? 200 })
  }
  return { asked, send }
}

function nextOf(given: Answer | Answer[] | undefined): Answer | undefined {
  if (!Array.isArray(given)) {
    return given
  }
  return given.length > 1 ? given.shift() : given[0]
}
