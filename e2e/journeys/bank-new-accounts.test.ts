import { it } from 'vitest'
import { isShown, soon } from '../browser.ts'
import { Dashboard } from '../pages/dashboard.ts'
import { LinkDialog, PLATYPUS } from '../pages/link.ts'
import { findViolations } from '../pages/look.ts'
import { simulatedBankOf } from '../pages/simulated-bank.ts'
import { useOwnSite } from '../site.ts'

const site = useOwnSite({ LOG_LEVEL: 'info' })
const bank = simulatedBankOf(site)
const DAY_MS = 86_400_000

/** A purchase three weeks ago. */
function purchase(amount: number, description: string) {
  const day = new Date(Date.now() - 21 * DAY_MS).toISOString().slice(0, 10)
  return { date_transacted: day, date_posted: day, amount, description, currency: 'USD' }
}

const login = {
  username: 'user_custom',
  password: JSON.stringify({
    override_accounts: [
      {
        type: 'credit',
        subtype: 'credit card',
        meta: { name: 'Old card', official_name: 'Old card', mask: '1234' },
        transactions: [purchase(100, 'KROGER')],
      },
      {
        type: 'credit',
        subtype: 'credit card',
        meta: { name: 'New card', official_name: 'New card', mask: '5678' },
        transactions: [purchase(40.25, 'CHIPOTLE')],
      },
    ],
  }),
}

it('new accounts of a bank are announced, the user adds one, and the next results include it', async () => {
  const { storageState } = await site.signIn()
  const expecting = { expectedMessages: /status of 412/, reducedMotion: 'reduce' } as const
  await site.visit({ ...expecting, storageState }, async (page) => {
    const dashboard = new Dashboard(page)
    const link = new LinkDialog(page)
    const accounts = page.getByRole('region', { name: 'Linked accounts' })
    const importing = page.getByText(`Still importing from ${PLATYPUS}.`)
    await dashboard.open()
    await page.getByRole('button', { name: 'Share Using Plaid' }).click()
    await link.enter(login)
    await link.dialog.getByText('New card').click()
    await link.share()
    await accounts.getByText('Old card').waitFor()
    await soon(() => accounts.getByText('New card').count()).toBe(0)
    await importing.waitFor({ state: 'detached' })
    await dashboard.find.click()
    await dashboard.headline.waitFor()
    await page.getByText(/^\$100 · .+ · by category/).waitFor()

    await bank.announceNewAccounts()
    const add = page.getByRole('button', { name: `Add Accounts from ${PLATYPUS}` })
    await soon(async () => {
      await page.reload()
      await dashboard.headline.waitFor()
      await dashboard.steps.getByRole('button').first().click()
      await accounts.getByText('Old card').waitFor()
      return isShown(add)
    }).toBe(true)
    await page.getByText('This bank has accounts you haven’t shared yet.').waitFor()
    await soon(() => findViolations(page)).toEqual([])
    await add.click()
    await page.getByRole('dialog', { name: `Choose accounts from ${PLATYPUS}` }).waitFor()
    await link.logIn(login)
    await link.dialog.getByText('New card').click()
    await link.button('Share these accounts').click()
    await link.dialog.waitFor({ state: 'detached' })
    await accounts.getByText('New card').waitFor()
    await add.waitFor({ state: 'detached' })
    await importing.waitFor({ state: 'detached' })
    await dashboard.find.click()
    await dashboard.headline.waitFor()
    // 100.00 + 40.25, in whole dollars
    await page.getByText(/^\$140 · .+ · by category/).waitFor()
    await page.getByText('of spending data for 2 of your cards.').waitFor()
  })
})
