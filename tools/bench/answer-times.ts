/**
 * Measures how long a person on a slow phone waits for an answer: from the press on Find to the results, and from a
 * keystroke to the new top 3 of the home page or to the card to use. The phone has a quarter of the machine's speed; the results also come
 * over a slow connection.
 */
import { pagePaths } from '@cardsight/contract/paths'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from './open-browser.ts'
import { startOwnProduct } from './own-product.ts'

type Figure = { name: string; unit: string; value: number; atMost: number }

const ROUNDS = 5
const SLOWDOWN = 4
const RESULTS_GOAL_MS = 1000
const HOME_GOAL_MS = 300
const CARD_HERE_GOAL_MS = 50
/** 1.6 Mbit/s and 150 ms, Lighthouse's slow 4G. */
const slowConnection = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const PATIENCE_MS = 60_000
const phone = { width: 390, height: 844 }

export async function benchAnswerTimes(): Promise<Figure[]> {
  const product = await startOwnProduct()
  const browser = await openBrowser()
  try {
    const results = await rounds(() => timeResults(browser, product.url))
    const home = await rounds(() => timeHome(browser, product.url))
    const here = await rounds(() => timeCardHere(browser, product.url))
    return [
      { name: 'Results after the press, slow phone', unit: 'ms', value: results, atMost: RESULTS_GOAL_MS },
      { name: 'Top 3 of the home page after a key', unit: 'ms', value: home, atMost: HOME_GOAL_MS },
      { name: 'Which card here, after a key', unit: 'ms', value: here, atMost: CARD_HERE_GOAL_MS },
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** The median, in a new browser context each time. */
async function rounds(time: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(await time())
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN
}

async function timeResults(browser: Browser, url: string): Promise<number> {
  return visit(browser, async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slowConnection)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    // A person looks at the amounts first; meanwhile the page loads what comes next, and the modals last.
    const preloaded = page.waitForResponse(/\/assets\/dialogs-/)
    await page.goto(`${url}${pagePaths.dashboard}`)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Try an example' }).click()
    await (await preloaded).finished()
    return timeUntilShown(page, { selector: 'main h1', text: '^Cardsight tested' }, () =>
      page.getByRole('button', { name: 'Find Your Perfect Card' }).click(),
    )
  })
}

async function timeHome(browser: Browser, url: string): Promise<number> {
  return visit(browser, async (page) => {
    const session = await page.context().newCDPSession(page)
    await page.goto(url)
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    const amount = page.getByRole('textbox', { name: /^Groceries/ })
    await amount.focus()
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const key = () =>
      timeUntilShown(page, { selector: '#your-best-cards ol', text: '.' }, () => page.keyboard.press('9'))
    // The first one waits for code that loads when someone touches the form.
    await key()
    return key()
  })
}

const cardIds = [
  'american-express-gold-card',
  'chase-freedom-unlimited',
  'citi-double-cash',
  'discover-it-cash-back',
]

/** The answer comes from a worker, which the slowdown doesn't reach: `bench -- your-cards` measures that part. */
async function timeCardHere(browser: Browser, url: string): Promise<number> {
  return visit(browser, async (page) => {
    const session = await page.context().newCDPSession(page)
    const lists = { choices: [], credits: [], ticks: [], activated: [], accountIds: [] }
    const cards = cardIds.map((cardId) => ({ id: cardId, cardId, ...lists }))
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
      'cardsight:your-cards',
      JSON.stringify({ version: 1, cards }),
    ] as const)
    await page.goto(`${url}${pagePaths.yourCards}`)
    const place = page.getByRole('searchbox', { name: 'Where are you paying?' })
    await place.fill('gas')
    const watched = { selector: '[aria-label="Best card"]', text: 'Use ' }
    await page.locator(watched.selector).waitFor()
    await place.fill('Costc')
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    return timeUntilShown(page, watched, () => page.keyboard.press('o'))
  })
}

async function visit(browser: Browser, time: (page: Page) => Promise<number>): Promise<number> {
  const page = await browser.newPage({ viewport: phone, serviceWorkers: 'block' })
  try {
    return await time(page)
  } finally {
    await page.context().close()
  }
}

type Watched = Readonly<{ selector: string; text: string }>

/** From the click or key until the element has another text, matching the pattern, that has been painted. */
async function timeUntilShown(page: Page, watched: Watched, act: () => Promise<void>): Promise<number> {
  await page.evaluate(({ selector, text: wanted }) => {
    performance.clearMeasures('answer')
    const before = document.querySelector(selector)?.textContent
    const pattern = new RegExp(wanted)
    let start = 0
    const begin = ({ timeStamp }: Event) => {
      start ||= timeStamp
    }
    addEventListener('click', begin, { capture: true })
    addEventListener('keydown', begin, { capture: true })
    const observer = new MutationObserver(() => {
      const text = document.querySelector(selector)?.textContent ?? ''
      if (start > 0 && pattern.test(text) && text !== before) {
        observer.disconnect()
        // The first task after the frame: a timer would wait for other timers.
        const measure = () => performance.measure('answer', { start })
        requestAnimationFrame(() => scheduler.postTask(measure, { priority: 'user-blocking' }))
      }
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  }, watched)
  // Before the press: sending this to the page takes as long as the answer.
  const measured = page.waitForFunction(
    () => performance.getEntriesByName('answer')[0]?.duration,
    undefined,
    // Not in every frame, as it would by default: that takes time from the page.
    { timeout: PATIENCE_MS, polling: 100 },
  )
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await act()
  const measure = await measured
  return (await measure.jsonValue()) ?? Number.NaN
}
