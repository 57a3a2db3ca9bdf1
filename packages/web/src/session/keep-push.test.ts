import { beforeEach, expect, it, vi } from 'vitest'
import type { Api } from '../api/client.ts'
import { hexHash, type PushCalls, type PushHere } from '../lib/push.ts'
import { storageKeys } from '../lib/storage.ts'
import { keepPush } from './keep-push.ts'

const subscribed = async (endpoint: string) => ({
  endpointHash: await hexHash(endpoint),
  subscription: { endpoint, keys: { p256dh: 'p', auth: 'a' } },
})
const [first, second] = [
  await subscribed('https://push.example.com/1'),
  await subscribed('https://push.example.com/2'),
]

beforeEach(() => {
  localStorage.clear()
  signIn('token')
})

const signIn = (token: string) => localStorage.setItem(storageKeys.authToken, token)

/** A browser with this subscription, and a server that knows these. */
function open(state: PushHere, known: readonly string[]) {
  const answer = (hashes: readonly string[]) => ({
    push: { publicKey: 'key', browsers: hashes.map((endpointHash) => ({ endpointHash })) },
  })
  const put = vi.fn((_path: string, _schema: unknown, body: { endpoint: string; replaces: string }) =>
    hexHash(body.endpoint).then((hash) => answer(known.includes(body.replaces) ? [hash] : [])),
  )
  const get = vi.fn(async () => answer(known))
  const here = {
    read: async () => state,
    turnOn: vi.fn(async () => second),
    turnOff: vi.fn(async () => {}),
  } satisfies PushCalls
  return { put, get, here, keep: () => keepPush({ put, get } as never as Api, here) }
}

it('tells the server once in a session', async () => {
  const { put, keep } = open(first, [first.endpointHash])
  await keep()
  await keep()
  expect(put.mock.calls.map(([, , body]) => body)).toEqual([
    { ...first.subscription, replaces: first.endpointHash },
  ])
  signIn('another')
  await keep()
  expect(put).toHaveBeenCalledTimes(2)
})

it('replaces a subscription that the browser changed', async () => {
  await open(first, [first.endpointHash]).keep()
  const { put, keep } = open(second, [first.endpointHash])
  await keep()
  expect(put.mock.calls.map(([, , body]) => body)).toEqual([
    { ...second.subscription, replaces: first.endpointHash },
  ])
})

it('S-WATCH-10: subscribes again if the browser lost its subscription', async () => {
  await open(first, [first.endpointHash]).keep()
  const { put, here, keep } = open(null, [first.endpointHash])
  await keep()
  expect(here.turnOn).toHaveBeenCalledExactlyOnceWith('key')
  expect(put.mock.calls[0]?.[2]).toEqual({ ...second.subscription, replaces: first.endpointHash })
})

it.each<[string, PushHere]>([
  ['with', first],
  ['without', null],
])('ends notifications that were removed elsewhere, %s a subscription', async (_, state) => {
  await open(first, [first.endpointHash]).keep()
  signIn('another')
  const { get, here, keep } = open(state, [])
  await keep()
  expect(localStorage.getItem(storageKeys.push)).toBeNull()
  expect(get).toHaveBeenCalledTimes(state === null ? 1 : 0)
  expect(here.turnOn).not.toHaveBeenCalled()
  expect(here.turnOff).toHaveBeenCalledTimes(state === null ? 0 : 1)
})

it('asks nothing where notifications are off', async () => {
  const { put, get, keep } = open(null, [])
  await keep()
  expect([put, get].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})

it('tries again at the next visit', async () => {
  const { put, keep } = open(first, [first.endpointHash])
  put.mockRejectedValueOnce(new Error('offline'))
  await expect(keep()).rejects.toThrow('offline')
  await keep()
  expect(put).toHaveBeenCalledTimes(2)
})
