/** The search for a wallet over time: every change asks anew, and calls off what is still being searched. */
import type { SensitivityParameter, WhyNot } from '@cardsight/engine/wallet'
import { obstaclesOf, type PersonalLimits } from '../../../features/wallet/obstacles.ts'
import type { RemoteWallets } from '../../../worker/open-wallets.ts'
import type { WalletSettings, WalletSpend } from '../../../worker/wallet-question.ts'
import { companionsUnknown, nothingAsked, type WalletState } from './wallet-state.ts'

export type WalletStore = ReturnType<typeof createWalletStore>

export function createWalletStore(open: (onProgress: (done: number) => void) => RemoteWallets) {
  let state = nothingAsked
  let worker: RemoteWallets | null = null
  let waiting = 0
  let searchId = 0
  let isClosed = false
  const listeners = new Set<() => void>()

  const set = (changes: Partial<WalletState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) {
      listener()
    }
  }
  /** One thing is asked at a time: what the worker reports is how far that is. */
  const showProgress = (done: number) => {
    if (state.progress !== null) {
      set({ progress: done })
    } else if (state.curve !== null && state.curve.progress !== null) {
      set({ curve: { ...state.curve, progress: done } })
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
    waiting += 1
    return openedWorker()
      .ask(name, ...args)
      .finally(() => {
        waiting -= 1
      })
  }
  /** A worker that searches cannot hear: ending it is the only way to call it off. */
  const endSearch = () => {
    searchId += 1
    if (waiting > 0) {
      closeWorker()
    }
  }
  /** Changes the state only for as long as nothing else was asked. */
  const forThisSearch = () => {
    const id = searchId
    return (changes: Partial<WalletState>) => {
      if (id === searchId) {
        set(changes)
      }
    }
  }
  /** A search that is called off takes the worker along, and what it was asked before: that is asked again. */
  const loadShelf = async () => {
    isClosed = false
    while (state.shelf === null && !isClosed) {
      const asked = openedWorker()
      try {
        set({ shelf: await asked.ask('shelf') })
      } catch (error) {
        if (asked === worker) {
          throw error
        }
      }
    }
  }
  const warmUp = () => loadShelf().catch(() => set({ isFailed: true }))

  const search = async () => {
    endSearch()
    const { spend, settings } = state
    if (spend === null) {
      set({ progress: null })
      return
    }
    const tell = forThisSearch()
    tell({ progress: 0, isFailed: false, isCalledOff: false })
    try {
      const [answer] = await Promise.all([ask('best', spend, settings), loadShelf()])
      const id = searchId
      tell({ ...companionsUnknown, found: { id, spend, settings, answer }, progress: null })
      tell({ next: await ask('next', spend, settings) })
      tell({ held: settings.held.length === 0 ? [] : await ask('review', spend, settings) })
    } catch {
      tell({ progress: null, isFailed: true })
    }
  }
  const change = (changes: Partial<WalletState>) => {
    set(changes)
    return search()
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Loads the worker and the list of cards. */
    warmUp,
    setSpend: (spend: WalletSpend) => change({ spend }),
    setSettings: (settings: WalletSettings) => change({ settings: withRoom(settings) }),
    setQuestion: (spend: WalletSpend, settings: WalletSettings) =>
      change({ spend, settings: withRoom(settings) }),
    setLimits: (limits: PersonalLimits) => {
      const obstacles = obstaclesOf(limits, state.shelf?.cards ?? [])
      return change({ limits, settings: { ...state.settings, obstacles } })
    },
    retry: () => {
      set({ isFailed: false })
      return state.spend === null ? warmUp() : search()
    },
    cancel: () => {
      endSearch()
      set({ progress: null, isCalledOff: true })
    },
    askWhyNot: async (cardId: string): Promise<WhyNot | null> => {
      const { found } = state
      return found === null ? null : ask('whyNot', found.spend, found.settings, found.answer, cardId)
    },
    findCurve: async (parameter: SensitivityParameter) => {
      const asked = state.found
      if (asked === null) {
        return
      }
      const tell = forThisSearch()
      tell({ curve: { parameter, curve: null, progress: 0, isFailed: false } })
      try {
        const curve = await ask('curve', asked.spend, asked.settings, parameter)
        tell({ curve: { parameter, curve, progress: null, isFailed: false } })
      } catch {
        tell({ curve: { parameter, curve: null, progress: null, isFailed: true } })
      }
    },
    cancelCurve: () => {
      endSearch()
      set({ curve: null })
      if (state.next === null || state.held === null) {
        void search()
      }
    },
    close: () => {
      endSearch()
      isClosed = true
      closeWorker()
      state = nothingAsked
    },
  }
}

/** A wallet has room at least for the cards that are held. */
function withRoom(settings: WalletSettings): WalletSettings {
  return { ...settings, size: Math.max(settings.size, settings.held.length) }
}
