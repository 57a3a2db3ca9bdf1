/**
 * Times presses in Chromium at a quarter of the machine's speed, as in Interaction to Next Paint (INP): from the input
 * to the frame that shows the response, in steps of 8 ms. The longest event of a press counts. On a busy machine that
 * time is mostly waiting, so the CPU time of the main thread until that frame is measured too.
 */
import type { CDPSession, Locator, Page } from 'playwright-core'
import { cpuUntilFrame, startTrace } from './press-trace.ts'

/** One input: a click on an element, or a key while an element has the focus. */
export type Press = Readonly<{ name: string; at: (page: Page) => Locator; key?: string }>

export type PressTime = Readonly<{
  name: string
  medianMs: number
  minMs: number
  /** Median CPU time of the main thread until the frame. */
  cpuMs: number
}>

type Sample = Readonly<{ inpMs: number; cpuMs: number }>

const SLOWDOWN = 4
/** Event Timing doesn't report anything shorter. */
const MIN_MS = 16
/** Until work that follows a press has begun; the page is idle after it. */
const SETTLE_MS = 250

export async function createPressTimer(page: Page) {
  const session = await page.context().newCDPSession(page)
  await page.addInitScript(recordInputs, MIN_MS)
  const samples = new Map<string, Sample[]>()
  return {
    slowDown: async () => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    },
    press: async (press: Press, isWanted: boolean) => {
      if (isWanted) {
        const sample = await timePress(page, session, press)
        samples.set(press.name, [...(samples.get(press.name) ?? []), sample])
      } else {
        await start(page, press)
        await perform(page, press)
      }
    },
    times: () => [...samples].map(([name, found]) => summarize(name, found)),
  }
}

async function timePress(page: Page, session: CDPSession, press: Press): Promise<Sample> {
  await start(page, press)
  await settle(page)
  // Parts that load when they come near the screen can move it.
  await start(page, press)
  await page.evaluate(() => performance.clearMeasures())
  const stopTrace = await startTrace(session)
  await perform(page, press)
  await settle(page)
  const cpuMs = cpuUntilFrame(await stopTrace())
  const durations = await page.evaluate(() =>
    performance.getEntriesByName('input', 'measure').map(({ duration }) => duration),
  )
  return { inpMs: Math.max(MIN_MS, ...durations), cpuMs }
}

/** Moves the mouse or the focus there, and fails with the name of the press. */
async function start(page: Page, { name, at, key }: Press): Promise<void> {
  const element = at(page)
  try {
    await (key === undefined ? element.hover() : element.focus())
  } catch (error) {
    throw new Error(`can’t press: ${name}`, { cause: error })
  }
}

async function perform(page: Page, { key }: Press): Promise<void> {
  if (key === undefined) {
    await page.mouse.down()
    await page.mouse.up()
  } else {
    await page.keyboard.press(key)
  }
}

async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLE_MS)
  await page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }))
    }
  })
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

function summarize(name: string, samples: readonly Sample[]): PressTime {
  const inps = samples.map(({ inpMs }) => inpMs).toSorted((a, b) => a - b)
  const cpu = samples.map(({ cpuMs }) => cpuMs).toSorted((a, b) => a - b)
  const middle = Math.floor(samples.length / 2)
  return { name, medianMs: inps[middle] ?? 0, minMs: inps[0] ?? 0, cpuMs: cpu[middle] ?? 0 }
}
