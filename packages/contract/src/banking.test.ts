import { describe, expect, it } from 'vitest'
import { accountListSchema, findBankAttention, linkExitSchema, linkedAccountsSchema } from './banking.ts'

const card = {
  account_id: 'a-1',
  name: 'Harbor Card',
  official_name: 'Example Harbor Rewards Card',
  mask: '4410',
  institutionLogo: null,
  institutionName: 'Example Harbor Bank',
  subtype: 'credit card',
  enabled: true,
}

const disconnected = { ...card, account_id: '', subtype: 'disconnected', access_token: 'handle-1' }

describe('the list of accounts', () => {
  it('B-DATA-8 keeps the handle of a disconnected institution', () => {
    expect(accountListSchema.parse([card, disconnected])).toEqual([card, disconnected])
  })

  it('B-DATA-9 drops a token from an account that needs none', () => {
    expect(accountListSchema.parse([{ ...card, access_token: 'handle-1' }])).toEqual([card])
  })

  it('B-DATA-10 accepts three subtypes and no others', () => {
    expect(accountListSchema.safeParse([{ ...card, subtype: 'savings' }]).success).toBe(false)
  })
})

it('accepts a link of any subtype, so that we can explain that a bank has no cards', () => {
  const savings = [{ subtype: 'savings', institutionName: 'Example Harbor Bank' }]
  expect(linkedAccountsSchema.parse(savings)).toEqual(savings)
})

it('reports why the user left the flow, with whatever the provider knew', () => {
  const exit = {
    error: { error_type: 'INVALID_INPUT', error_code: 'INVALID_LINK_TOKEN', error_message: 'expired' },
    metaData: { link_session_id: 's-1', institution: null },
  }
  expect(linkExitSchema.parse(exit)).toEqual(exit)
})

describe('a bank error that needs the user', () => {
  it('names the institution', () => {
    const param = { error_type: 'popup', institutionName: 'Example Harbor Bank' }
    expect(findBankAttention(param)).toEqual(param)
  })

  it.each([undefined, null, 'email', { error_type: 'popup' }, { error_type: 'other', institutionName: 'X' }])(
    "isn't found in %o",
    (param) => expect(findBankAttention(param)).toBeNull(),
  )
})
