/**
 * Measures what a click on the results costs in Chromium at a quarter of the machine's speed, with the published cards.
 * The browser times a real mouse press (Event Timing, as in INP): from the input to the frame that shows the
 * response, in steps of 8 ms, including the wait for the frame. That frame shows the pressed control, and the
 * next one the changed numbers, whose time is measured too. Changes that aren't visible may come later: they
 * are part of the work, but of neither time. Nothing is asserted, because a busy machine is slow.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pagePaths } from '@cardsight/contract/paths'
import { startProduct } from '@cardsight/server/testing'
import { chromium, type Locator } from 'playwright-core'
import { findBrowser } from '../../e2e/find-browser.ts'
import { measureRerank } from './rerank-in-page.ts'

const SLOWDOWN = 4
const ROUNDS = 7
const WORK = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']
/** Event Timing doesn't report anything shorter. */
const MIN_MS = 16
/** For work that follows in the background, which isn't part of the next click. */
const SETTLE_MS = 400

const dataDir = await mkdtemp(join(tmpdir(), 'cardsight-interaction-'))
const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
const browser = await chromium.launch({
  executablePath: findBrowser(),
  chromiumSandbox: false,
  args: ['--disable-gpu', '--disable-dev-shm-usage', '--no-first-run', '--disable-background-networking'],
})
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
const session = await page.context().newCDPSession(page)
try {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.addInitScript(recordInputs, MIN_MS)
  await openResults()
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  console.table(await measureAll())
  console.table([await measureRerank(page)])
} finally {
  await browser.close()
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function openResults(): Promise<void> {
  await page.goto(`${product.url}${pagePaths.dashboard}`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Try an example' }).click()
  await page.getByRole('button', { name: 'Find Your Perfect Card' }).click()
  await page.getByRole('heading', { level: 1, name: /^Cardsight tested \d+ credit cards/ }).waitFor()
  await page.getByRole('button', { name: 'View All Cards' }).click()
  await page.getByRole('columnheader', { name: 'Annual Fee' }).waitFor()
}

async function measureAll() {
  const top = page.getByRole('region', { name: 'Recommended cards based on your spending' })
  const panel = top.getByRole('article')
  const all = page.getByRole('region', { name: 'All cards', exact: true })
  const table = all.getByRole('table')
  const years = ['2-Year', '3-Year', '1-Year']
  const columns = ['Annual Fee', 'Intro Bonus', 'Total Reward']
  const rows = [
    await measure('nothing at all, for comparison', null, () => page.getByRole('heading', { level: 1 })),
    await measure('year of the recommended cards', panel, (round) =>
      top.getByRole('tab', { name: years[round % years.length] ?? '' }),
    ),
    await measure('intro bonus of the recommended cards', panel, () => top.getByRole('switch')),
    await measure('year of all cards', table, (round) =>
      all.getByRole('tab', { name: years[round % years.length] ?? '' }),
    ),
    await measure('sort all cards', table.getByRole('rowgroup').nth(1), (round) =>
      all.getByRole('columnheader', { name: columns[round % columns.length] ?? '' }).getByRole('button'),
    ),
  ]
  await top.getByRole('button', { name: 'Customize Settings' }).click()
  const filter = () => page.getByRole('checkbox', { name: 'No Annual Fee' })
  rows.push(await measure('filter the recommended cards', panel, filter))
  await page.keyboard.press('Escape')
  await all.getByRole('button', { name: 'Overall' }).click()
  rows.push(await measure('filter all cards', table, filter))
  return rows
}

type Click = { shownMs: number; numbersMs: number; workMs: number }

/** `list` is where the numbers are that a press changes. */
async function measure(what: string, list: Locator | null, target: (round: number) => Locator) {
  const clicks: Click[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const element = target(round)
    await element.scrollIntoViewIfNeeded()
    await element.hover()
    await page.waitForTimeout(SETTLE_MS)
    clicks.push(await click(list))
  }
  return {
    click: what,
    'median ms': middle(clicks.map(({ shownMs }) => shownMs)),
    'longest ms': Math.max(...clicks.map(({ shownMs }) => shownMs)),
    'its numbers, median ms': list === null ? '' : middle(clicks.map(({ numbersMs }) => numbersMs)),
    // CPU time of the main thread, without waiting for a busy processor.
    'work, later frames too': middle(clicks.map(({ workMs }) => workMs)),
  }
}

/** Presses at the mouse position. The longest of its events counts, press or release. */
async function click(list: Locator | null): Promise<Click> {
  await page.evaluate(() => performance.clearMeasures())
  await list?.evaluate(recordChange)
  const before = await mainThreadMs()
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForTimeout(SETTLE_MS)
  return {
    shownMs: Math.max(MIN_MS, ...(await measured('input'))),
    numbersMs: Math.max(0, ...(await measured('numbers'))),
    workMs: (await mainThreadMs()) - before,
  }
}

function measured(name: string): Promise<number[]> {
  return page.evaluate(
    (one) => performance.getEntriesByName(one, 'measure').map(({ duration }) => duration),
    name,
  )
}

/** Runs in the page: records the time from the next press to the frame that shows a change in an element. */
function recordChange(element: Element): void {
  let start = 0
  const handlePress = ({ timeStamp }: Event) => {
    start = timeStamp
  }
  addEventListener('pointerdown', handlePress, { once: true, capture: true })
  const watcher = new MutationObserver(() => {
    watcher.disconnect()
    requestAnimationFrame(() => {
      // Runs after the frame, whose own callbacks run before it's drawn.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => performance.measure('numbers', { start, end: performance.now() })
      port2.postMessage(null)
    })
  })
  watcher.observe(element, { subtree: true, childList: true, characterData: true })
}

/** Runs in the page: records how long each event of a press took to be shown. */
function recordInputs(durationThreshold: number): void {
  const watcher = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Others, such as mouseover events, don't belong to a press.
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) {
        performance.measure('input', { start: entry.startTime, duration: entry.duration })
      }
    }
  })
  // Separate, because the types don't know the threshold.
  const wanted = { type: 'event', durationThreshold }
  watcher.observe(wanted)
}

function middle(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0)
}

/** CPU time of the page's main thread so far. */
async function mainThreadMs(): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const worked = metrics.filter(({ name }) => WORK.includes(name)).reduce((sum, { value }) => sum + value, 0)
  return 1000 * worked
}
