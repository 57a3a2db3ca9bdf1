import { randomUUID } from 'node:crypto'
import { addMonths, type Day, dayOfMoment } from '@cardsight/engine/dates'
import { it } from 'vitest'
import { soon } from '../browser.ts'
import { Dashboard } from '../pages/dashboard.ts'
import { Identity } from '../pages/identity.ts'
import { LinkDialog } from '../pages/link.ts'
import { excessWidth, findViolations } from '../pages/look.ts'
import { useSite } from '../site.ts'

const site = useSite()
const today = dayOfMoment(new Date())

/** With another address on each try: the first one signed her up. */
const katherine = () => ({
  firstName: 'Katherine',
  lastName: 'Johnson',
  email: `katherine-${randomUUID()}@example.com`,
  password: 'friendship seven',
})

it('a person signs up, links a bank, toggles an account, changes settings and unlinks', async () => {
  // The browser logs a run before the bank had sent anything.
  await site.visit({ expectedMessages: /status of 412/, reducedMotion: 'reduce' }, async (page) => {
    const identity = new Identity(page)
    const dashboard = new Dashboard(page)
    const link = new LinkDialog(page)
    await identity.open('/signup')
    await identity.signUp(katherine())
    await identity.arrivesAt('/find-best-card-for-your-spend')
    await page.getByRole('button', { name: 'Share Using Plaid' }).click()
    // Local merchants, missing categories and purchases abroad.
    await link.enter({ bank: 'Tartan Bank', username: 'user_messy' })
    await link.share()
    const accounts = page.getByRole('region', { name: 'Linked accounts' })
    await accounts.getByText('Simulated Everyday Checking').click()
    await accounts.getByText('Include Spending Data: 0/1').waitFor()
    await soon(() => dashboard.violations()).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await soon(() => excessWidth(page)).toBe(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    await dashboard.find.click()
    await page.getByText('of spending data for Simulated Diamond Credit Card.').waitFor()

    await page.getByRole('button', { name: 'Change Settings' }).click()
    await pickCustomRange(dashboard)
    await dashboard.dialog.getByText('Last 3 months').click()
    await dashboard.dialog.getByText('Simulated Everyday Checking').click()
    await dashboard.dialog.getByRole('button', { name: 'Apply' }).click()
    await page.getByText('Based on your 3 Months of spending data for 2 of your cards.').waitFor()

    await page.goto('/account')
    const linked = page.getByRole('region', { name: 'Linked accounts' })
    await linked.getByText('Tartan Bank').waitFor()
    await linked.getByRole('button', { name: 'Unlink Accounts' }).click()
    await dashboard.dialog.getByRole('button', { name: 'Unlink', exact: true }).click()
    await dashboard.dialog.getByRole('button', { name: 'Unlink now' }).click()
    await page.getByText('Accounts unlinked successfully!').first().waitFor()
    await linked.getByText('You have no linked accounts.').waitFor()
    await dashboard.open()
    await page.getByText('No accounts linked yet').waitFor()
  })
})

/** In the calendar: by keyboard from two months ago, by mouse until today, the last day that can be picked. */
async function pickCustomRange({ page, dialog }: Dashboard): Promise<void> {
  await dialog.getByText('Custom range').click()
  const month = page.locator('calendar-month')
  const focused = month.locator('button[tabindex="0"]')
  await focused.focus()
  // Month by month: two months before October 31 are August 30 by way of September 30.
  const monthAgo = addMonths(today, -1)
  const start = addMonths(monthAgo, -1)
  for (const day of [monthAgo, start]) {
    await page.keyboard.press('PageUp')
    await soon(() => focused.getAttribute('aria-label')).toBe(inWords(day))
  }
  await page.keyboard.press('Enter')
  await soon(() => dialog.getByLabel('Start date').inputValue()).toBe(inFigures(start))
  await dialog.getByRole('button', { name: 'Next month' }).click()
  await dialog.getByRole('button', { name: 'Next month' }).click()
  await month.locator('[aria-current=date]').click()
  await soon(() => dialog.getByLabel('End date').inputValue()).toBe(inFigures(today))
  await soon(() => findViolations(page, { part: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()
}

function inWords(day: Day): string {
  return new Date(day).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
}

function inFigures(day: Day): string {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}
