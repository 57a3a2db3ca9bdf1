import { noYourCards, type YourCards } from '@cardsight/contract/your-cards'
import { afterEach, expect, it } from 'vitest'
import { clearAll, readText, writeText } from '../../lib/storage.ts'
import { yourCardsKeys } from '../../lib/your-cards-keys.ts'
import {
  mergeCards,
  newCard,
  readStoredYourCards,
  withAccount,
  withCard,
  withCardAt,
  withoutCard,
  writeStoredYourCards,
} from './stored-your-cards.ts'

afterEach(clearAll)

const one = withCard(noYourCards, newCard(noYourCards, 'gold'))

it('returns what was stored, as the same object', () => {
  expect(readStoredYourCards()).toEqual(noYourCards)
  writeStoredYourCards(one)
  expect(readStoredYourCards()).toBe(one)
  expect(JSON.parse(readText('local', yourCardsKeys.yourCards) ?? '')).toEqual(one)
})

it('reads what another tab has stored', () => {
  writeText('local', yourCardsKeys.yourCards, JSON.stringify(one))
  expect(readStoredYourCards()).toEqual(one)
  expect(readStoredYourCards()).toBe(readStoredYourCards())
})

it('is cleared with everything else of ours', () => {
  writeStoredYourCards(one)
  clearAll()
  expect(readStoredYourCards()).toEqual(noYourCards)
})

it('keeps a list that it can’t read, also after the next change', async () => {
  const broken = '{"version":7,"cards":[{"id":"gold"}]}'
  writeText('local', yourCardsKeys.yourCards, broken)
  expect(readStoredYourCards()).toEqual(noYourCards)
  await Promise.resolve()
  writeStoredYourCards(one)
  expect(readText('local', yourCardsKeys.unreadYourCards)).toBe(broken)
})

it('reads an opening date after today: the clock of the browser may be late', () => {
  const future = { ...one, cards: one.cards.map((card) => ({ ...card, opened: '2099-01-01' })) }
  writeText('local', yourCardsKeys.yourCards, JSON.stringify(future))
  expect(readStoredYourCards()).toEqual(future)
})

function listOf(...cardIds: string[]): YourCards {
  return cardIds.reduce((list, cardId) => withCard(list, newCard(list, cardId)), noYourCards)
}

const idsOf = ({ cards }: YourCards) => cards.map(({ id }) => id)

it('gives the second card of a product an id of its own', () => {
  expect(idsOf(listOf('gold', 'gold', 'flex', 'gold'))).toEqual(['gold', 'gold-2', 'flex', 'gold-3'])
})

it('takes the account and its last digits', () => {
  expect(newCard(noYourCards, 'gold', { id: 'a1', mask: '1234' })).toMatchObject({
    accountIds: ['a1'],
    mask: '1234',
  })
  expect(newCard(noYourCards, 'gold', { id: 'a1', mask: 'x1' }).mask).toBeUndefined()
})

it('puts a removed card back where it was, once', () => {
  const list = listOf('a', 'b', 'c')
  const [, b] = list.cards
  if (b === undefined) {
    throw new Error('no second card')
  }
  const rest = withoutCard(list, 'b')
  expect(idsOf(rest)).toEqual(['a', 'c'])
  expect(idsOf(withCardAt(rest, b, 1))).toEqual(['a', 'b', 'c'])
  expect(withCardAt(list, b, 1)).toBe(list)
})

it('merges a guest’s cards into the account’s without removing or repeating any', () => {
  const account = listOf('gold', 'flex')
  const linked = { ...account, cards: account.cards.map((card) => ({ ...card, accountIds: [card.id] })) }
  const guest = listOf('flex', 'double')
  const merged = mergeCards(linked, {
    ...guest,
    cards: guest.cards.map((card) => ({ ...card, nickname: 'Mine', accountIds: ['gold', 'own'] })),
  })
  expect(idsOf(merged)).toEqual(['gold', 'flex', 'double'])
  // The account's flex has no nickname, and its gold account can't belong to two cards.
  expect(merged.cards.map(({ nickname, accountIds }) => [nickname, accountIds])).toEqual([
    [undefined, ['gold']],
    [undefined, ['flex']],
    ['Mine', ['own']],
  ])
})

it('never has more than 200 cards, and keeps those of the account', () => {
  const cardIds = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => `${name}-${index}`)
  const account = listOf(...cardIds(198, 'account'))
  const merged = mergeCards(account, listOf(...cardIds(5, 'guest')))
  expect(idsOf(merged)).toEqual([...idsOf(account), 'guest-0', 'guest-1'])
  expect(withCard(merged, newCard(merged, 'gold'))).toBe(merged)
})

it('gives an account to a card without a linked one, and another card of the product its own', () => {
  const account = (id: string, mask: string) => ({ id, mask })
  const add = (list: YourCards, one: { id: string; mask: string }, linked: readonly string[]) =>
    withAccount(list, 'gold', one, new Set(linked))
  const accountsIn = ({ cards }: YourCards) => cards.map(({ id, mask, accountIds }) => [id, mask, accountIds])

  const first = add(listOf('gold'), account('a1', '1234'), ['a1', 'b1'])
  const both = add(first, account('b1', '5678'), ['a1', 'b1'])
  expect(accountsIn(both)).toEqual([
    ['gold', '1234', ['a1']],
    ['gold-2', '5678', ['b1']],
  ])
  // The bank was linked again, so its accounts have new ids.
  const again = ['b2', 'a2']
  expect(accountsIn(add(add(both, account('b2', '5678'), again), account('a2', '1234'), again))).toEqual([
    ['gold', '1234', ['a1', 'a2']],
    ['gold-2', '5678', ['b1', 'b2']],
  ])
})
