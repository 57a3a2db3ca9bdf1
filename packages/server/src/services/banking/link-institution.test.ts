import { apiPaths } from '@cardsight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Bank, BankError, type BankErrorKind } from '../../bank/bank.ts'
import { type BankingApp, card, createBankingApp, type Person } from '../../testing/banking-app.ts'
import { createRefusingBank } from '../../testing/refusing-bank.ts'
import { endDueLinks } from './end-links.ts'

const institution = { institution_id: 'ins_9', name: 'Gingham Bank' }
const metadata = { institution, accounts: [{ id: 'x', name: 'Card', mask: '9999' }] }

describe('a bank in trouble while it is linked', () => {
  let test: BankingApp
  let person: Person
  let answers: Partial<Bank> = {}
  const removed: string[] = []

  const good: Partial<Bank> = {
    createLinkToken: async () => 'link-1',
    exchange: async () => ({ accessToken: 'access-1', providerItemId: 'item-1' }),
    describeItem: async () => ({ institutionId: 'ins_9', needsLogin: false, freshAt: null }),
    listAccounts: async () => [{ ...card, accountId: 'gingham-card' }],
    findInstitution: async () => ({ name: 'Gingham Bank of Example', logo: null }),
    removeItem: async (accessToken) => {
      removed.push(accessToken)
    },
  }
  beforeAll(async () => {
    const bank: Bank = {
      ...createRefusingBank(good),
      exchange: (token) => current('exchange')(token),
      createLinkToken: (options) => current('createLinkToken')(options),
      listAccounts: (token) => current('listAccounts')(token),
      findInstitution: (id) => current('findInstitution')(id),
    }
    test = await createBankingApp('embedded', { bank })
    person = await test.addPerson()
  })
  afterAll(() => test.close())

  /** What the bank does at the moment. */
  function current<Name extends keyof Bank>(name: Name): Bank[Name] {
    return { ...createRefusingBank(good), ...answers }[name]
  }
  const fail = (kind: BankErrorKind) => async () => {
    throw new BankError(kind, null)
  }
  const add = () =>
    test.call('POST', apiPaths.addToken, person, { query: { publicToken: 'public-1' }, body: metadata })

  it.each([
    ['institution-down', 'Plaid is experiencing connectivity issues with Gingham Bank.'],
    ['login-required', 'Gingham Bank asks you to sign in again.'],
  ] as const)('B-ERR-6: %s is told in a popup with the institution’s name', async (kind, sentence) => {
    answers = { exchange: fail(kind) }
    const answer = await add()
    expect(answer.statusCode).toBe(412)
    expect(answer.json()).toEqual({
      error: sentence,
      errors: [
        {
          code: 'bank-attention',
          msg: sentence,
          param: { error_type: 'popup', institutionName: 'Gingham Bank' },
        },
      ],
    })
  })

  it.each(['unavailable', 'limited'] as const)('%s is 503, to be tried again', async (kind) => {
    answers = { exchange: fail(kind), createLinkToken: fail(kind) }
    for (const answer of [await add(), await test.call('POST', apiPaths.createLinkToken, person)]) {
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('5')
    }
  })

  it('a link whose accounts cannot be read is ended again, and nothing of it stays', async () => {
    answers = { listAccounts: fail('institution-down') }
    expect((await add()).statusCode).toBe(412)
    await endDueLinks(test.deps)
    expect(removed).toEqual(['access-1'])
    expect((await test.call('GET', apiPaths.accounts, person)).json()).toEqual([])
  })

  it('a name that cannot be looked up is the one that the linking flow gave', async () => {
    answers = { findInstitution: fail('unavailable') }
    const answer = await add()
    expect(answer.json()).toEqual([{ subtype: 'credit card', institutionName: 'Gingham Bank' }])
  })

  it('more than 30 tries in an hour are too many', async () => {
    const eager = await test.addPerson()
    answers = { exchange: fail('bad-token') }
    const query = { publicToken: 'public-2' }
    const tries = Array.from({ length: 31 }, () => test.call('POST', apiPaths.addToken, eager, { query }))
    const codes = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 429)).toHaveLength(1)
  })
})
