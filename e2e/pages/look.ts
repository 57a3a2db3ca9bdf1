/** Checks that apply to every page. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Strictness = {
  /** A part of the page: axe takes long for two hundred cards behind a modal. */
  part?: string
  /** Tags of rules beyond WCAG 2.2 AA. */
  beyond?: readonly string[]
  /** These rules only, which is faster. */
  rules?: readonly string[]
}

/** Axe violations of the page. */
export async function findViolations(page: Page, { part = 'html', beyond = [], rules }: Strictness = {}) {
  // Legacy mode sees no frames of other sites, which our policy forbids, and opens no second page for each check.
  // Without `resultTypes`, it writes a selector for everything that is right, too: half of its time on a long page.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .include(part)
  const narrowed = rules === undefined ? axe.withTags([...wcag, ...beyond]) : axe.withRules([...rules])
  const { violations } = await narrowed.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** By how many pixels the page is wider than its window. */
export function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

export async function expectNoViolations(page: Page, path: string, strictness: Strictness = {}) {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await findViolations(page, strictness), `${path} at ${width}`).toEqual([])
  }
}

/** At each breakpoint, on both sides of it. */
export async function expectNoSidewaysScroll(page: Page, path: string) {
  for (const width of [360, 567, 700, 768, 991, 992, 1300]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await excessWidth(page), `${path} at ${width}`).toBe(0)
  }
}
