/**
 * Keeps the cards in this browser and those in the signed-in person's account equal. The last change wins. A guest's
 * cards are added to the account's at sign-in. Never start it for a guest: a guest's cards stay in the browser.
 */
import { noYourCards, type YourCards } from '@cardsight/contract/your-cards'
import { createBrowserApi } from '../../api/client.ts'
import { fetchYourCards, saveYourCards } from '../../api/users.ts'
import { readText, readToken, writeText } from '../../lib/storage.ts'
import { yourCardsKeys } from '../../lib/your-cards-keys.ts'
import {
  mergeCards,
  readStoredYourCards,
  watchStoredYourCards,
  writeStoredYourCards,
} from './stored-your-cards.ts'

/** `guest`: the account has never had these cards. `unsent`: it lacks the latest change. */
export type SyncMark = 'guest' | 'saved' | 'unsent'

export type BrowserCards = Readonly<{
  read: () => YourCards
  write: (cards: YourCards) => void
  /** False once signing out has cleared the browser's storage: the account's cards stay then. */
  isStored: () => boolean
  /** Calls the listener after every change, including those by `write`. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void
  mark: () => SyncMark
  setMark: (mark: Exclude<SyncMark, 'guest'>) => void
}>

export type AccountCards = Readonly<{
  /** Null if nothing was saved yet. */
  load: () => Promise<YourCards | null>
  save: (cards: YourCards) => Promise<void>
}>

const SAVE_DELAY_MS = 800
const RETRY_MS = 10_000

/** Reports whether the account lacks cards because it can't be reached. Returns a function that stops the sync. */
export function syncYourCards(
  browser: BrowserCards,
  account: AccountCards,
  onProblem: (isFailing: boolean) => void,
): () => void {
  /** The account's cards as far as we know. */
  let saved: string | null = null
  let isBusy = false
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const textOf = (cards: YourCards) => JSON.stringify(cards)
  const later = (action: () => Promise<void>, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void action(), ms)
  }

  const send = async () => {
    if (isBusy || isStopped || !browser.isStored()) {
      return
    }
    isBusy = true
    const cards = browser.read()
    const isSuccess = await account.save(cards).then(
      () => true,
      () => false,
    )
    isBusy = false
    if (isStopped) {
      return
    }
    onProblem(!isSuccess)
    if (!isSuccess) {
      later(send, RETRY_MS)
      return
    }
    saved = textOf(cards)
    const isLatest = saved === textOf(browser.read())
    browser.setMark(isLatest ? 'saved' : 'unsent')
    if (!isLatest) {
      later(send, SAVE_DELAY_MS)
    }
  }

  const handleChange = () => {
    const isUnknown = browser.mark() === 'guest' || !browser.isStored()
    if (isUnknown || saved === textOf(browser.read())) {
      return
    }
    browser.setMark('unsent')
    later(send, SAVE_DELAY_MS)
  }

  const start = async () => {
    const loaded = await account.load().catch(() => undefined)
    if (isStopped) {
      return
    }
    onProblem(loaded === undefined)
    if (loaded === undefined) {
      later(start, RETRY_MS)
      return
    }
    // A change made while loading is newer than the account's list.
    if (browser.mark() === 'unsent') {
      await send()
      return
    }
    saved = textOf(loaded ?? noYourCards)
    const isGuest = browser.mark() === 'guest'
    const next = isGuest ? mergeCards(loaded ?? noYourCards, browser.read()) : (loaded ?? browser.read())
    browser.setMark('saved')
    // Sends what the account lacks.
    browser.write(next)
  }

  const unsubscribe = browser.subscribe(handleChange)
  void start()
  return () => {
    isStopped = true
    clearTimeout(timer)
    unsubscribe()
  }
}

/** Connects the cards of this browser with those in the account. Import this file lazily only: it bundles the API client. */

export function syncBrowserCards(
  onUnauthorized: () => void,
  onProblem: (isFailing: boolean) => void,
): () => void {
  const api = createBrowserApi({ getToken: readToken, onUnauthorized })
  return syncYourCards(
    {
      read: readStoredYourCards,
      write: writeStoredYourCards,
      isStored: () => readText('local', yourCardsKeys.yourCards) !== null,
      subscribe: watchStoredYourCards,
      mark: readMark,
      setMark: (mark) => writeText('local', yourCardsKeys.yourCardsSync, mark),
    },
    { load: () => fetchYourCards(api), save: (cards) => saveYourCards(api, cards) },
    onProblem,
  )
}

function readMark(): SyncMark {
  const mark = readText('local', yourCardsKeys.yourCardsSync)
  return mark === 'saved' || mark === 'unsent' ? mark : 'guest'
}
