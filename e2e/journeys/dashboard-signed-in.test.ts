import { apiPaths } from '@cardsight/contract/api-paths'
import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { soon } from '../browser.ts'
import { Dashboard } from '../pages/dashboard.ts'
import { dismiss } from '../pages/keyboard.ts'
import { useSite } from '../site.ts'

const site = useSite()

const card = (id: string, official_name: string) => ({
  account_id: id,
  name: 'Card',
  official_name,
  mask: '1234',
  institutionLogo: null,
  institutionName: 'Tartan Bank',
  subtype: 'credit card',
  enabled: true,
})

async function answerAccounts(page: Page, list: unknown): Promise<void> {
  await page.route(`**${apiPaths.accounts}`, (route) => route.fulfill({ json: list }))
}

describe('a signed-in user', () => {
  it('S-DASH0-01: shows help, opens the linking flow and needs an account to search', async () => {
    const { storageState } = await site.signIn()
    await site.visit({ storageState, reducedMotion: 'reduce' }, async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.open()
      await page
        .getByRole('heading', { level: 1, name: 'Connect cards with Cardsight to see results' })
        .waitFor()
      await dismiss(page.getByRole('dialog', { name: "Let's get started!" }))
      await page.getByRole('button', { name: 'Help' }).click()
      await page.getByText('We never see your bank login').first().waitFor()
      await page.keyboard.press('Escape')
      await soon(() => dashboard.find.isDisabled()).toBe(true)
      await soon(() => dashboard.violations()).toEqual([])
      await page.getByRole('button', { name: 'Add Cards' }).click()
      await page.getByRole('dialog', { name: 'Link a bank' }).waitFor()
    })
  })

  it('B-VALID-20: counts the enabled accounts of each group and needs one to search', async () => {
    const { storageState } = await site.signIn()
    await site.visit({ storageState, reducedMotion: 'reduce' }, async (page) => {
      const dashboard = new Dashboard(page)
      await answerAccounts(page, [card('one', 'Gold Card')])
      await dashboard.open()
      await soon(() => dashboard.find.isEnabled()).toBe(true)
      await soon(() => dashboard.violations()).toEqual([])
      const headers = page.getByRole('region', { name: 'Linked accounts' }).locator('summary')
      const headerTexts = async () => (await headers.allInnerTexts()).map((text) => text.split(/\n+/))
      const debit = ['Debit Cards', 'Checking Acct.', 'Include Spending Data: 0/0']
      const credit = (counts: string) => [
        'Credit Cards',
        'Credit Card Acct.',
        `Include Spending Data: ${counts}`,
      ]
      await soon(() => headerTexts()).toEqual([debit, credit('1/1')])
      await page.getByText('Gold Card').first().click()
      await soon(() => dashboard.find.isDisabled()).toBe(true)
      await soon(() => headerTexts()).toEqual([debit, credit('0/1')])
    })
  })
})
