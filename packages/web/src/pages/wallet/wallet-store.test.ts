import { type DayRange, parseDay } from '@cardsight/engine/dates'
import type { WalletAnswer } from '@cardsight/engine/wallet'
import { describe, expect, it } from 'vitest'
import { answerOf, walletOf } from '../../testing/wallet-answer.ts'
import type { RemoteWallets } from '../../worker/open-wallets.ts'
import type { WalletSettings, WalletSpend } from '../../worker/wallet-question.ts'
import { createWalletStore } from './wallet-store.ts'

const window: DayRange = { first: parseDay('2025-11-16'), last: parseDay('2026-11-15') }
const spend: WalletSpend = { kind: 'purchases', purchases: [], window }

/** Workers whose replies to `best` the test controls. */
function createWorkers() {
  const asked: { settings: WalletSettings; answer: (total: number) => void; fail: () => void }[] = []
  let closed = 0
  const open = (): RemoteWallets => ({
    // One function for all methods: the compiler can't relate each name to its return type.
    ask: (async (name: string, _spend: unknown, settings: WalletSettings) => {
      if (name === 'best') {
        return new Promise<WalletAnswer>((resolve, reject) => {
          asked.push({
            settings,
            answer: (total) => resolve(answerOf(walletOf({ a: total }))),
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
  return { open, asked, closed: () => closed }
}

describe('the wallet store', () => {
  it('loads the best wallet, then its details', async () => {
    const { open, asked } = createWorkers()
    const store = createWalletStore(open)
    const searching = store.setSpend(spend)
    expect(store.getState().progress).toBe(0)
    await Promise.resolve()
    asked[0]?.answer(500)
    await searching
    expect(store.getState()).toMatchObject({
      found: { answer: { best: { total: 500 } } },
      next: [],
      reviews: [],
      progress: null,
    })
  })

  it('cancels a running search when the input changes, and uses only the later answer', async () => {
    const { open, asked, closed } = createWorkers()
    const store = createWalletStore(open)
    const first = store.setSpend(spend)
    const second = store.setSettings({ ...store.getState().settings, size: 3 })
    expect(closed()).toBe(1)
    asked[1]?.answer(700)
    asked[0]?.answer(100)
    await Promise.all([first, second])
    expect(store.getState().found?.answer.best.total).toBe(700)
    expect(asked[1]?.settings.size).toBe(3)
  })

  it('raises the size to the number of owned cards', async () => {
    const { open } = createWorkers()
    const store = createWalletStore(open)
    await store.setSettings({ ...store.getState().settings, size: 2, owned: ['a', 'b', 'c', 'd', 'e', 'f'] })
    expect(store.getState().settings.size).toBe(6)
  })

  it('reports a failure, and searches again on retry', async () => {
    const { open, asked } = createWorkers()
    const store = createWalletStore(open)
    const failing = store.setSpend(spend)
    await Promise.resolve()
    asked[0]?.fail()
    await failing
    expect(store.getState()).toMatchObject({ isFailed: true, progress: null })
    const again = store.retry()
    expect(store.getState().isFailed).toBe(false)
    asked[1]?.answer(300)
    await again
    expect(store.getState().found?.answer.best.total).toBe(300)
  })

  it('can be canceled', () => {
    const { open, closed } = createWorkers()
    const store = createWalletStore(open)
    void store.setSpend(spend)
    store.cancel()
    expect(store.getState()).toMatchObject({ progress: null, isCanceled: true, isFailed: false })
    expect(closed()).toBe(1)
  })

  it('keeps the last answer and its settings during the next search and after canceling it', async () => {
    const { open, asked } = createWorkers()
    const store = createWalletStore(open)
    const first = store.setSpend(spend)
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
