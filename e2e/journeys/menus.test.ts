import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { Shell } from '../pages/shell.ts'
import { useSite } from '../site.ts'

const site = useSite()

const byCategory = {
  'College students': '/best-credit-cards/college-students',
  'Limited credit': '/best-credit-cards/limited-credit',
  'Frequent travelers': '/best-credit-cards/frequent-travelers',
  'Business owners': '/best-credit-cards/business-owners',
  'Current Best Cards': '/current-best-cards',
}
const bySpend = {
  Groceries: '/best-credit-cards/grocery-shopping-spend',
  'Entertainment and recreation': '/best-credit-cards/entertainment-and-recreation-spend',
  Travel: '/best-credit-cards/travel-spend',
  'Gas and fuel': '/best-credit-cards/gas-and-fuel-spend',
  Dining: '/best-credit-cards/dining-and-entertainment-spend',
  'Current Best Cards': '/current-best-cards',
}
const bar = ['Credit Cards', 'Tools', 'Blog', 'About us', 'How it works', 'Support', 'Sign In']

describe('with a mouse', () => {
  it('hovering opens a menu, leaving it or Escape closes it, and a click in it navigates', async () => {
    await site.visit({}, async (page) => {
      const shell = new Shell(page)
      await shell.open('/')
      await soon(() => shell.entries()).toEqual([...bar, 'Find Your Best Card'])
      await soon(() => shell.group('Cards by Category')).toEqual({})
      await shell.menu('Credit Cards').hover()
      await soon(() => shell.group('Cards by Category')).toEqual(byCategory)
      await soon(() => shell.group('Cards by Spend')).toEqual(bySpend)
      await page.mouse.move(4, 700)
      await shell.entry('Dining').waitFor({ state: 'hidden' })
      await shell.menu('Credit Cards').hover()
      await shell.entry('Dining').waitFor()
      await page.keyboard.press('Escape')
      await shell.entry('Dining').waitFor({ state: 'hidden' })
      await page.mouse.move(4, 700)
      await shell.menu('Credit Cards').hover()
      await shell.entry('Gas and fuel').click()
      await soon(() => shell.heading.innerText()).toBe('Best Credit Cards for Gas and fuel')
      await soon(() => shell.path()).toBe('/best-credit-cards/gas-and-fuel-spend')
      await soon(() => shell.group('Cards by Spend')).toEqual({})
    })
  })

  it('moving to Tools closes one and opens the other', async () => {
    await site.visit({}, async (page) => {
      const shell = new Shell(page)
      await shell.open('/about')
      await shell.menu('Credit Cards').hover()
      await shell.entry('Groceries').waitFor()
      await shell.menu('Tools').hover()
      await shell.entry('Find Your Second Card').waitFor()
      await shell.entry('Groceries').waitFor({ state: 'hidden' })
      await shell.entry('Find Your Second Card').click()
      await soon(() => shell.path()).toBe('/find-your-second-card')
    })
  })
})

describe('with a keyboard', () => {
  it('reaches the content before the menus, and every entry of the bar in order', async () => {
    await site.visit({}, async (page) => {
      const shell = new Shell(page)
      await shell.open('/about')
      await page.keyboard.press('Tab')
      await soon(() => shell.focused()).toBe('Skip to content')
      await shell.disclosureLink.focus()
      const walked: (string | null)[] = []
      for (const _ of ['wordmark', ...bar]) {
        await page.keyboard.press('Tab')
        walked.push(await shell.focused())
      }
      expect(walked.slice(1)).toEqual(bar)
      await page.keyboard.press('Shift+Tab')
      await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
      await soon(() => shell.holdsFocus(page.getByRole('main'))).toBe(true)
    })
  })

  it('opens a menu and moves in it, closes it with Escape or by leaving it, and follows an entry', async () => {
    await site.visit({}, async (page) => {
      const shell = new Shell(page)
      await shell.open('/about')
      await shell.menu('Credit Cards').press('Enter')
      await shell.entry('College students').waitFor()
      const steps = [
        ['ArrowDown', 'College students'],
        ['ArrowDown', 'Limited credit'],
        ['ArrowUp', 'College students'],
        ['End', 'Current Best Cards'],
        ['Home', 'Credit Cards'],
        ['Tab', 'College students'],
      ] as const
      for (const [key, name] of steps) {
        await page.keyboard.press(key)
        await soon(() => shell.focused()).toBe(name)
      }
      await page.keyboard.press('Escape')
      await shell.entry('College students').waitFor({ state: 'hidden' })
      await soon(() => shell.focused()).toBe('Credit Cards')

      await shell.menu('Tools').press('Space')
      await shell.entry('Find Your Second Card').waitFor()
      for (const name of [
        'Find Your Second Card',
        'Best card',
        'Wallet',
        'Use today',
        'Spending',
        'Import Statements',
        'Blog',
      ]) {
        await page.keyboard.press('Tab')
        await soon(() => shell.focused()).toBe(name)
      }
      await shell.entry('Find Your Second Card').waitFor({ state: 'hidden' })

      await shell.menu('Credit Cards').press('ArrowDown')
      await soon(() => shell.focused()).toBe('College students')
      await page.keyboard.press('Enter')
      await soon(() => shell.path()).toBe('/best-credit-cards/college-students')
      await shell.entry('College students').waitFor({ state: 'hidden' })
    })
  })
})

