import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { expectNoSidewaysScroll, findViolations, layoutShift } from '../pages/look.ts'
import { useSite } from '../site.ts'

const site = useSite()
const PLAN = '/your-cards?view=plan'

const lists = { choices: [], credits: [], ticks: [], activated: [], accountIds: [] }
const yourCards = {
  version: 1,
  cards: [
    { id: 'c1', cardId: 'chase-freedom-unlimited', opened: '2019-03', ...lists },
    { id: 'c2', cardId: 'citi-double-cash', ...lists },
  ],
}

const headline = (page: Page) => page.getByRole('heading', { level: 2, name: /^Open / })
const steps = (page: Page) => page.getByRole('list', { name: /^Open / })

async function openPlan(page: Page): Promise<string> {
  await page.goto('/about')
  await page.evaluate((text) => localStorage.setItem('cardsight:your-cards', text), JSON.stringify(yourCards))
  await page.goto(PLAN)
  await soon(() => headline(page).innerText()).toMatch(
    /^Open \d cards over 24 months and earn\s\$[\d,]+\smore than with the cards you have$/,
  )
  return headline(page).innerText()
}

async function expectGoodLook(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await soon(() => findViolations(page, { part: 'main' })).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await soon(() => findViolations(page, { part: 'main', rules: ['color-contrast'] }), 'dark').toEqual([])
}

it('the plan is found, skips a card, undoes it, and is for two', async () => {
  await site.visit({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } }, async (page) => {
    const first = await openPlan(page)
    await page.getByText('1 card has no opening month.').waitFor()
    expect(await layoutShift(page)).toBeLessThan(0.01)
    const name = await steps(page).getByRole('heading', { level: 3 }).first().innerText()
    await steps(page).getByText('Details').first().press('Enter')
    await steps(page)
      .getByText(/^Without this card, the best plan we found is worth \$/)
      .first()
      .waitFor()
    await expectGoodLook(page)

    await page.getByRole('button', { name: `Skip this card: ${name}` }).press('Enter')
    const undo = page.getByRole('button', { name: `Undo: plan with ${name} again` })
    await soon(() => undo.evaluate((button) => button === document.activeElement)).toBe(true)
    await soon(() => steps(page).getByRole('heading', { name, exact: true }).count()).toBe(0)
    await page.reload()
    await undo.press('Enter')
    await soon(() => headline(page).innerText()).toBe(first)

    await page.getByRole('switch', { name: 'Plan for two' }).press('Space')
    await page.getByRole('textbox', { name: 'Their name' }).fill('Sam')
    await page.getByRole('searchbox', { name: 'Cards that Sam has' }).fill('venture x')
    await page.getByRole('searchbox', { name: 'Cards that Sam has' }).press('Enter')
    await page.getByRole('combobox', { name: /^Month: Capital One Venture X/ }).selectOption('May')
    await page.getByRole('combobox', { name: /^Year: Capital One Venture X/ }).selectOption('2024')
    await soon(() => headline(page).innerText()).toMatch(/^Open \d cards between you over 24 months/)
    await soon(() => steps(page).getByText('Sam', { exact: true }).count()).toBeGreaterThan(0)
    await expectGoodLook(page)
    await expectNoSidewaysScroll(page, PLAN)
  })
})

it('the plan puts its steps into a calendar, and can be to open nothing', async () => {
  await site.visit({ reducedMotion: 'reduce' }, async (page) => {
    await openPlan(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add to calendar' }).click(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    expect(text).toMatch(/^BEGIN:VCALENDAR/)
    expect(text).toContain('SUMMARY:Apply for ')

    await page.getByRole('combobox', { name: 'New cards a year' }).selectOption('None')
    await page
      .getByRole('heading', { level: 2, name: /^Open no new cards and earn \$[\d,]+ in 24 months$/ })
      .waitFor()
    await page.getByText('You asked for no new cards. Raise the number to see what they’d add.').waitFor()
  })
})
