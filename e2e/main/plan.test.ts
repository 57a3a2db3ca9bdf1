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

async function openPlan(page: Page): Promise<void> {
  await page.goto('/about')
  await page.evaluate((text) => localStorage.setItem('cardsight:your-cards', text), JSON.stringify(yourCards))
  await page.goto(PLAN)
  await soon(() => headline(page).innerText()).toMatch(
    /^Open \d cards over 24 months and earn\s\$[\d,]+\smore than with the cards you have$/,
  )
}

async function expectGoodLook(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await soon(() => findViolations(page, { part: 'main' })).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await soon(() => findViolations(page, { part: 'main', rules: ['color-contrast'] }), 'dark').toEqual([])
}

it('the plan is found without moving the page, explains a step and goes into a calendar', async () => {
  await site.visit({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } }, async (page) => {
    await openPlan(page)
    await page.getByText('1 card has no opening month.').waitFor()
    expect(await layoutShift(page)).toBeLessThan(0.01)
    await steps(page).getByText('Details').first().press('Enter')
    await steps(page)
      .getByText(/^Without this card, the best plan we found is worth \$/)
      .first()
      .waitFor()
    await expectGoodLook(page)
    await expectNoSidewaysScroll(page, PLAN)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Add to calendar' }).click(),
    ])
    const text = await readFile(await download.path(), 'utf8')
    expect(text).toMatch(/^BEGIN:VCALENDAR/)
    expect(text).toContain('SUMMARY:Apply for ')
  })
})
