/** Checks that apply to every page. */
import axeCore, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { soon } from '../browser.ts'

/** In the page, not here. */
declare const axe: typeof axeCore

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Strictness = {
  /** A part of the page: axe takes long for two hundred cards behind a modal. */
  part?: string
  /** Parts that are like the others. */
  except?: string | undefined
  /** Tags of rules beyond WCAG 2.2 AA. */
  beyond?: readonly string[]
  /** These rules only, which is faster. */
  rules?: readonly string[]
}

/** Axe violations of the page. */
export async function findViolations(
  page: Page,
  { part = 'html', except, beyond = [], rules }: Strictness = {},
) {
  await addAxe(page)
  const context = { include: [part], exclude: except === undefined ? [] : [except] }
  const options: RunOptions = {
    // Otherwise axe writes a selector for everything that is right, too: half of its time on a long page.
    resultTypes: ['violations'],
    runOnly:
      rules === undefined
        ? { type: 'tag', values: [...wcag, ...beyond] }
        : { type: 'rule', values: [...rules] },
  }
  return page.evaluate(
    async ([where, how]) => {
      // A change of theme takes effect with the next frame, and its colors are in between for a moment.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const changes = document
        .getAnimations()
        .filter(({ effect }) => effect !== null && Number.isFinite(effect.getComputedTiming().endTime))
      await Promise.allSettled(changes.map(({ finished }) => finished))
      const { violations } = await axe.run(where, how)
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    [context, options] as const,
  )
}

/** Once per document: a second copy takes a quarter of a check, and starts without compiled code. */
async function addAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeCore.source)
  }
}

/** By how many pixels the page is wider than its window. */
export function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

export async function expectNoViolations(page: Page, path: string, strictness: Strictness = {}) {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await soon(() => findViolations(page, strictness), `${path} at ${width}`).toEqual([])
  }
}

/** The narrowest window of each layout: a page that fits there fits in wider ones. */
export const narrowest = [360, 568, 700, 768, 992, 1300] as const

export async function expectNoSidewaysScroll(page: Page, path: string) {
  for (const width of narrowest) {
    await page.setViewportSize({ width, height: 844 })
    await soon(() => excessWidth(page), `${path} at ${width}`).toBe(0)
  }
}

/** How far the page has moved by itself since it was opened (CLS, without what follows a press). */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0
    const add = (entries: readonly PerformanceEntry[]) => {
      for (const entry of entries) {
        const isOwn = 'hadRecentInput' in entry && entry.hadRecentInput === false
        sum += isOwn && 'value' in entry ? Number(entry.value) : 0
      }
    }
    const watcher = new PerformanceObserver((list) => add(list.getEntries()))
    watcher.observe({ type: 'layout-shift', buffered: true })
    // Earlier entries come with the next task.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    add(watcher.takeRecords())
    return sum
  })
}
