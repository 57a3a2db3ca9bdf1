import type { Bank } from '../bank/bank.ts'
import { BankError } from '../bank/bank-error.ts'
import { inSpan } from './in-span.ts'
import type { Metrics } from './metrics.ts'
import { timed } from './timed.ts'

/** Codes of providers, of HTTP and of connections. Anything else could quote a response. */
const CODE = /^(?:[A-Z][A-Z0-9_]{1,60}|HTTP \d{3})$/

/** Measures every call to the provider, and counts its errors by our kind and its code. */
export function observeBank(bank: Bank, metrics: Pick<Metrics, 'bankCallSeconds' | 'bankErrors'>): Bank {
  const { provider } = bank
  const call = async <Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const span = { name: `bank ${name}`, isOutgoing: true, attributes: { provider } }
    try {
      return await timed(metrics.bankCallSeconds, { provider, call: name }, () => inSpan(span, ask))
    } catch (error) {
      metrics.bankErrors.add(1, { provider, ...describe(error) })
      throw error
    }
  }
  const { webhooks } = bank
  return {
    ...bank,
    findSetupProblems: () => call('findSetupProblems', () => bank.findSetupProblems()),
    countInstitutions: () => call('countInstitutions', () => bank.countInstitutions()),
    createLinkToken: (options) => call('createLinkToken', () => bank.createLinkToken(options)),
    exchange: (token) => call('exchange', () => bank.exchange(token)),
    describeItem: (token) => call('describeItem', () => bank.describeItem(token)),
    listAccounts: (token) => call('listAccounts', () => bank.listAccounts(token)),
    findInstitution: (id) => call('findInstitution', () => bank.findInstitution(id)),
    syncPage: (token, cursor) => call('syncPage', () => bank.syncPage(token, cursor)),
    removeItem: (token) => call('removeItem', () => bank.removeItem(token)),
    webhooks: webhooks && {
      ...webhooks,
      update: (token) => call('updateWebhook', () => webhooks.update(token)),
    },
  }
}

function describe(error: unknown): { kind: string; code: string } {
  if (!(error instanceof BankError)) {
    return { kind: 'bug', code: 'none' }
  }
  const { kind, code } = error
  return { kind, code: code === null || CODE.test(code) ? (code ?? 'none') : 'other' }
}
