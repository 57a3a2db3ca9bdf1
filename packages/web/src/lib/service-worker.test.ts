import { describe, expect, it, vi } from 'vitest'
import source from '../../public/service-worker.js?raw'

/** The service worker, in place of a browser's. */
function start({ isRefused = false } = {}) {
  const listeners = new Map<string, (event: object) => void>()
  const subscribe = vi.fn(async (_options: object) => {
    if (isRefused) {
      throw new DOMException('no permission', 'NotAllowedError')
    }
  })
  const page = { postMessage: vi.fn() }
  const self = {
    addEventListener: (kind: string, listener: (event: object) => void) => listeners.set(kind, listener),
    clients: { matchAll: async () => [page] },
    registration: { pushManager: { subscribe } },
  }
  new Function('self', source)(self)
  const dispatch = async (kind: string, event: object) => {
    const work: Promise<unknown>[] = []
    listeners.get(kind)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) })
    await Promise.all(work)
    return work.length
  }
  return { dispatch, subscribe, page }
}

describe('a subscription that the browser changes', () => {
  const options = { applicationServerKey: new Uint8Array([4, 1]).buffer, userVisibleOnly: true }

  it('is made again with the same key, and open pages tell the server', async () => {
    const { dispatch, subscribe, page } = start()
    expect(await dispatch('pushsubscriptionchange', { oldSubscription: { options } })).toBe(1)
    expect(subscribe).toHaveBeenCalledExactlyOnceWith(options)
    expect(page.postMessage).toHaveBeenCalledExactlyOnceWith({ kind: 'push-changed' })
  })

  it.each([
    ['the browser made it again', { oldSubscription: { options }, newSubscription: { options } }],
    ['nobody knows the key', {}],
  ])('is not made again if %s, and open pages tell the server', async (_, event) => {
    const { dispatch, subscribe, page } = start()
    await dispatch('pushsubscriptionchange', event)
    expect(subscribe).not.toHaveBeenCalled()
    expect(page.postMessage).toHaveBeenCalledOnce()
  })

  it('ends without permission', async () => {
    const { dispatch, page } = start({ isRefused: true })
    await dispatch('pushsubscriptionchange', { oldSubscription: { options } })
    expect(page.postMessage).toHaveBeenCalledOnce()
  })
})
