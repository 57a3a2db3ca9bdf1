/** Measures every press on the results page, and the suite of `npm run bench` that does it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pagePaths } from '@cardsight/contract/paths'
import { startProduct } from '@cardsight/server/testing'
import { type Browser, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../../e2e/find-browser.ts'
import { createPressTimer, type PressTime } from './press-timer.ts'
import { measureRerank } from './rerank-in-page.ts'
import { type PressList, phoneResults, wideResults } from './result-presses.ts'

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

const browserArguments = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
]

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
  const { productUrl, stop } = url === null ? await startOwn() : { productUrl: url, stop: () => undefined }
  const browser = await openBrowser()
  try {
    return [
      await measureScreen(browser, productUrl, { screen: 'wide', list: wideResults, ...options }),
      await measureScreen(browser, productUrl, { screen: 'phone', list: phoneResults, ...options }),
    ]
  } finally {
    await browser.close()
    await stop()
  }
}

function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), chromiumSandbox: false, args: browserArguments })
}

async function startOwn() {
  const dataDir = await mkdtemp(join(tmpdir(), 'cardsight-presses-'))
  const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  return {
    productUrl: product.url,
    stop: async () => {
      await product.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

type Screen = Omit<Options, 'url'> & { screen: string; list: PressList }

async function measureScreen(browser: Browser, url: string, { screen, list, rounds, only }: Screen) {
  const page = await browser.newPage({ viewport: list.viewport, serviceWorkers: 'block' })
  page.setDefaultTimeout(PATIENCE_MS)
  const timer = await createPressTimer(page)
  await openResults(page, url)
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
