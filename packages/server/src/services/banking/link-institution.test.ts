import { apiPaths } from '@cardsight/contract/api-paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Bank } from '../../bank/bank.ts'
import { BankError, type BankErrorKind } from '../../bank/bank-error.ts'
import { type BankingApp, card, createBankingApp, type Person } from '../../testing/banking-app.ts'
import { createRefusingBank } from '../../testing/refusing-bank.ts'
import { endDueLinks } from './end-links.ts'

const institution = { institution_id: 'ins_9', name: 'Gingham Bank' }
const metadata = { institution, accounts: [{ id: 'x', name: 'Card', mask: '9999' }] }

describe('a failing bank during linking', () => {
  let test: BankingApp
  let person: Person
  let answers: Partial<Bank> = {}
  const removed: string[] = []

  const good: Partial<Bank> = {
    createLinkToken: async () => 'link-1',
    exchange: async () => ({ accessToken: 'access-1', providerItemId: 'item-1' }),
    describeItem: async () => ({ institutionId: 'ins_9', trouble: null, freshAt: null }),
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

  /** The bank's current error. */
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
  ] as const)('B-ERR-6: %s shows a popup with the institution’s name', async (kind, sentence) => {
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

  it.each(['unavailable', 'limited'] as const)('%s returns 503, to try again', async (kind) => {
    answers = { exchange: fail(kind), createLinkToken: fail(kind) }
    for (const answer of [await add(), await test.call('POST', apiPaths.createLinkToken, person)]) {
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('5')
    }
  })

  it("removes a link whose accounts can't be read, and keeps nothing of it", async () => {
    answers = { listAccounts: fail('institution-down') }
    expect((await add()).statusCode).toBe(412)
    await endDueLinks(test.deps)
    expect(removed).toEqual(['access-1'])
    expect((await test.call('GET', apiPaths.accounts, person)).json()).toEqual([])
  })

  it("uses the linking flow's name if the institution can't be looked up", async () => {
    answers = { findInstitution: fail('unavailable') }
    const answer = await add()
    expect(answer.json()).toEqual([{ subtype: 'credit card', institutionName: 'Gingham Bank' }])
  })

  it('limits attempts to 30 an hour', async () => {
    const eager = await test.addPerson()
    answers = { exchange: fail('bad-token') }
    const query = { publicToken: 'public-2' }
    const tries = Array.from({ length: 31 }, () => test.call('POST', apiPaths.addToken, eager, { query }))
    const codes = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 429)).toHaveLength(1)
  })
})
