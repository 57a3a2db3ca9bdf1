/**
 * How long the popup of the browser extension takes to its answer, from the start of its document, beyond what an empty page
 * of an extension takes in the same browser. Both open in turn, so that a busy machine slows both.
 */
import type { Page } from 'playwright-core'
import { type OpenExtension, openExtension } from '../../e2e/pages/extension.ts'

const ROUNDS = 30
const MOST_MS = 50
/** Nothing answers there. */
const SERVER = 'http://127.0.0.1:9'
const SHOP = 'https://www.wholefoodsmarket.com/'
const cardIds = ['american-express-gold-card', 'citi-double-cash', 'wells-fargo-autograph']

const empty = {
  'empty.html':
    '<!doctype html><title>Empty</title><main></main><script type="module" src="empty.js"></script>',
  'empty.js': "document.querySelector('main').textContent = 'Here'; performance.mark('answer')",
}

export async function benchPopup() {
  const extension = await openExtension(SERVER, empty)
  try {
    await addCards(extension)
    const first = await extension.popupAt(SHOP)
    await timeOf(first)
    const times: { popup: number; empty: number }[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      times.push({
        popup: await timeOf(await extension.popup()),
        empty: await timeOf(await extension.page('empty.html')),
      })
    }
    const popup = median(times.map((one) => one.popup))
    const alone = median(times.map((one) => one.empty))
    return [
      { name: 'popup: to its answer, median', unit: 'ms', value: popup },
      { name: 'popup: an empty page of an extension, median', unit: 'ms', value: alone },
      { name: 'popup: times an empty page', unit: '×', value: popup / alone },
      { name: 'popup: beyond an empty page', unit: 'ms', value: popup - alone, atMost: MOST_MS },
    ]
  } finally {
    await extension.close()
  }
}

/** Until the answers are calculated, those of other cards included. */
async function addCards({ background }: OpenExtension): Promise<void> {
  await background.evaluate(async (ids) => {
    const lists = { choices: [], credits: [], ticks: [], activated: [], accountIds: [] }
    const cards = ids.map((id) => ({ ...lists, id, cardId: id }))
    await chrome.storage.local.set({ yourCards: { version: 1, cards } })
    for (;;) {
      const { book } = await chrome.storage.local.get<{ book?: { isComplete: boolean } }>('book')
      if (book?.isComplete) {
        return
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }, cardIds)
}

/** Closes the page. */
async function timeOf(page: Page): Promise<number> {
  // A tab in the background draws nothing, so it has no frames to wait for.
  const marks = await page.waitForFunction(
    () => performance.getEntriesByName('answer').map((mark) => mark.startTime)[0],
    null,
    { polling: 20 },
  )
  const time = (await marks.jsonValue()) ?? Number.NaN
  await page.close()
  return time
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
