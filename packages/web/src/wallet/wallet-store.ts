/** Store of the wallet page. Every change of the input starts a new search, and only the newest answer is shown. */
import { isSameProfile, type Profile } from '@cardsight/contract/profile'
import type { SensitivityParameter, WhyNot } from '@cardsight/engine/wallet'
import { createStore } from 'zustand/vanilla'
import { obstaclesOf, type PersonalLimits } from '../features/wallet/obstacles.ts'
import type { openWallets, RemoteWallets } from '../worker/open-workers.ts'
import type { WalletSettings, WalletSpend } from '../worker/wallet-question.ts'
import { type FoundAnswer, initialWalletState, noDetails, type WalletState } from './wallet-state.ts'

/** Someone who types starts the next search before this, and shouldn't wait for details that nobody sees. */
const DETAILS_AFTER_MS = 300

export type WalletStore = ReturnType<typeof createWalletStore>

export function createWalletStore(open: typeof openWallets) {
  const { getState, setState, subscribe } = createStore<WalletState>(() => initialWalletState)
  let searchId = 0
  let isClosed = false
  /** True if the catalog has business cards. */
  let catalogIsFor = false

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
  /**
   * Loads the cards, and business cards once they're for the person too. Canceling a search closes the worker and loses the
   * pending request, so it is sent again.
   */
  const loadCatalog = async () => {
    isClosed = false
    const { profile } = getState().settings
    while ((getState().catalog === null || catalogIsFor !== profile.hasBusiness) && !isClosed) {
      const catalog = await worker.loadCatalog(profile)
      if (catalog !== null) {
        catalogIsFor = profile.hasBusiness
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
      const wallet = advice.answer.best.cards.map(({ cardId }) => cardId)
      const hasReviews = settings.owned.length > 0 && isNewest(id)
      const reviews = hasReviews ? await worker.ask('review', spend, settings, wallet) : []
      update({ ...noDetails, found: { ...advice, reviews, id, spend, settings }, debt: null, progress: null })
      await loadDetails(id, spend, settings, wallet)
    } catch {
      update({ progress: null, isFailed: true })
    }
  }
  /** Nothing is asked about an answer that is outdated. */
  const loadDetails = async (
    id: number,
    spend: WalletSpend,
    settings: WalletSettings,
    wallet: readonly string[],
  ) => {
    const update = updaterFor(id)
    await pause(DETAILS_AFTER_MS)
    if (isNewest(id)) {
      update({ added: await worker.ask('next', spend, { ...settings, owned: wallet }) })
    }
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
      if (getState().next === null) {
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

/** The worker of a wallet store. It runs one call at a time, and closing it is the only way to cancel one. */

/** How long to wait for a running call: a new worker takes longer than what is left of most searches. */
const PATIENCE_MS = 1500

function createWalletWorker(open: typeof openWallets, onProgress: (done: number) => void) {
  let worker: RemoteWallets | null = null
  const pending = new Set<Promise<unknown>>()

  const opened = (): RemoteWallets => {
    worker ??= open(onProgress)
    return worker
  }
  const close = () => {
    worker?.close()
    worker = null
    pending.clear()
  }
  const closeIfBusy = () => {
    if (pending.size > 0) {
      close()
    }
  }
  const ask: RemoteWallets['ask'] = (name, ...args) => {
    const call = opened().ask(name, ...args)
    const settled = call.then(noop, noop)
    pending.add(settled)
    void settled.then(() => pending.delete(settled))
    return call
  }
  return {
    ask,
    /** Returns null if the worker was closed before it replied. */
    loadCatalog: async (profile: Profile) => {
      const current = opened()
      try {
        return await current.ask('catalog', profile)
      } catch (error) {
        if (current === worker) {
          throw error
        }
        return null
      }
    },
    close,
    closeIfBusy,
    /** Waits for running calls for a moment, then ends them if `isNeeded` still says so. */
    free: async (isNeeded: () => boolean) => {
      if (pending.size > 0) {
        await Promise.race([Promise.all(pending), pause(PATIENCE_MS)])
      }
      if (isNeeded()) {
        closeIfBusy()
      }
    },
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

const noop = () => undefined