describe('with a finger', () => {
  it('one tap opens the wide menu, another or one next to it closes it', async () => {
    await site.visit({ hasTouch: true, viewport: { width: 1180, height: 820 } }, async (page) => {
      const shell = new Shell(page)
      await shell.open('/about')
      await shell.menu('Credit Cards').tap()
      await shell.entry('Travel').waitFor()
      await shell.menu('Credit Cards').tap()
      await shell.entry('Travel').waitFor({ state: 'hidden' })
      await shell.menu('Credit Cards').tap()
      await shell.entry('Travel').waitFor()
      await page.touchscreen.tap(4, 700)
      await shell.entry('Travel').waitFor({ state: 'hidden' })
      await shell.menu('Credit Cards').tap()
      await shell.entry('Travel').tap()
      await soon(() => shell.path()).toBe('/best-credit-cards/travel-spend')
    })
  })

  it('on a phone one menu has every entry, including Support', async () => {
    const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }
    await site.visit(phone, async (page) => {
      const shell = new Shell(page)
      await shell.open('/')
      await soon(() => shell.entries()).toEqual(['Menu'])
      await shell.menuButton.tap()
      await soon(() => shell.entries()).toEqual([
        'Menu',
        'Find Your Best Card',
        ...Object.keys(byCategory),
        ...Object.keys(bySpend),
        'Find Your Second Card',
        'Best card',
        'Wallet',
        'Use today',
        'Spending',
        'Import Statements',
        ...bar.slice(2),
      ])
      await shell.entry('Support').tap()
      await soon(() => shell.heading.innerText()).toBe('Support')
      await soon(() => shell.entries()).toEqual(['Menu'])
    })
  })
})

it('one menu replaces the bar below 992 px, opens by keyboard, and Escape restores the focus', async () => {
  await site.visit({ viewport: { width: 992, height: 800 } }, async (page) => {
    const shell = new Shell(page)
    await shell.open('/')
    expect((await shell.entries()).toSorted()).toEqual([...bar, 'Find Your Best Card'].toSorted())
    await page.setViewportSize({ width: 991, height: 800 })
    await soon(async () => (await shell.entries()).toSorted()).toEqual(['Find Your Best Card', 'Menu'])
    await shell.menuButton.press('Enter')
    await shell.entry('Support').waitFor()
    await page.keyboard.press('Tab')
    await soon(() => shell.focused()).toBe('College students')
    await page.keyboard.press('Escape')
    await shell.entry('Support').waitFor({ state: 'hidden' })
    await soon(() => shell.holdsFocus(shell.menuButton)).toBe(true)
  })
})

it('without JavaScript, menus open by hovering and on a phone, and their entries are plain links', async () => {
  await site.visit({ javaScriptEnabled: false }, async (page) => {
    const shell = new Shell(page)
    await page.goto('/about')
    await shell.menu('Credit Cards').hover()
    await shell.entry('Groceries').click()
    await soon(() => shell.heading.innerText()).toBe('Best Credit Cards for Groceries')
    await page.setViewportSize({ width: 390, height: 844 })
    await shell.menuButton.click()
    await shell.entry('Support').click()
    await soon(() => shell.heading.innerText()).toBe('Support')
  })
})
