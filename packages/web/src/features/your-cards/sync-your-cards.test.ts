import { noYourCards, type YourCards } from '@cardsight/contract/your-cards'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newCard, withCard } from './stored-your-cards.ts'
import { type SyncMark, syncYourCards } from './sync-your-cards.ts'

const listOf = (...ids: string[]): YourCards =>
  ids.reduce((list, id) => withCard(list, newCard(list, id)), noYourCards)

function setUp(options: { browser: YourCards; mark: SyncMark; account: YourCards | null }) {
  let cards: YourCards | null = options.browser
  let mark = options.mark
  let listener = () => {}
  const server = { cards: options.account, saves: 0, isDown: false }
  const problems: boolean[] = []
  const write = (next: YourCards) => {
    cards = next
    listener()
  }
  const stop = syncYourCards(
    {
      read: () => cards ?? noYourCards,
      write,
      isStored: () => cards !== null,
      subscribe: (onChange) => {
        listener = onChange
        return () => {
          listener = () => {}
        }
      },
      mark: () => mark,
      setMark: (next) => {
        mark = next
      },
    },
    {
      load: async () => {
        if (server.isDown) {
          throw new Error('down')
        }
        return server.cards
      },
      save: async (next) => {
        if (server.isDown) {
          throw new Error('down')
        }
        server.cards = next
        server.saves += 1
      },
    },
    (isFailing) => problems.push(isFailing),
  )
  const clear = () => {
    cards = null
    listener()
  }
  return { server, problems, write, clear, stop, read: () => cards, mark: () => mark }
}

const wait = (ms = 2000) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

it('adds a guest’s cards to the account’s at sign-in', async () => {
  const { server, read, mark } = setUp({
    browser: listOf('double', 'gold'),
    mark: 'guest',
    account: listOf('gold', 'flex'),
  })
  await wait()
  const ids = ['gold', 'flex', 'double']
  expect(read()?.cards.map(({ id }) => id)).toEqual(ids)
  expect(server.cards?.cards.map(({ id }) => id)).toEqual(ids)
  expect(mark()).toBe('saved')
})

it('saves a guest’s cards in an account without any, and nothing if there are none', async () => {
  const first = setUp({ browser: listOf('gold'), mark: 'guest', account: null })
  const second = setUp({ browser: noYourCards, mark: 'guest', account: null })
  await wait()
  expect(first.server.cards).toEqual(listOf('gold'))
  expect(second.server.saves).toBe(0)
})

it('takes the account’s list if this browser has no change: a card removed elsewhere stays removed', async () => {
  const { server, read } = setUp({
    browser: listOf('gold', 'flex'),
    mark: 'saved',
    account: listOf('gold'),
  })
  await wait()
  expect(read()).toEqual(listOf('gold'))
  expect(server.saves).toBe(0)
})

it('sends several changes once, and a change that an earlier visit couldn’t send', async () => {
  const { server, write } = setUp({ browser: listOf('gold'), mark: 'unsent', account: listOf('old') })
  await wait()
  expect(server.cards).toEqual(listOf('gold'))
  write(listOf('gold', 'a'))
  write(listOf('gold', 'a', 'b'))
  await wait()
  expect(server.cards).toEqual(listOf('gold', 'a', 'b'))
  expect(server.saves).toBe(2)
})

it('says that saving fails, keeps the cards, and saves them later', async () => {
  const { server, write, problems, read, mark } = setUp({
    browser: listOf('gold'),
    mark: 'saved',
    account: listOf('gold'),
  })
  await wait()
  server.isDown = true
  write(listOf('gold', 'flex'))
  await wait()
  expect(problems.at(-1)).toBe(true)
  expect([read(), mark()]).toEqual([listOf('gold', 'flex'), 'unsent'])
  server.isDown = false
  await wait(30_000)
  expect(problems.at(-1)).toBe(false)
  expect(server.cards).toEqual(listOf('gold', 'flex'))
})

it('leaves the account’s cards when signing out clears the browser', async () => {
  const { server, write, clear } = setUp({
    browser: listOf('gold'),
    mark: 'saved',
    account: listOf('gold'),
  })
  await wait()
  write(listOf('gold', 'flex'))
  clear()
  await wait(30_000)
  expect(server.cards).toEqual(listOf('gold'))
})
