import { linkedRun } from '@cardsight/answers/testing'
import type { Account } from '@cardsight/contract/banking'
import { describe, expect, it } from 'vitest'
import { accountCardsOf, type KnownCard, ownedCardsOf, recognizeCard } from './account-cards.ts'

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

describe('recognize card', () => {
  const { cards } = linkedRun().texts

  function recognize(institutionName: string, officialName: string, name = 'CREDIT CARD') {
    const found = recognizeCard({ institutionName, official_name: officialName, name }, cards)
    const card = cards.find(({ cardId }) => cardId === found?.cardId)
    return found === null ? null : [found.certainty, card?.name]
  }

  describe('official names of real cards', () => {
    it.each([
      ['Chase', 'Chase Freedom Unlimited', 'Chase Freedom Unlimited'],
      ['Chase', 'Chase Sapphire Preferred Card', 'Chase Sapphire Preferred'],
      ['American Express', 'Blue Cash Preferred®', 'Blue Cash Preferred'],
      ['American Express', 'American Express Gold Card', 'American Express Gold Card'],
      ['American Express', 'Delta SkyMiles® Gold Card', 'Delta SkyMiles Gold American Express'],
      ['Citibank Online', 'Citi Double Cash® Card', 'Citi Double Cash'],
      ['Citi', 'Citi Custom Cash℠ Card', 'Citi Custom Cash'],
      ['Capital One', 'Capital One Quicksilver', 'Capital One Quicksilver Cash Rewards'],
      ['Capital One', 'Venture X', 'Capital One Venture X Rewards'],
      [
        'Bank of America',
        'Customized Cash Rewards Visa Signature',
        'Bank of America Customized Cash Rewards',
      ],
      ['Wells Fargo', 'Wells Fargo Active Cash® Visa Card', 'Wells Fargo Active Cash'],
      ['Discover', 'Discover it Miles', 'Discover it Miles'],
    ])('%s, %s: sure', (institution, officialName, card) => {
      expect(recognize(institution, officialName)).toEqual(['sure', card])
    })

    it('are recognized by the short name if the official one says nothing', () => {
      expect(recognize('Chase', 'Ultimate Rewards®', 'Freedom Flex')).toEqual(['sure', 'Chase Freedom Flex'])
    })

    it('are only probable if words remain that the card does not have', () => {
      expect(recognize('Chase', 'Freedom Unlimited Household')).toEqual([
        'probable',
        'Chase Freedom Unlimited',
      ])
    })

    it('are only probable if the bank is another one', () => {
      expect(recognize('Example Aggregator', 'Double Cash')).toEqual(['probable', 'Citi Double Cash'])
    })
  })

  describe('names that fit no card', () => {
    it.each([
      ['Chase', 'CREDIT CARD'],
      ['Chase', 'Ultimate Rewards®'],
      ['First Platypus Bank', 'Plaid Gold Standard 0% Interest Credit Card'],
      ['First Platypus Bank', ''],
      ['Example Harbor Bank', 'Example Harbor Rewards Card'],
    ])('%s, %s: unknown', (institution, officialName) => {
      expect(recognize(institution, officialName, 'Plaid Credit Card')).toBeNull()
    })
  })

  it('reads only the beginning of a very long name', () => {
    expect(recognize('Chase', `${'freedom '.repeat(100)} unlimited`)).toEqual(['sure', 'Chase Freedom'])
  })
})
