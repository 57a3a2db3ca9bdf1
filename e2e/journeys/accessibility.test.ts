import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { excessWidth, findViolations } from '../pages/look.ts'
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
      expect(await findViolations(page, { part: 'header' })).toEqual([])
      await page.keyboard.press('Escape')
      await shell.disclosureLink.click()
      await shell.disclosure.waitFor()
      expect(await findViolations(page, { part: '[role=dialog]' })).toEqual([])
      await page.keyboard.press('Escape')
      await page.setViewportSize(phone.viewport)
      await shell.menuButton.click()
      await shell.entry('Support').waitFor()
      expect(await findViolations(page, { part: 'header' })).toEqual([])
    })
  })

  it('in the menu of a signed-in user', async () => {
    const { storageState } = await site.signIn()
    await site.visit({ ...wide, storageState, reducedMotion: 'reduce' }, async (page) => {
      const shell = new Shell(page)
      await shell.open('/account')
      await shell.menu('Robin Marsh').click()
      await page.getByRole('menuitem', { name: 'Logout' }).waitFor()
      expect(await findViolations(page)).toEqual([])
    })
  })
})

type Expected = {
  heading: string
  isIndexed?: false
  /** Has the layout of another page, which is looked at with large text and by axe: a long page takes seconds. */
  isAlike?: true
  /** Shows more on another load, where axe looks at it. */
  isCheckedElsewhere?: true
}

/** `best-cards.test.ts` opens the other pages of best cards. */
const bestCards: Record<string, Expected> = {
  '/current-best-cards': { heading: 'Best Credit Cards' },
  '/best-credit-cards/college-students': {
    heading: 'Best Credit Cards for College students',
    isAlike: true,
  },
  '/best-credit-cards/travel-spend': { heading: 'Best Credit Cards for Travel' },
}
const cards: Record<string, Expected> = {
  '/cards': { heading: 'All credit cards' },
  '/cards/american-express-gold-card': { heading: 'American Express Gold Card' },
  '/cards/citi-custom-cash': { heading: 'Citi Custom Cash', isAlike: true },
  '/cards/changes': { heading: 'Credit card changes', isCheckedElsewhere: true },
  '/compare': { heading: 'Compare credit cards' },
  '/compare?cards=citi-double-cash,apple-card,american-express-gold-card&grocery=504&travel=400': {
    heading: 'Compare credit cards',
  },
  '/methodology': { heading: 'How we rank' },
  '/open-data': { heading: 'Open data' },
}
const forEveryone: Record<string, Expected> = {
  '/': { heading: 'Maximize your rewards' },
  '/find-your-second-card': { heading: 'Find Your Second Card' },
  '/find-best-card-for-your-spend': { heading: 'Find Your Best Credit Card Based on Your Spend' },
  '/statements': { heading: 'Import statements', isCheckedElsewhere: true },
  '/oops': { heading: 'Oops!', isIndexed: false },
  '/offline': { heading: 'No connection', isIndexed: false },
  '/auth/google': { heading: 'Maximize your rewards', isAlike: true },
  '/styleguide': { heading: 'Style guide', isIndexed: false },
}
const toRead: Record<string, Expected> = {
  '/about': { heading: 'About us' },
  '/support': { heading: 'Support' },
  '/terms': { heading: 'Terms of Service', isAlike: true },
  '/privacy-policy': { heading: 'Privacy Policy', isAlike: true },
  '/cookies-policy': { heading: 'Cookies Policy' },
  '/blog': { heading: 'Blog' },
  '/blog/how-a-rewards-cap-works': { heading: 'How a rewards cap works, and when you hit it' },
}
const forVisitors: Record<string, Expected> = {
  '/signin': { heading: 'Sign In', isCheckedElsewhere: true },
  '/signup': { heading: 'Sign Up', isCheckedElsewhere: true },
  '/forgot-password': { heading: 'Forgot Password', isCheckedElsewhere: true },
  '/restore-password/some-token': {
    heading: 'Reset Password',
    isIndexed: false,
    isCheckedElsewhere: true,
  },
  '/newsletter/confirm': { heading: 'Confirm your subscription', isIndexed: false },
  '/newsletter/unsubscribe': {
    heading: 'Unsubscribe from our newsletter',
    isIndexed: false,
    isAlike: true,
  },
  '/verify-email/some-token': { heading: 'Confirm your email', isIndexed: false, isCheckedElsewhere: true },
  '/undo-email-change/some-token': {
    heading: 'Undo your email change',
    isIndexed: false,
    isCheckedElsewhere: true,
  },
}
const forSignedIn: Record<string, Expected> = {
  '/account': { heading: 'Account', isIndexed: false, isCheckedElsewhere: true },
}

describe('every route exists, has one first-level heading, never scrolls sideways, also with large text, and passes axe', () => {
  it.each<[string, Record<string, Expected>, string[]?]>([
    ['S-ROUTE-02, S-ROUTE-03: best cards', bestCards],
    ['cards', cards, ['best-practice']],
    ['S-ROUTE-04, S-ROUTE-05, S-SOCIAL-02: for everyone', forEveryone],
    ['pages to read', toRead],
    ['for visitors', forVisitors],
  ])('%s', async (_, routes, beyond = []) => {
    await site.visit({}, (page) => walk(page, routes, beyond))
  })

  it('for signed-in users, never indexed', async () => {
    const { storageState } = await site.signIn()
    await site.visit({ storageState }, (page) => walk(page, forSignedIn))
    // A visit without a bank to return from is redirected: only the page itself shows that.
    const html = await (await fetch(site.url('/dashboard/oauth'))).text()
    expect(html).toMatch(/<meta name="robots" content="noindex/)
  })
})

async function walk(
  page: Page,
  routes: Record<string, Expected>,
  beyond: readonly string[] = [],
): Promise<void> {
  const shell = new Shell(page)
  for (const [path, expected] of Object.entries(routes)) {
    const { heading, isIndexed = true, isAlike = false, isCheckedElsewhere = false } = expected
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect((await shell.open(path))?.status(), path).toBe(200)
    await soon(() => shell.heading.allInnerTexts()).toEqual([heading])
    const noindex = page.locator('meta[name=robots][content*=noindex]')
    expect(await noindex.count(), `noindex on ${path}`).toBe(isIndexed ? 0 : 1)
    expect(await overflowsAt(page, [320, 390, 567, 700, 768, 991, 992, 1300, 1440]), path).toEqual([])
    // A page that moves has no width to measure with large text.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (!isAlike) {
      expect(await tooWide(page), path).toEqual([])
    }
    for (const { viewport } of isAlike || isCheckedElsewhere ? [] : [wide, phone]) {
      await page.setViewportSize(viewport)
      expect(await findViolations(page, { beyond }), `${path} at ${viewport.width}`).toEqual([])
    }
  }
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

describe('motion', () => {
  const endless = (page: Page) =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY).length,
    )

  it('is endless only without reduced motion', async () => {
    await site.visit({ reducedMotion: 'no-preference' }, async (page) => {
      await new Shell(page).open('/styleguide')
      expect(await endless(page)).toBeGreaterThan(0)
    })
    await site.visit({ reducedMotion: 'reduce' }, async (page) => {
      await new Shell(page).open('/styleguide')
      expect(await endless(page)).toBe(0)
    })
  })
})
