/**
 * "Which card here?" in Chromium at a quarter of the machine's speed: from a key to its answer in the document, and to the frame
 * that shows it. A key that doesn't change the answer isn't measured. On a busy machine the time is mostly waiting, so `chrt -r 1` gives better figures.
 */
import { pagePaths } from '@cardsight/contract/paths'
import type { YourCards } from '@cardsight/contract/your-cards'
import type { Page } from 'playwright-core'
import { openBrowser } from './open-browser.ts'
import { startOwnProduct } from './own-product.ts'

const SLOWDOWN = 4
/** Each is typed key by key. On the way there are known and unknown stores, and guesses. */
const places = ['target', 'starbucks', 'costco', 'chipotle']
const PATIENCE_MS = 15_000
/** Until the page is idle after an answer. */
const SETTLE_MS = 250

type HereTimes = Readonly<{
  /** Medians of all keys, in milliseconds. */
  inDocument: number
  painted: number
  keys: number
}>

export async function measureHereInPage(yourCards: YourCards): Promise<HereTimes> {
  const product = await startOwnProduct()
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
    page.setDefaultTimeout(PATIENCE_MS)
    await page.addInitScript(
      (cards) => localStorage.setItem('cardsight:your-cards', cards),
      JSON.stringify(yourCards),
    )
    await page.goto(`${product.url}${pagePaths.yourCards}`)
    const times = await typeAll(page)
    return {
      inDocument: median(times.map((one) => one.inDocument)),
      painted: median(times.map((one) => one.painted)),
      keys: times.length,
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}

type KeyTimes = Pick<HereTimes, 'inDocument' | 'painted'>

async function typeAll(page: Page): Promise<KeyTimes[]> {
  const box = page.getByRole('searchbox', { name: 'Where are you paying?' })
  await box.focus()
  await page.waitForLoadState('networkidle')
  await page.evaluate(timeAnswers)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const times: KeyTimes[] = []
  for (const place of places) {
    await box.fill('')
    for (const key of place) {
      await page.waitForTimeout(SETTLE_MS)
      await page.evaluate(() => performance.clearMeasures())
      await page.keyboard.press(key)
      await page.waitForTimeout(SETTLE_MS)
      times.push(...(await page.evaluate(readTimes)))
    }
  }
  return times
}

/** Runs in the page. */
function readTimes() {
  const [inDocument, painted] = ['in document', 'painted'].map(
    (name) => performance.getEntriesByName(name)[0]?.duration,
  )
  return inDocument === undefined || painted === undefined ? [] : [{ inDocument, painted }]
}

/** Runs in the page: measures from each key to the end of the frame after the first change of the answer. */
function timeAnswers(): void {
  let pressedAt = 0
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressedAt = timeStamp
    },
    { capture: true },
  )
  const { port1, port2 } = new MessageChannel()
  let start = 0
  port1.onmessage = () => performance.measure('painted', { start })
  const observer = new MutationObserver(() => {
    if (pressedAt > 0) {
      start = pressedAt
      pressedAt = 0
      performance.measure('in document', { start })
      // The message arrives after the frame's layout and paint.
      requestAnimationFrame(() => port2.postMessage(null))
    }
  })
  const answer = document.querySelector('main form')?.nextElementSibling
  if (answer) {
    observer.observe(answer, { childList: true, subtree: true, characterData: true })
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.POSITIVE_INFINITY
}
