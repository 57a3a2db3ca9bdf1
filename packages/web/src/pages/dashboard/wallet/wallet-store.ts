/** The search for a wallet over time: every change asks anew, and calls off what is still being searched. */
import type { BreakEven, HeldCard, Lever, NextCard, WalletAnswer, WhyNot } from '@cardsight/engine'
import { noLimits, obstaclesOf, type PersonalLimits } from '../../../features/wallet/obstacles.ts'
import type { RemoteWallets } from '../../../worker/open-wallets.ts'
import type { WalletShelf } from '../../../worker/wallet-cards.ts'
import {
  defaultWalletSettings,
  type WalletSettings,
  type WalletSpend,
} from '../../../worker/wallet-question.ts'

export type WalletState = Readonly<{
  /** Null until the worker has answered for the first time. */
  shelf: WalletShelf | null
  settings: WalletSettings
  limits: PersonalLimits
  spend: WalletSpend | null
  answer: WalletAnswer | null
  next: readonly NextCard[] | null
  held: readonly HeldCard[] | null
  breakEvens: readonly BreakEven[] | null
  /** From 0 to 1 while a search is under way. */
  progress: number | null
  isFailed: boolean
}>

export type WalletStore = ReturnType<typeof createWalletStore>

const nothingFound = { answer: null, next: null, held: null, breakEvens: null } as const

const initial: WalletState = {
  shelf: null,
  settings: defaultWalletSettings,
  limits: noLimits,
  spend: null,
  ...nothingFound,
  progress: null,
  isFailed: false,
}

export function createWalletStore(open: (onProgress: (done: number) => void) => RemoteWallets) {
  let state = initial
  let worker: RemoteWallets | null = null
  let searchId = 0
  const listeners = new Set<() => void>()

  const set = (changes: Partial<WalletState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) {
      listener()
    }
  }
  const wallets = (): RemoteWallets => {
    worker ??= open((done) => set({ progress: done }))
    return worker
  }
  /** A worker that searches cannot hear: ending it is the only way to call it off. */
  const callOff = () => {
    searchId += 1
    if (state.progress !== null) {
      worker?.close()
      worker = null
    }
    set({ progress: null })
  }

  const search = async () => {
    callOff()
    const { spend, settings } = state
    if (spend === null) {
      return
    }
    const id = searchId
    const found = (changes: Partial<WalletState>) => {
      if (id === searchId) {
        set(changes)
      }
    }
    found({ progress: 0, isFailed: false })
    try {
      const remote = wallets()
      const answer = await remote.ask('best', spend, settings)
      found({ ...nothingFound, answer })
      found({ next: await remote.ask('next', spend, settings) })
      found({ held: settings.held.length === 0 ? [] : await remote.ask('review', spend, settings, {}) })
      found({ progress: null })
    } catch {
      found({ progress: null, isFailed: true })
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
    warmUp: async () => {
      await wallets()
        .ask('shelf')
        .then(
          (shelf) => set({ shelf }),
          () => set({ isFailed: true }),
        )
    },
    setSpend: (spend: WalletSpend) => change({ spend }),
    setSettings: (settings: WalletSettings) => {
      const size = ([1, 2, 3, 4] as const).find(
        (known) => known >= Math.max(settings.size, settings.held.length),
      )
      return change({ settings: { ...settings, size: size ?? 4 } })
    },
    setLimits: (limits: PersonalLimits) => {
      const obstacles = obstaclesOf(limits, state.shelf?.cards ?? [])
      return change({ limits, settings: { ...state.settings, obstacles } })
    },
    retry: search,
    cancel: callOff,
    askWhyNot: async (cardId: string): Promise<WhyNot | null> => {
      const { spend, settings, answer } = state
      return spend === null || answer === null
        ? null
        : wallets().ask('whyNot', spend, settings, answer, cardId)
    },
    findBreakEvens: async (levers: readonly Lever[]) => {
      const { spend, settings, answer } = state
      if (spend !== null && answer !== null) {
        set({ breakEvens: await wallets().ask('breakEvens', spend, settings, answer, levers) })
      }
    },
    close: () => {
      worker?.close()
      worker = null
      state = initial
    },
  }
}
