import type { Account } from '@cardsight/contract/schemas'
import { expect, it } from 'vitest'
import { accountCardsOf, ownedCardsOf } from './account-cards.ts'
import type { KnownCard } from './recognize-card.ts'

const card = (cardId: string, name: string, issuer: string): KnownCard => ({
  cardId,
  name,
  issuer,
  status: 'open',
})
const cards = [
  card('unlimited', 'Chase Freedom Unlimited', 'Chase'),
  card('flex', 'Chase Freedom Flex', 'Chase'),
  card('double', 'Citi Double Cash', 'Citi'),
]

const account = (id: string, officialName: string, more: Partial<Account> = {}): Account => ({
  account_id: id,
  name: 'CREDIT CARD',
  official_name: officialName,
  mask: '1234',
  institutionLogo: null,
  institutionName: 'Chase',
  subtype: 'credit card',
  enabled: true,
  ...more,
})

const none = { named: [], accounts: {} }

it('knows accounts with a sure name, and asks about the others with a guess if there is one', () => {
  const accounts = [
    account('one', 'Freedom Unlimited'),
    account('two', 'Freedom Flex of Ann'),
    account('three', ''),
    account('four', 'Freedom Flex', { subtype: 'checking' }),
  ]
  expect(accountCardsOf(accounts, none, cards)).toEqual([
    { account: accounts[0], state: 'known', cardId: 'unlimited' },
    { account: accounts[1], state: 'open', cardId: 'flex' },
    { account: accounts[2], state: 'open', cardId: null },
  ])
})

it('counts what the person said, unless the catalog no longer has the card', () => {
  const accounts = ['a', 'b', 'c'].map((id) => account(id, 'Freedom Unlimited'))
  const answers = { named: [], accounts: { a: 'double', b: null, c: 'gone' } }
  expect(accountCardsOf(accounts, answers, cards).map(({ state, cardId }) => [state, cardId])).toEqual([
    ['known', 'double'],
    ['not-listed', null],
    ['known', 'unlimited'],
  ])
})

it('lists each card once, with its counted accounts', () => {
  const accounts = [
    account('a', 'Freedom Unlimited'),
    account('b', 'Freedom Unlimited'),
    account('c', 'Freedom Flex', { enabled: false }),
  ]
  const stored = { named: ['unlimited', 'double', 'gone'], accounts: {} }
  expect(ownedCardsOf(accountCardsOf(accounts, stored, cards), stored, cards)).toEqual([
    { cardId: 'unlimited', accountIds: ['a', 'b'] },
    { cardId: 'double', accountIds: [] },
  ])
})
