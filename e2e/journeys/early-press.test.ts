import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { BestCards } from '../pages/best-cards.ts'
import { DASHBOARD, Dashboard } from '../pages/dashboard.ts'
import { Shell } from '../pages/shell.ts'
import { useSite } from '../site.ts'

const site = useSite()
const PATH = '/current-best-cards'

describe('before a page’s code is loaded', () => {
  it('a section of a card: opens, and is filled when the code is loaded', async () => {
    await site.visit({}, async (page) => {
      const bringCode = await openWithoutCode(page, PATH)
      const pick = new BestCards(page).top.first()
      await pick.getByText('Total Rewards', { exact: true }).click()
      bringCode()
      await pick.getByRole('heading', { name: 'How it earns' }).waitFor()
    })
  })

  it('typed amounts: are ranked', async () => {
    await site.visit({}, async (page) => {
      const [shell, cards] = [new Shell(page), new BestCards(page)]
      const bringCode = await openWithoutCode(page, '/best-credit-cards/gas-and-fuel-spend')
      await cards.openOwnSpending()
      await cards.amount('Gas Stations').fill('90')
      bringCode()
      await soon(() => shell.path()).toBe('/best-credit-cards/gas-and-fuel-spend?gas=90')
      await page.getByText('$90 a month').waitFor()
    })
  })
})

describe('the dashboard before its code is loaded', () => {
  it('keeps typed amounts', async () => {
    await site.visit({}, async (page) => {
      const dashboard = new Dashboard(page)
      const bringCode = await openWithoutCode(page, DASHBOARD)
      await dashboard.field('Restaurants').fill('450')
      bringCode()
      await soon(() => dashboard.find.isEnabled()).toBe(true)
      await soon(() => dashboard.field('Restaurants').inputValue()).toBe('450')
    })
  })
})

describe('a card of the list', () => {
  it('opens its page, before the code is loaded and after', async () => {
    await site.visit({}, async (page) => {
      const [shell, cards] = [new Shell(page), new BestCards(page)]
      const first = cards.list.first().getByRole('link').first()
      const bringCode = await openWithoutCode(page, PATH)
      const name = (await first.textContent()) ?? ''
      await first.click()
      await soon(() => shell.heading.innerText()).toBe(name)
      bringCode()
      await shell.open(PATH)
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
      await first.click()
      await soon(() => shell.heading.innerText()).toBe(name)
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    })
  })
})

/** Opens a page whose modules wait until the returned function is called. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  let bringCode = () => {}
  const isThere = new Promise<void>((resolve) => {
    bringCode = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await isThere
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  return bringCode
}
