/**
 * What a click on the results costs in Chromium at a quarter of the machine's speed, with 200 cards: from the
 * click to the frame that shows it. Prints a table; a machine that is busy is slow, so nothing is asserted.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CardTexts, pagePaths, type RunNumbers } from '@cardsight/contract'
import { startProduct } from '@cardsight/server/testing'
import { chromium, type Locator, type Route } from 'playwright-core'
import { findBrowser } from '../../e2e/find-browser.ts'

const CARDS = 200
const SLOWDOWN = 4
const ROUNDS = 7
const WORK = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']

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
  await openResults()
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  console.table(await measureAll())
} finally {
  await browser.close()
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function openResults(): Promise<void> {
  await page.route('**/api/cards/texts/*', (route) => answerChanged<CardTexts>(route, withMoreTexts))
  await page.route('**/api/free/run-backtest-manual?*', (route) =>
    answerChanged<RunNumbers>(route, withMoreNumbers),
  )
  await page.goto(`${product.url}${pagePaths.dashboard}`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Try an example' }).click()
  await page.getByRole('button', { name: 'Find Your Perfect Card' }).click()
  await page.getByRole('heading', { level: 1, name: `Cardsight tested ${CARDS} credit cards` }).waitFor()
  await page.getByRole('button', { name: 'View All Cards' }).click()
  await page.getByRole('columnheader', { name: 'Annual Fee' }).waitFor()
}

async function measureAll() {
  const top = page.getByRole('region', { name: 'Recommended cards based on your spending' })
  const all = page.getByRole('region', { name: 'All cards', exact: true })
  const years = ['2-Year', '3-Year', '1-Year']
  const columns = ['Annual Fee', 'Intro Bonus', 'Total Reward']
  const rows = [
    await measure('nothing at all, for comparison', () => page.getByRole('heading', { level: 1 })),
    await measure('year of the recommended cards', (round) =>
      top.getByRole('tab', { name: years[round % years.length] ?? '' }),
    ),
    await measure('intro bonus of the recommended cards', () => top.getByRole('switch')),
    await measure('year of all cards', (round) =>
      all.getByRole('tab', { name: years[round % years.length] ?? '' }),
    ),
    await measure('sort all cards', (round) =>
      all.getByRole('columnheader', { name: columns[round % columns.length] ?? '' }).getByRole('button'),
    ),
  ]
  await top.getByRole('button', { name: 'Customize Settings' }).click()
  const filter = () => page.getByRole('checkbox', { name: 'No Annual Fee' })
  rows.push(await measure('filter the recommended cards', filter))
  await page.keyboard.press('Escape')
  await all.getByRole('button', { name: 'Overall' }).click()
  rows.push(await measure('filter all cards', filter))
  return rows
}

type Click = { wallMs: number; cpuMs: number }

async function measure(what: string, target: (round: number) => Locator) {
  const clicks: Click[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const element = target(round)
    await element.scrollIntoViewIfNeeded()
    const before = await mainThreadMs()
    const wallMs = await costOfClick(element)
    clicks.push({ wallMs, cpuMs: (await mainThreadMs()) - before })
    // What follows out of sight is not part of the next click.
    await element.page().waitForTimeout(400)
  }
  return {
    click: what,
    'median ms': middle(clicks.map(({ wallMs }) => wallMs)),
    // Without the waiting for a processor that others are using; what is drawn later out of sight is in it.
    'of it at work': middle(clicks.map(({ cpuMs }) => cpuMs)),
  }
}

function middle(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0)
}

/** How long the page's main thread has been at work so far, by its own clock. */
async function mainThreadMs(): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const worked = metrics.filter(({ name }) => WORK.includes(name)).reduce((sum, { value }) => sum + value, 0)
  return 1000 * worked
}

/** From the click to the end of the task that paints what it changed. */
function costOfClick(element: Locator): Promise<number> {
  return element.evaluate(
    (node) =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          const begin = performance.now()
          if (node instanceof HTMLElement) {
            node.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
            node.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
            node.click()
          }
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => resolve(performance.now() - begin)
            port2.postMessage(null)
          })
        })
      }),
  )
}

async function answerChanged<Body>(route: Route, change: (body: Body) => Body): Promise<void> {
  const response = await route.fetch()
  await route.fulfill({ response, json: change(await response.json()) })
}

/** The catalog's own cards three times over; of their texts only as many are listed as are wanted. */
function withMoreNumbers(run: RunNumbers): RunNumbers {
  const more = <Value>(column: readonly Value[]): Value[] => [...column, ...column, ...column]
  const years = ([one, two, three]: RunNumbers['overall']['money']): RunNumbers['overall']['money'] => [
    more(one),
    more(two),
    more(three),
  ]
  return {
    ...run,
    overall: {
      money: years(run.overall.money),
      points: years(run.overall.points),
      introMoney: more(run.overall.introMoney),
      introPoints: more(run.overall.introPoints),
    },
    categories: run.categories.map((category) => ({
      ...category,
      money: more(category.money),
      points: more(category.points),
    })),
  }
}

function withMoreTexts(texts: CardTexts): CardTexts {
  const copies = ['', ' II', ' III'].flatMap((suffix) =>
    texts.cards.map((card) => ({
      ...card,
      cardId: `${card.cardId}${suffix}`,
      name: `${card.name}${suffix}`,
    })),
  )
  const byName = [...texts.byName, ...texts.byName.map((place) => place + texts.cards.length)]
  return { ...texts, cards: copies, byName: byName.slice(0, CARDS) }
}
