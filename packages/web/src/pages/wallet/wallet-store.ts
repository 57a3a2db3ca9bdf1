/** Store of the wallet page. Every change of the input starts a new search, and only the newest answer is shown. */
import { isSameProfile, type Profile } from '@cardsight/contract/profile'
import type { SensitivityParameter, WhyNot } from '@cardsight/engine/wallet'
import { createStore } from 'zustand/vanilla'
import { obstaclesOf, type PersonalLimits } from '../../features/wallet/obstacles.ts'
import type { openWallets } from '../../worker/open-wallets.ts'
import type { WalletAdvice } from '../../worker/wallet-advice.ts'
import type { WalletSettings, WalletSpend } from '../../worker/wallet-question.ts'
import { type FoundAnswer, initialWalletState, noDetails, type WalletState } from './wallet-state.ts'
import { createWalletWorker, pause } from './wallet-worker.ts'

/** Someone who types starts the next search before this, and shouldn't wait for details that nobody sees. */
const DETAILS_AFTER_MS = 300

export type WalletStore = ReturnType<typeof createWalletStore>

export function createWalletStore(open: typeof openWallets) {
  const { getState, setState, subscribe } = createStore<WalletState>(() => initialWalletState)
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
  const worker = createWalletWorker(open, showProgress)
  const endSearch = () => {
    searchId += 1
    worker.closeIfBusy()
  }
  const isNewest = (id: number) => id === searchId
  /** Returns a `setState` that does nothing once another search has started. */
  const updaterFor = (id: number) => (changes: Partial<WalletState>) => {
    if (isNewest(id)) {
      setState(changes)
    }
  }
  /** Canceling a search closes the worker and loses the pending request, so it is sent again. */
  const loadCatalog = async () => {
    isClosed = false
    while (getState().catalog === null && !isClosed) {
      const catalog = await worker.loadCatalog()
      if (catalog !== null) {
        setState({ catalog })
      }
    }
  }
  const warmUp = () => loadCatalog().catch(() => setState({ isFailed: true }))

  const search = async () => {
    searchId += 1
    const id = searchId
    const update = updaterFor(id)
    const { spend, settings } = getState()
    const hasDebt = settings.profile.debt !== null
    update({ isFailed: false, isCanceled: false, progress: spend === null && !hasDebt ? null : 0 })
    if (spend === null && !hasDebt) {
      update({ ...noDetails, found: null, debt: null })
      return
    }
    await worker.free(() => isNewest(id))
    if (!isNewest(id)) {
      return
    }
    try {
      if (spend === null || hasDebt) {
        const [debt] = await Promise.all([worker.ask('debt', settings.profile), loadCatalog()])
        update({ ...noDetails, found: null, debt, progress: null })
        return
      }
      const [advice] = await Promise.all([worker.ask('advise', spend, settings), loadCatalog()])
      update({ ...noDetails, found: { ...advice, id, spend, settings }, debt: null, progress: null })
      await loadDetails(id, spend, settings, advice)
    } catch {
      update({ progress: null, isFailed: true })
    }
  }
  /** Nothing is asked about an answer that is outdated. */
  const loadDetails = async (
    id: number,
    spend: WalletSpend,
    settings: WalletSettings,
    { answer }: WalletAdvice,
  ) => {
    const update = updaterFor(id)
    if (isNewest(id)) {
      const wallet = answer.best.cards.map(({ cardId }) => cardId)
      update({
        reviews: settings.owned.length === 0 ? [] : await worker.ask('review', spend, settings, wallet),
      })
    }
    await pause(DETAILS_AFTER_MS)
    if (isNewest(id)) {
      update({ next: await worker.ask('next', spend, settings) })
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
    /** Null if no amount is typed. */
    setSpend: (spend: WalletSpend | null) => change({ spend }),
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
      return found === null
        ? null
        : worker.ask('whyNot', found.spend, searchedSettings(found), found.answer, cardId)
    },
    findCurve: async (parameter: SensitivityParameter) => {
      const { found, curve: last } = getState()
      if (found === null) {
        return
      }
      const update = updaterFor(searchId)
      // The last chart stays until the next one is there.
      update({ curve: { parameter, curve: last?.curve ?? null, progress: 0, isFailed: false } })
      try {
        const curve = await worker.ask('curve', found.spend, searchedSettings(found), parameter)
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
      searchId += 1
      isClosed = true
      worker.close()
      setState(initialWalletState, true)
    },
  }
}

/** The settings that an answer is the best wallet for: with fewer cards, if small ones are left out. */
function searchedSettings({ settings, size }: FoundAnswer): WalletSettings {
  return { ...settings, size }
}

/** A wallet has at least as many cards as the user owns. */
function withMinimumSize(settings: WalletSettings): WalletSettings {
  return { ...settings, size: Math.max(settings.size, settings.owned.length) }
}
