/** Writes what the popup, the badge and the strip look up: the answers, and the table of sites. */
import { dayOfMoment } from '@cardsight/engine/dates'
import { stampOf, writeBook } from '../answers/write-book.ts'
import { readStored, storeBook } from '../browser/storage.ts'
import { allSites, findSite } from '../sites/find-site.ts'
import type { SiteKey, StoredSite } from '../sites/look-up-site.ts'
import { currentRelease } from './catalog.ts'

let running: Promise<void> | null = null
let isAskedAgain = false

/** Calculates the answers again if they no longer fit the cards, the catalog or the day. A change meanwhile starts another calculation. */
export function keepBookCurrent(): Promise<void> {
  if (running !== null) {
    isAskedAgain = true
    return running
  }
  running = calculate().finally(() => {
    running = null
    if (isAskedAgain) {
      isAskedAgain = false
      void keepBookCurrent()
    }
  })
  return running
}

/** First the answers of your cards, which are quick; then what other cards would add. */
async function calculate(): Promise<void> {
  const { book, yourCards, account } = await readStored('book', 'yourCards', 'account')
  const cards = account?.held ?? yourCards
  const input = { release: await currentRelease(), cards, today: dayOfMoment(new Date()) }
  if (book?.stamp === stampOf(input) && book.isComplete) {
    return
  }
  await storeBook(writeBook(input, { isComplete: false }))
  await storeBook(writeBook(input, { isComplete: true }))
}

/** After an installation or an update: rows change with the package only. Each is stored by itself, so that the popup reads only its own. */
export async function writeSites(): Promise<void> {
  const rows = allSites().map(([domain, store]): [SiteKey, StoredSite] => [
    `site ${domain}`,
    { ...store, domain: findSite(`https://${domain}`)?.domain ?? domain },
  ])
  const current = new Set<string>(rows.map(([key]) => key))
  const stored = Object.keys(await chrome.storage.local.get(null))
  await chrome.storage.local.remove(stored.filter((key) => key.startsWith('site ') && !current.has(key)))
  await chrome.storage.local.set(Object.fromEntries(rows))
}
