import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { Dashboard } from '../pages/dashboard.ts'
import { PLATYPUS } from '../pages/link.ts'
import { findViolations } from '../pages/look.ts'
import { useOwnSite } from '../site.ts'

const site = useOwnSite({ SIMPLEFIN_ENABLED: '1' }, { warnings: /HTTP 403/ })
/** The browser logs a refused token, and a run before the first sync. */
const expecting = { expectedMessages: /status of 412/, reducedMotion: 'reduce' } as const

describe('with SimpleFIN', () => {
  it('a setup token leads to accounts and results, works once, and everything can be unlinked', async () => {
    const { storageState } = await site.signIn()
    await site.visit({ ...expecting, storageState }, async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.open()
      await dashboard.dialog.getByRole('button', { name: 'Link with SimpleFIN' }).click()
      const dialog = page.getByRole('dialog', { name: 'Link with SimpleFIN' })
      await dialog.getByRole('button', { name: 'Use a test token' }).click()
      const token = await dialog.getByLabel('Setup token').inputValue()
      expect(Buffer.from(token, 'base64').toString()).toMatch(
        /^http:\/\/127\.0\.0\.1:\d+\/simplefin\/claim\//,
      )
      await soon(() => findViolations(page, { part: '[role=dialog]' })).toEqual([])
      await dialog.getByRole('button', { name: 'Link accounts' }).click()

      const accounts = page.getByRole('region', { name: 'Linked accounts' })
      await accounts.getByText('Include Spending Data: 1/1').first().waitFor()
      await accounts.getByText('Platypus Credit Card (3333)').waitFor()
      await page.getByText(`Still importing from ${PLATYPUS}.`).waitFor({ state: 'detached' })
      await dashboard.find.click()
      await dashboard.headline.waitFor()
      await page.getByText('Based on your 12 Months of spending data for 2 of your cards.').waitFor()

      await dashboard.steps.getByRole('button').first().click()
      await page.getByRole('button', { name: 'Link with SimpleFIN' }).click()
      await dialog.getByLabel('Setup token').fill(token)
      await dialog.getByRole('button', { name: 'Link accounts' }).click()
      await page.getByRole('dialog').getByText('Each token works once').waitFor()

      await page.goto('/account')
      const linked = page.getByRole('region', { name: 'Linked accounts' })
      await linked.getByText(PLATYPUS).first().waitFor()
      await linked.getByRole('button', { name: 'Unlink Accounts' }).click()
      await dashboard.dialog.getByRole('button', { name: 'Unlink', exact: true }).click()
      await dashboard.dialog.getByRole('button', { name: 'Unlink now' }).click()
      await linked.getByText('You have no linked accounts.').waitFor()
    })
  })

  it('a link whose access was ended keeps its data, and a new setup token renews it', async () => {
    const { storageState, token: session } = await site.signIn()
    await site.visit({ ...expecting, storageState }, async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.open()
      await dashboard.dialog.getByRole('button', { name: 'Link with SimpleFIN' }).click()
      const dialog = page.getByRole('dialog', { name: 'Link with SimpleFIN' })
      await dialog.getByRole('button', { name: 'Use a test token' }).click()
      const token = await dialog.getByLabel('Setup token').inputValue()
      await dialog.getByRole('button', { name: 'Link accounts' }).click()
      const accounts = page.getByRole('region', { name: 'Linked accounts' })
      await accounts.getByText('Platypus Credit Card (3333)').waitFor()
      await page.getByText(`Still importing from ${PLATYPUS}.`).waitFor({ state: 'detached' })

      await disable(token)
      await site.syncAllLinks()
      const popup = page.getByRole('dialog', { name: 'Error' })
      await soon(() => site.accountsStatus(session)).toBe(412)
      await page.reload()
      await popup.getByText('We keep its transactions until you remove it.').waitFor()
      await popup.getByRole('button', { name: 'Go Back' }).click()
      await accounts.getByText('Disconnected').waitFor()

      await page.getByRole('button', { name: `Renew Access to ${PLATYPUS}` }).click()
      const renewal = page.getByRole('dialog', { name: `Renew access to ${PLATYPUS}` })
      await renewal.getByRole('button', { name: 'Use a test token' }).click()
      await soon(() => findViolations(page, { part: '[role=dialog]' })).toEqual([])
      await renewal.getByRole('button', { name: 'Renew access' }).click()
      await accounts.getByText('Disconnected').waitFor({ state: 'detached' })
      await soon(() => accounts.getByText('Platypus Credit Card (3333)').count()).toBe(1)
      await dashboard.find.click()
      await dashboard.headline.waitFor()
      await page.getByText('Based on your 12 Months of spending data for 2 of your cards.').waitFor()
    })
  })
})

/** Ends access with a token, as its user does at SimpleFIN. */
async function disable(token: string): Promise<void> {
  const claimUrl = new URL(Buffer.from(token, 'base64').toString())
  const code = claimUrl.pathname.split('/').at(-1)
  const answer = await fetch(`${claimUrl.origin}/setup-tokens/${code}/disable`, { method: 'POST' })
  expect(answer.status).toBe(200)
}
