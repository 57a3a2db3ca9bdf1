import { randomUUID } from 'node:crypto'
import { it } from 'vitest'
import { soon } from '../browser.ts'
import { Dashboard } from '../pages/dashboard.ts'
import { Identity } from '../pages/identity.ts'
import { LinkDialog } from '../pages/link.ts'
import { excessWidth } from '../pages/look.ts'
import { useSite } from '../site.ts'

const site = useSite()

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
