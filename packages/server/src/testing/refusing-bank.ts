import type { Bank } from '../bank/bank.ts'
import { BankError } from '../bank/bank-error.ts'
import { createPlaidWebhooks } from '../bank/plaid/plaid-webhooks.ts'

const refuse = async () => {
  throw new BankError('unavailable', 'NO_BANK')
}

/** A bank for apps whose tests don't need one: it only counts its institutions. */
export function createRefusingBank(overrides: Partial<Bank> = {}): Bank {
  return {
    provider: 'plaid',
    environment: 'simulated',
    widget: 'simulated',
    widgetOrigin: null,
    setupTokens: null,
    isBilled: true,
    findSetupProblems: async () => [],
    countInstitutions: async () => 3,
    createLinkToken: refuse,
    exchange: refuse,
    describeItem: refuse,
    listAccounts: refuse,
    findInstitution: refuse,
    syncPage: refuse,
    removeItem: refuse,
    webhooks: null,
    openWebhooks: (clock) => createPlaidWebhooks({ findKey: refuse, clock }),
    ...overrides,
  }
}
