import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import * as pages from '../page-tables.ts'
import { dismiss } from '../pages/keyboard.ts'
import { excessWidth, findViolations, layoutShift, narrowest } from '../pages/look.ts'
import { tooWide } from '../pages/reflow.ts'
import { Shell } from '../pages/shell.ts'
import { useSite } from '../site.ts'

const site = useSite()

const wide = { viewport: { width: 1280, height: 900 } }
const phone = { viewport: { width: 390, height: 844 } }

describe('axe finds no WCAG 2.2 AA violations', () => {
  it('in the open menus and the open disclosure', async () => {
    await site.visit({ ...wide, reducedMotion: 'reduce' }, async (page) => {
      const shell = new Shell(page)
      await shell.open('/about')
      await shell.menu('Credit Cards').click()
      await shell.entry('Groceries').waitFor()
      await soon(() => findViolations(page, { part: 'header' })).toEqual([])
      await page.keyboard.press('Escape')
      await shell.disclosureLink.click()
      await shell.disclosure.waitFor()
      await soon(() => findViolations(page, { part: '[role=dialog]' })).toEqual([])
      await dismiss(shell.disclosure)
      await page.setViewportSize(phone.viewport)
      await shell.menuButton.click()
      await shell.entry('Support').waitFor()
      await soon(() => findViolations(page, { part: 'header' })).toEqual([])
    })
  })

  it('in the menu of a signed-in user', async () => {
    const { storageState } = await site.signIn()
    await site.visit({ ...wide, storageState, reducedMotion: 'reduce' }, async (page) => {
      const shell = new Shell(page)
      await shell.open('/account')
      await shell.menu('Robin Marsh').click()
      await page.getByRole('menuitem', { name: 'Logout' }).waitFor()
      await soon(() => findViolations(page, { part: '[role=menu]' })).toEqual([])
    })
  })
})

describe('every route exists, whatever unknown parameter its URL has, has one first-level heading, never scrolls sideways, also with large text, and passes axe', () => {
  it.each<[string, pages.PageTable, string[]?]>([
    ['S-ROUTE-02, S-ROUTE-03: best cards', pages.bestCards],
    ['cards', pages.cards, ['best-practice']],
    ['S-ROUTE-04, S-ROUTE-05, S-SOCIAL-02: for everyone', pages.forEveryone],
    ['pages to read', pages.toRead],
    ['for visitors', pages.forVisitors],
  ])('%s', async (_, routes, beyond = []) => {
    await site.visit({}, (page) => walk(page, routes, beyond))
  })

  it('for signed-in users, never indexed', async () => {
    const { storageState } = await site.signIn()
    await site.visit({ storageState }, (page) => walk(page, pages.forSignedIn))
    // A visit without a bank to return from is redirected: only the page itself shows that.
    const html = await (await fetch(site.url('/dashboard/oauth'))).text()
    expect(html).toMatch(/<meta name="robots" content="noindex/)
  })
})

async function walk(page: Page, routes: pages.PageTable, beyond: readonly string[] = []): Promise<void> {
  const shell = new Shell(page)
  for (const [path, expected] of Object.entries(routes)) {
    const { heading, isIndexed = true, isAlike, repeats, isCheckedElsewhere } = expected
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect((await shell.open(withUnknownParameter(path)))?.status(), path).toBe(200)
    await soon(() => shell.heading.allInnerTexts()).toEqual([heading])
    const noindex = page.locator('meta[name=robots][content*=noindex]')
    await soon(() => noindex.count(), `noindex on ${path}`).toBe(isIndexed ? 0 : 1)
    await soon(() => page.locator('main [aria-busy=true]').count(), path).toBe(0)
    expect(await layoutShift(page), `layout shift on ${path}`).toBeLessThan(0.01)
    await soon(() => overflowsAt(page, isAlike ? [320, ...narrowest] : narrowest), path).toEqual([])
    // A page that moves has no width to measure with large text.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (!isAlike) {
      await soon(() => tooWide(page), path).toEqual([])
    }
    for (const { viewport } of isAlike || isCheckedElsewhere ? [] : [wide, phone]) {
      await page.setViewportSize(viewport)
      const violations = await findViolations(page, { except: repeats, beyond })
      expect(violations, `${path} at ${viewport.width}`).toEqual([])
    }
  }
}

function withUnknownParameter(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}utm_source=letter`
}

/** The widths at which the page is wider than its window, and by how much. */
async function overflowsAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const overflows: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const excess = await excessWidth(page)
    if (excess > 0) {
      overflows.push(`${excess} px at ${width}`)
    }
  }
  return overflows
}
