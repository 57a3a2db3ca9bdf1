/** Calculates the answers again when they no longer fit the cards, the catalog or the day. */
import { dayOfMoment } from '@cardsight/engine/dates'
import { stampOf, writeBook } from '../answers/write-book.ts'
import { readStored, storeBook } from '../browser/storage.ts'
import { currentRelease } from './catalog.ts'

let running: Promise<void> | null = null
let isAskedAgain = false

/** One calculation at a time. A change during one starts another. */
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
