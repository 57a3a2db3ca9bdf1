/** All that the popup shows, read before it's drawn: each wait for the browser costs as much as drawing. */
import type { Leaf } from '@cardsight/engine/categories'
import type { BookAnswer } from '../answers/answer-book.ts'
import { readAnswer, readStored, type Stored } from '../browser/storage.ts'
import type { Site } from '../sites/find-site.ts'
import { lookUpSite } from '../sites/look-up-site.ts'

export const popupKeys = ['yourCards', 'account', 'kinds', 'book'] as const

export type PopupView = Pick<Stored, (typeof popupKeys)[number]> &
  Readonly<{
    tab: chrome.tabs.Tab
    /** Null for pages that aren't a website's. */
    site: Site | null
    /** What the person said that the site sells. */
    said: Leaf | null
    /** What the answer assumes; null if we have no idea. */
    leaf: Leaf | null
    /** What else it may be. */
    others: readonly Leaf[]
    /** Null for a kind that we don't know, and before the first book. */
    answer: BookAnswer | null
  }>

/** The tab that the popup is about. Pressing the button lets us read its address and title. */
export async function readPopupView(): Promise<PopupView | null> {
  const [[tab], stored] = await Promise.all([
    chrome.tabs.query({ active: true, currentWindow: true }),
    readStored(...popupKeys),
  ])
  if (tab === undefined) {
    return null
  }
  const site = await lookUpSite(tab.url ?? '', findOther)
  const said = (site && stored.kinds[site.domain]) ?? null
  const store = site?.store ?? null
  const isGuess = site !== null && said === null && store === null
  const [guess = null, ...others] = isGuess ? await guessKinds(tab.title ?? '') : []
  const leaf = said ?? store?.leaf ?? guess
  const merchant = said === null ? (store?.merchant ?? null) : null
  const answer = leaf === null ? null : await readAnswer({ leaf, merchant })
  return { ...stored, tab, site, said, leaf, others, answer }
}

async function findOther(address: string): Promise<Site | null> {
  return (await import('../sites/find-site.ts')).findSite(address)
}

/** What a site with this title sells, most likely first. */
async function guessKinds(title: string): Promise<readonly Leaf[]> {
  return (await import('../sites/guess-store.ts')).guessLeaves(title)
}
