import { apiPaths } from '@cardsight/contract/api-paths'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { Dashboard } from '../pages/dashboard.ts'
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

const typed = '?1=504&2=179&4=166&5=100&8=487&9=400&form=numbers'

async function answerAccounts(page: Page, list: unknown): Promise<void> {
  await page.route(`**${apiPaths.accounts}`, (route) => route.fulfill({ json: list }))
}

describe('a signed-in user', () => {
  it('S-DASH0-01, S-DASH0-02, S-DASH0-03: shows help, opens the linking flow and needs an account to search', async () => {
    const { storageState } = await site.signIn()
    await site.visit({ storageState, reducedMotion: 'reduce' }, async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.open()
      await page
        .getByRole('heading', { level: 1, name: 'Connect cards with Cardsight to see results' })
        .waitFor()
      await page.getByRole('dialog', { name: "Let's get started!" }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Help' }).click()
      await page.getByText('We never see your bank login').first().waitFor()
      await page.keyboard.press('Escape')
      await soon(() => dashboard.find.isDisabled()).toBe(true)
      expect(await dashboard.violations()).toEqual([])
      await page.getByRole('button', { name: 'Add Cards' }).click()
      await page.getByRole('dialog', { name: 'Link a bank' }).waitFor()
    })
  })

  it('types, and the run is requested for the user', async () => {
    const { storageState } = await site.signIn()
    await site.visit({ storageState }, async (page) => {
      const dashboard = new Dashboard(page)
      await answerAccounts(page, [])
      await dashboard.open()
      // S-INVITE-02: new, and without accounts.
      const invitation = page.getByRole('dialog', { name: "Let's get started!" })
      await invitation.waitFor()
      await invitation.getByRole('button', { name: 'here' }).click()
      const form = page.getByRole('dialog', { name: 'Find your perfect card' })
      await form.getByRole('button', { name: 'Try an example' }).click()
      const asked = page.waitForRequest((request) => request.url().includes(apiPaths.manualRun))
      await form.getByRole('button', { name: 'Find Your Perfect Card' }).click()
      expect((await asked).headers().authorization).toMatch(/^Bearer /)
      await dashboard.headline.waitFor()
      await form.waitFor({ state: 'detached' })
      // B-STATE-6: the marker keeps the invitation from opening twice.
      expect(await page.evaluate(() => window.localStorage.getItem('cardsight:is-user-login'))).toBe('yes')
    })
  })

  it('S-ACCTS-02, S-ACCTS-03, B-VALID-20: counts the enabled accounts of each group and needs one to search', async () => {
    const { storageState } = await site.signIn()
    await site.visit({ storageState, reducedMotion: 'reduce' }, async (page) => {
      const dashboard = new Dashboard(page)
      await answerAccounts(page, [card('one', 'Gold Card')])
      await dashboard.open()
      await soon(() => dashboard.find.isEnabled()).toBe(true)
      expect(await dashboard.violations()).toEqual([])
      const headers = page.getByRole('region', { name: 'Linked accounts' }).locator('summary')
      const headerTexts = async () => (await headers.allInnerTexts()).map((text) => text.split(/\n+/))
      const debit = ['Debit Cards', 'Checking Acct.', 'Include Spending Data: 0/0']
      const credit = (counts: string) => [
        'Credit Cards',
        'Credit Card Acct.',
        `Include Spending Data: ${counts}`,
      ]
      expect(await headerTexts()).toEqual([debit, credit('1/1')])
      await page.getByText('Gold Card').first().click()
      await soon(() => dashboard.find.isDisabled()).toBe(true)
      expect(await headerTexts()).toEqual([debit, credit('0/1')])
    })
  })

  it('S-DASH1-04, S-DASH1-05, B-DATES-7, B-ERR-10: changes settings, and sees an error if no cards arrive', async () => {
    const { storageState } = await site.signIn()
    const expectedMessages = /status of 500/
    await site.visit({ storageState, expectedMessages, reducedMotion: 'reduce' }, async (page) => {
      const dashboard = new Dashboard(page)
      const runs = `**${apiPaths.linkedRun}?*`
      const asked: string[] = []
      await answerAccounts(page, [card('one', 'Gold Card'), card('two', 'Blue Card')])
      // Typed costs stand in for two years of a bank's purchases: the response has the same shape.
      await page.route(runs, async (route) => {
        asked.push(new URL(route.request().url()).search)
        await route.fulfill({
          response: await route.fetch({ url: site.url(`${apiPaths.freeManualRun}${typed}`) }),
        })
      })
      await dashboard.open()
      await soon(() => dashboard.find.isEnabled()).toBe(true)
      await dashboard.find.click()
      await dashboard.headline.waitFor()
      await page.getByText('Based on your 12 Months of spending data for 2 of your cards.').waitFor()

      await page.getByRole('button', { name: 'Change Settings' }).click()
      await dashboard.dialog.getByText('Last 6 months').click()
      expect(await dashboard.violations('[role=dialog]')).toEqual([])
      await dashboard.dialog.getByRole('button', { name: 'Apply' }).click()
      await dashboard.dialog.waitFor({ state: 'detached' })
      await page.getByText('Based on your 6 Months of spending data for 2 of your cards.').waitFor()
      expect(asked.at(-1)).toMatch(/^\?account=one&account=two&.*nMonths=6&/)

      await page.unroute(runs)
      await page.route(runs, (route) => route.fulfill({ status: 500, json: {} }))
      await page.getByRole('button', { name: 'Change Settings' }).click()
      await dashboard.dialog.getByRole('button', { name: 'Apply' }).click()
      await dashboard.dialog.getByText('Cards fetching failed.').waitFor()
      await page.keyboard.press('Escape')
      await page.getByText('Oops, Something went wrong. Please try again later.').waitFor()
    })
  })

  it('B-ERR-20: a bank that needs a new login opens its popup', async () => {
    const { storageState } = await site.signIn()
    await site.visit({ storageState, expectedMessages: /status of 412/ }, async (page) => {
      const param = { error_type: 'popup', institutionName: 'Tartan Bank' }
      await page.route(`**${apiPaths.accounts}`, (route) =>
        route.fulfill({ status: 412, json: { errors: [{ msg: '', param }] } }),
      )
      await new Dashboard(page).open()
      const popup = page.getByRole('dialog', { name: 'Error' })
      await popup.getByText('Plaid is experiencing connectivity issues with Tartan Bank.').waitFor()
    })
  })

  it('B-LINK-9, B-LINK-10, S-MODAL-06: unlinks all accounts, or shows that it failed', async () => {
    const { storageState } = await site.signIn()
    const expectedMessages = /status of 500/
    await site.visit({ storageState, expectedMessages, reducedMotion: 'reduce' }, async (page) => {
      const dashboard = new Dashboard(page)
      await answerAccounts(page, [card('one', 'Gold Card')])
      const unlinking = `**${apiPaths.unlinkAll}`
      await page.route(unlinking, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
      await dashboard.open()
      await page.getByRole('button', { name: 'Unlink Accounts' }).click()
      await dashboard.dialog.getByText('Are you sure you want to unlink all the accounts?').waitFor()
      expect(await dashboard.dialog.evaluate((element) => element.getBoundingClientRect().width)).toBe(400)
      expect(await dashboard.violations()).toEqual([])
      await dashboard.dialog.getByRole('button', { name: 'Unlink', exact: true }).click()
      await dashboard.dialog.getByRole('button', { name: 'Unlink now' }).click()
      await page.getByText('Something went wrong while un-linking accounts!').first().waitFor()
      await page.route(unlinking, (route) => route.fulfill({ json: { removed: 1 } }))
      await dashboard.dialog.getByRole('button', { name: 'Unlink', exact: true }).click()
      await dashboard.dialog.getByRole('button', { name: 'Unlink now' }).click()
      await page.getByText('Accounts unlinked successfully!').first().waitFor()
    })
  })
})
