import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { DASHBOARD, Dashboard } from '../pages/dashboard.ts'
import { dismiss } from '../pages/keyboard.ts'
import { LinkDialog, PLATYPUS } from '../pages/link.ts'
import { simulatedBankOf } from '../pages/simulated-bank.ts'
import { useOwnSite } from '../site.ts'

const site = useOwnSite({ LOG_LEVEL: 'info' }, { warnings: /ITEM_LOGIN_REQUIRED|INTERNAL_SERVER_ERROR/ })
const bank = simulatedBankOf(site)
const OAUTH_BANK = 'Platypus OAuth Bank'

/** A signed-in user who has closed the invitation and opened the flow. */
async function linking(
  run: (page: Page, link: LinkDialog, token: string) => Promise<void>,
  messages = /status of 4(00|12)/,
) {
  const { storageState, token } = await site.signIn()
  await site.visit({ storageState, expectedMessages: messages, reducedMotion: 'reduce' }, async (page) => {
    const link = new LinkDialog(page)
    await new Dashboard(page).open()
    await page.getByRole('button', { name: 'Share Using Plaid' }).click()
    await run(page, link, token)
  })
}

describe('a bank that needs a new login', () => {
  it('opens a popup, is shown as disconnected, renewed, and removed', async () => {
    await linking(async (page, link, token) => {
      await link.enter()
      await link.share()
      const accounts = page.getByRole('region', { name: 'Linked accounts' })
      const popup = page.getByRole('dialog', { name: 'Error' })
      await accounts.getByText('Simulated Diamond Credit Card').waitFor()

      await bank.resetLogin()
      // Reported by the bank's webhook or found by the next poll, whichever is first.
      await popup.getByText(`${PLATYPUS} asks you to sign in again.`).waitFor()
      await popup.getByRole('button', { name: 'Go Back' }).click()
      await accounts.getByText('Disconnected').waitFor()
      await page.getByRole('button', { name: `Renew Access to ${PLATYPUS}` }).click()
      await page.getByRole('dialog', { name: `Renew access to ${PLATYPUS}` }).waitFor()
      await soon(() => link.violations()).toEqual([])
      await link.logIn()
      await link.button('Renew access').click()
      await link.dialog.waitFor({ state: 'detached' })
      await accounts.getByText('Simulated Diamond Credit Card').waitFor()
      await accounts.getByText('Disconnected').waitFor({ state: 'detached' })

      await bank.resetLogin()
      await soon(() => site.accountsStatus(token)).toBe(412)
      await page.reload()
      await popup.getByRole('button', { name: 'Go Back' }).click()
      await accounts.getByText('Disconnected').waitFor()
      const links = await bank.countLinks()
      await page.getByRole('button', { name: `Remove ${PLATYPUS}` }).click()
      const question = page.getByRole('dialog', { name: 'Remove a bank' })
      await question.getByText(`Are you sure you want to remove ${PLATYPUS}?`).waitFor()
      await question.getByRole('button', { name: 'Remove', exact: true }).click()
      await question.getByRole('button', { name: 'Undo' }).click()
      expect(await bank.countLinks()).toBe(links)
      await question.getByRole('button', { name: 'Remove', exact: true }).click()
      await question.getByRole('button', { name: 'Remove now' }).click()
      await page.getByText('No accounts linked yet').waitFor()
      await soon(() => bank.countLinks()).toBe(links - 1)
    })
  })
})

describe('a bank with its own login page', () => {
  it('opens it, returns through /dashboard/oauth, and is linked', async () => {
    await linking(async (page, link) => {
      await link.search.fill(OAUTH_BANK)
      await link.button(new RegExp(`^${OAUTH_BANK}`)).click()
      await link.button(`Continue to ${OAUTH_BANK}`).click()
      await page.waitForURL(/\/sandbox-bank\/oauth-page/)
      await page
        .getByText(/simulated/i)
        .first()
        .waitFor()
      await page.getByRole('button', { name: 'Allow access' }).click()
      await page.waitForURL(/\/dashboard\/oauth\?oauth_state_id=/)
      await link.share()
      await soon(() => new URL(page.url()).pathname).toBe(DASHBOARD)
      const accounts = page.getByRole('region', { name: 'Linked accounts' })
      await accounts.getByText(`${OAUTH_BANK}, ••3333`).waitFor()
      // The invitation of a user without accounts does not cover it.
      await soon(() => page.getByRole('dialog').count()).toBe(0)
    })
  })

  it('shows a denial, and goes to the dashboard without an account', async () => {
    await linking(async (page, link) => {
      await link.search.fill(OAUTH_BANK)
      await link.button(new RegExp(`^${OAUTH_BANK}`)).click()
      await link.button(`Continue to ${OAUTH_BANK}`).click()
      await page.getByRole('button', { name: 'Do not allow' }).click()
      await link.button('Leave without linking').click()
      await soon(() => new URL(page.url()).pathname).toBe(DASHBOARD)
      await page.getByText('No accounts linked yet').waitFor()
    })
  })

  it('/dashboard/oauth alone opens linking, and goes to the dashboard when it is closed', async () => {
    const { storageState } = await site.signIn()
    await site.visit({ storageState, reducedMotion: 'reduce' }, async (page) => {
      const { shell } = new Dashboard(page)
      const link = new LinkDialog(page)
      await shell.open('/dashboard/oauth')
      await link.search.waitFor()
      await soon(() => shell.path()).toBe('/dashboard/oauth')
      await dismiss(link.dialog)
      await soon(() => shell.path()).toBe(DASHBOARD)
    })
  })
})

describe('bank errors', () => {
  it('an unreachable bank can be retried without losing anything', async () => {
    const messages = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 412/
    await linking(async (page, link) => {
      await link.search.fill(PLATYPUS)
      await link
        .button(new RegExp(`^${PLATYPUS}`))
        .first()
        .click()
      await page.route('**/sandbox-bank/login', (route) => route.abort(), { times: 1 })
      await link.logIn()
      await link.problem.getByText('didn’t answer').waitFor()
      await link.button('Log in').click()
      await link.share()
      await page.getByRole('region', { name: 'Linked accounts' }).waitFor()

      // B-ERR-16: the same accounts a second time are rejected before anything is exchanged.
      await page.getByRole('button', { name: 'Add Cards' }).click()
      await link.enter()
      await link.share()
      const popup = page.getByRole('dialog', { name: 'Error' })
      await popup.getByText(`${PLATYPUS} is already linked.`).waitFor()
      await popup.getByRole('button', { name: 'Go Back' }).click()
    }, messages)
  })
})
