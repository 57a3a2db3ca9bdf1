/** Measures every press on the results and the wallet page, and the suite of `npm run bench` that does it. */
import { pagePaths } from '@cardsight/contract/paths'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from './open-browser.ts'
import { startOwnProduct } from './own-product.ts'
import { createPressTimer, type PressTime } from './press-timer.ts'
import { measureRerank } from './rerank-in-page.ts'
import { type PressList, phoneResults, wideResults } from './result-presses.ts'
import { walletPresses } from './wallet-presses.ts'

type Figure = { name: string; unit: string; value: number; atMost: number }

type Options = Readonly<{
  rounds: number
  only: RegExp
  /** A product that already runs; null starts one. */
  url: string | null
}>

type Measured = Readonly<{
  screen: string
  times: readonly PressTime[]
  rerank: Awaited<ReturnType<typeof measureRerank>> | null
}>

const GOAL_MS = 200
const ROUNDS = 5
const PATIENCE_MS = 15_000

const wideWallet: PressList = { presses: walletPresses, viewport: { width: 1440, height: 900 } }

/** The longest press of each screen. `npm run bench:interaction` lists all of them. */
export async function benchPresses(): Promise<Figure[]> {
  const pages = await measurePresses({ rounds: ROUNDS, only: /./, url: null })
  return pages.flatMap(({ screen, times }) =>
    times.map(({ name, medianMs }) => ({
      name: `INP on a slow phone, ${screen}: ${name}`,
      unit: 'ms',
      value: medianMs,
      atMost: GOAL_MS,
    })),
  )
}

export async function measurePresses({ url, ...options }: Options): Promise<Measured[]> {
  const product = url === null ? await startOwnProduct() : { url, stop: () => undefined }
  const browser = await openBrowser()
  const visit = { ...options, url: product.url }
  try {
    return [
      await measureScreen(browser, { screen: 'wide', list: wideResults, open: openResults, ...visit }),
      await measureScreen(browser, { screen: 'phone', list: phoneResults, open: openResults, ...visit }),
      await measureScreen(browser, { screen: 'wallet', list: wideWallet, open: openWallet, ...visit }),
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}

type Screen = Readonly<{
  screen: string
  list: PressList
  url: string
  open: (page: Page, url: string) => Promise<void>
}> &
  Omit<Options, 'url'>

async function measureScreen(browser: Browser, { screen, list, url, open, rounds, only }: Screen) {
  const page = await browser.newPage({ viewport: list.viewport, serviceWorkers: 'block' })
  page.setDefaultTimeout(PATIENCE_MS)
  const timer = await createPressTimer(page)
  await open(page, url)
  await timer.slowDown()
  for (let round = 0; round < rounds; round += 1) {
    for (const press of list.presses) {
      await timer.press(press, only.test(press.name))
    }
  }
  const rerank = screen === 'wide' ? await measureRerank(page) : null
  await page.close()
  return { screen, times: timer.times(), rerank }
}

async function openResults(page: Page, url: string): Promise<void> {
  await page.goto(`${url}${pagePaths.dashboard}`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Try an example' }).click()
  await page.getByRole('button', { name: 'Find Your Perfect Card' }).click()
  await page.getByRole('heading', { level: 1, name: /^Cardsight tested \d+ credit cards/ }).waitFor()
  // The chart and the rest of the code.
  await page.waitForLoadState('networkidle')
}

async function openWallet(page: Page, url: string): Promise<void> {
  await page.goto(`${url}${pagePaths.wallet}`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.getByRole('heading', { level: 2, name: /^Use .* and earn/ }).waitFor()
  await page.waitForLoadState('networkidle')
}
