import { type DayRange, parseDay } from '@cardsight/engine/dates'
import { describe, expect, it } from 'vitest'
import { adviceOf, answerOf, walletOf } from '../testing/wallet-answer.ts'
import type { RemoteWallets } from '../worker/open-workers.ts'
import type { WalletAdvice } from '../worker/wallet-calculator.ts'
import type { WalletSettings, WalletSpend } from '../worker/wallet-question.ts'
import { createWalletStore } from './wallet-store.ts'

const window: DayRange = { first: parseDay('2025-11-16'), last: parseDay('2026-11-15') }
const spend: WalletSpend = { kind: 'purchases', purchases: [], window }

/** Workers whose replies to `advise` the test controls. */
function createWorkers() {
  const asked: { settings: WalletSettings; answer: (total: number) => void; fail: () => void }[] = []
  let closed = 0
  const open = (): RemoteWallets => ({
    // One function for all methods: the compiler can't relate each name to its return type.
    ask: (async (name: string, _spend: unknown, settings: WalletSettings) => {
      if (name === 'advise') {
        return new Promise<WalletAdvice>((resolve, reject) => {
          asked.push({
            settings,
            answer: (total) => resolve(adviceOf(answerOf(walletOf({ a: total })))),
            fail: () => reject(new Error('no')),
          })
        })
      }
      return name === 'catalog'
        ? { cards: [], programs: [], profileOptions: { programs: [], memberships: [], credits: [] } }
        : []
    }) as never,
    close: () => {
      closed += 1
    },
  })
  const isAsked = (count: number) => expect.poll(() => asked.length).toBe(count)
  return { open, asked, closed: () => closed, isAsked }
}

describe('the wallet store', () => {
  it('loads the best wallet, then its details', async () => {
    const { open, asked, isAsked } = createWorkers()
    const store = createWalletStore(open)
    const searching = store.setSpend(spend)
    expect(store.getState().progress).toBe(0)
    await isAsked(1)
    asked[0]?.answer(500)
    await searching
    expect(store.getState()).toMatchObject({
      found: { answer: { best: { total: 500 } }, reviews: [] },
      next: [],
      added: [],
      progress: null,
    })
  })

  it('shows only the newest answer if the input changes during a search', async () => {
    const { open, asked, closed, isAsked } = createWorkers()
    const store = createWalletStore(open)
    const first = store.setSpend(spend)
    await isAsked(1)
    const second = store.setSettings({ ...store.getState().settings, size: 3 })
    const third = store.setSettings({ ...store.getState().settings, size: 4 })
    asked[0]?.answer(100)
    await isAsked(2)
    expect(store.getState().found).toBeNull()
    asked[1]?.answer(700)
    await Promise.all([first, second, third])
    expect(store.getState().found?.answer.best.total).toBe(700)
    expect(asked.map(({ settings }) => settings.size)).toEqual([2, 4])
    expect(closed()).toBe(0)
  })

  it('ends a search that takes long when the input changes', async () => {
    const { open, asked, closed, isAsked } = createWorkers()
    const store = createWalletStore(open)
    void store.setSpend(spend)
    await isAsked(1)
    const second = store.setSettings({ ...store.getState().settings, size: 3 })
    await isAsked(2)
    expect(closed()).toBe(1)
    asked[1]?.answer(700)
    asked[0]?.answer(100)
    await second
    expect(store.getState().found?.answer.best.total).toBe(700)
  })

  it('shows nothing once no amount is left', async () => {
    const { open, asked, isAsked } = createWorkers()
    const store = createWalletStore(open)
    const first = store.setSpend(spend)
    await isAsked(1)
    asked[0]?.answer(500)
    await first
    await store.setSpend(null)
    expect(store.getState()).toMatchObject({ found: null, progress: null })
  })

  it('raises the size to the number of owned cards', async () => {
    const { open } = createWorkers()
    const store = createWalletStore(open)
    await store.setSettings({ ...store.getState().settings, size: 2, owned: ['a', 'b', 'c', 'd', 'e', 'f'] })
    expect(store.getState().settings.size).toBe(6)
  })

  it('reports a failure, and searches again on retry', async () => {
    const { open, asked, isAsked } = createWorkers()
    const store = createWalletStore(open)
    const failing = store.setSpend(spend)
    await isAsked(1)
    asked[0]?.fail()
    await failing
    expect(store.getState()).toMatchObject({ isFailed: true, progress: null })
    const again = store.retry()
    expect(store.getState().isFailed).toBe(false)
    await isAsked(2)
    asked[1]?.answer(300)
    await again
    expect(store.getState().found?.answer.best.total).toBe(300)
  })

  it('can be canceled', async () => {
    const { open, closed, isAsked } = createWorkers()
    const store = createWalletStore(open)
    void store.setSpend(spend)
    await isAsked(1)
    store.cancel()
    expect(store.getState()).toMatchObject({ progress: null, isCanceled: true, isFailed: false })
    expect(closed()).toBe(1)
  })

  it('keeps the last answer and its settings during the next search and after canceling it', async () => {
    const { open, asked, isAsked } = createWorkers()
    const store = createWalletStore(open)
    const first = store.setSpend(spend)
    await isAsked(1)
    asked[0]?.answer(500)
    await first
    void store.setSettings({ ...store.getState().settings, size: 4 })
    expect(store.getState()).toMatchObject({ progress: 0, found: { answer: { best: { total: 500 } } } })
    store.cancel()
    expect(store.getState()).toMatchObject({
      isCanceled: true,
      settings: { size: 4 },
      found: { settings: { size: 2 } },
    })
  })

  it('loads the catalog even if a search is canceled before it arrives', async () => {
    const { open } = createWorkers()
    const store = createWalletStore(open)
    const warming = store.warmUp()
    void store.setSpend(spend)
    store.cancel()
    await warming
    expect(store.getState()).toMatchObject({ catalog: { cards: [] }, isFailed: false })
  })
})
