/** Store of the wallet page. Every change of the input cancels the running search and starts a new one. */
import { isSameProfile, type Profile } from '@cardsight/contract/profile'
import type { SensitivityParameter, WhyNot } from '@cardsight/engine/wallet'
import { createStore } from 'zustand/vanilla'
import { obstaclesOf, type PersonalLimits } from '../../features/wallet/obstacles.ts'
import type { RemoteWallets } from '../../worker/open-wallets.ts'
import type { WalletSettings, WalletSpend } from '../../worker/wallet-question.ts'
import { initialWalletState, noDetails, type WalletState } from './wallet-state.ts'

export type WalletStore = ReturnType<typeof createWalletStore>

export function createWalletStore(open: (onProgress: (done: number) => void) => RemoteWallets) {
  const { getState, setState, subscribe } = createStore<WalletState>(() => initialWalletState)
  let worker: RemoteWallets | null = null
  let pendingCalls = 0
  let searchId = 0
  let isClosed = false

  /** The worker runs one search at a time, so its progress belongs to the running one. */
  const showProgress = (done: number) => {
    const { progress, curve } = getState()
    if (progress !== null) {
      setState({ progress: done })
    } else if (curve !== null && curve.progress !== null) {
      setState({ curve: { ...curve, progress: done } })
    }
  }
  const openedWorker = (): RemoteWallets => {
    worker ??= open(showProgress)
    return worker
  }
  const closeWorker = () => {
    worker?.close()
    worker = null
  }
  const ask: RemoteWallets['ask'] = (name, ...args) => {
    pendingCalls += 1
    return openedWorker()
      .ask(name, ...args)
      .finally(() => {
        pendingCalls -= 1
      })
  }
  /** A searching worker doesn't receive messages, so closing it is the only way to cancel. */
  const endSearch = () => {
    searchId += 1
    if (pendingCalls > 0) {
      closeWorker()
    }
  }
  /** Returns a `setState` that does nothing once another search has started. */
  const updaterForSearch = () => {
    const id = searchId
    return (changes: Partial<WalletState>) => {
      if (id === searchId) {
        setState(changes)
      }
    }
  }
  /** Canceling a search closes the worker and loses the pending request, so it is sent again. */
  const loadCatalog = async () => {
    isClosed = false
    while (getState().catalog === null && !isClosed) {
      const current = openedWorker()
      try {
        setState({ catalog: await current.ask('catalog') })
      } catch (error) {
        if (current === worker) {
          throw error
        }
      }
    }
  }
  const warmUp = () => loadCatalog().catch(() => setState({ isFailed: true }))

  const search = async () => {
    endSearch()
    const { spend, settings } = getState()
    if (spend === null) {
      setState({ progress: null })
      return
    }
    const update = updaterForSearch()
    update({ progress: 0, isFailed: false, isCanceled: false })
    try {
      const [answer] = await Promise.all([ask('best', spend, settings), loadCatalog()])
      const id = searchId
      update({ ...noDetails, found: { id, spend, settings, answer }, progress: null })
      update({ next: await ask('next', spend, settings) })
      update({ reviews: settings.owned.length === 0 ? [] : await ask('review', spend, settings) })
    } catch {
      update({ progress: null, isFailed: true })
    }
  }
  const change = (changes: Partial<WalletState>) => {
    setState(changes)
    return search()
  }

  return {
    getState,
    subscribe,
    /** Starts the worker and loads the catalog. */
    warmUp,
    setSpend: (spend: WalletSpend) => change({ spend }),
    setSettings: (settings: WalletSettings) => change({ settings: withMinimumSize(settings) }),
    setQuestion: (spend: WalletSpend, settings: WalletSettings) =>
      change({ spend, settings: withMinimumSize(settings) }),
    setProfile: async (profile: Profile) => {
      const { settings } = getState()
      if (!isSameProfile(settings.profile, profile)) {
        await change({ settings: { ...settings, profile } })
      }
    },
    setLimits: (limits: PersonalLimits) => {
      const { catalog, settings } = getState()
      const obstacles = obstaclesOf(limits, catalog?.cards ?? [])
      return change({ limits, settings: { ...settings, obstacles } })
    },
    retry: () => {
      setState({ isFailed: false })
      return getState().spend === null ? warmUp() : search()
    },
    cancel: () => {
      endSearch()
      setState({ progress: null, isCanceled: true })
    },
    askWhyNot: async (cardId: string): Promise<WhyNot | null> => {
      const { found } = getState()
      return found === null ? null : ask('whyNot', found.spend, found.settings, found.answer, cardId)
    },
    findCurve: async (parameter: SensitivityParameter) => {
      const { found } = getState()
      if (found === null) {
        return
      }
      const update = updaterForSearch()
      update({ curve: { parameter, curve: null, progress: 0, isFailed: false } })
      try {
        const curve = await ask('curve', found.spend, found.settings, parameter)
        update({ curve: { parameter, curve, progress: null, isFailed: false } })
      } catch {
        update({ curve: { parameter, curve: null, progress: null, isFailed: true } })
      }
    },
    cancelCurve: () => {
      endSearch()
      setState({ curve: null })
      const { next, reviews } = getState()
      if (next === null || reviews === null) {
        void search()
      }
    },
    close: () => {
      endSearch()
      isClosed = true
      closeWorker()
      setState(initialWalletState, true)
    },
  }
}

/** A wallet has at least as many cards as the user owns. */
function withMinimumSize(settings: WalletSettings): WalletSettings {
  return { ...settings, size: Math.max(settings.size, settings.owned.length) }
}
