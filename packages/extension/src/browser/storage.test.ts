import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserStorage } from '../testing/browser-storage.ts'
import { addCard, readStored, removeCard, serverOf, setKind, store, watchStored } from './storage.ts'

beforeEach(() => {
  vi.stubGlobal('chrome', browserStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const ownIds = async () => (await readStored('yourCards')).yourCards.cards.map(({ cardId }) => cardId)

it('starts with no cards and a server on this computer', async () => {
  expect(await readStored('yourCards', 'server', 'book')).toMatchObject({
    yourCards: { version: 1, cards: [] },
    server: 'http://localhost:3000',
    book: null,
  })
})

it('keeps each card once, until it is removed', async () => {
  await addCard('two-percent')
  await addCard('gas-card')
  await addCard('two-percent')
  expect(await ownIds()).toEqual(['gas-card', 'two-percent'])
  await removeCard('gas-card')
  expect(await ownIds()).toEqual(['two-percent'])
})

it('keeps what a person said that a site sells, until they undo it', async () => {
  await setKind('example.com', 'books')
  await setKind('example.org', 'dining')
  await setKind('example.com', null)
  expect((await readStored('kinds')).kinds).toEqual({ 'example.org': 'dining' })
})

it('calls back for the keys that are watched, and no longer after the end', async () => {
  const onChange = vi.fn()
  const stop = watchStored(['kinds'], onChange)
  await store({ server: 'https://other.example' })
  expect(onChange).not.toHaveBeenCalled()
  await setKind('example.com', 'books')
  expect(onChange).toHaveBeenCalledTimes(1)
  stop()
  await setKind('example.com', null)
  expect(onChange).toHaveBeenCalledTimes(1)
})

it.each([
  [' https://cardsight.example/account?tab=1 ', 'https://cardsight.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
  // Others could read along.
  ['http://cardsight.example', null],
  ['javascript:alert(1)', null],
  ['cardsight', null],
])('reads the address of a server: %s', (text, server) => {
  expect(serverOf(text)).toBe(server)
})
