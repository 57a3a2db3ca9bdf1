import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { Dashboard } from '../pages/dashboard.ts'
import { dismiss } from '../pages/keyboard.ts'
import { LinkDialog, PLATYPUS } from '../pages/link.ts'
import { useSite } from '../site.ts'

const site = useSite()
/** The browser logs a rejected login, and a run before the bank had sent anything. */
const expecting = { expectedMessages: /status of (400|412)/, reducedMotion: 'reduce' } as const

describe('a user with a bank', () => {
  it('links, sees the accounts, runs, and the results follow the import', async () => {
    const { storageState } = await site.signIn()
    await site.visit({ ...expecting, storageState }, async (page) => {
      const dashboard = new Dashboard(page)
      const link = new LinkDialog(page)
      await dashboard.open()
      await page.getByRole('button', { name: 'Share Using Plaid' }).click()
      await link.search.waitFor()
      await soon(() => link.violations()).toEqual([])
      await link
        .button(new RegExp(`^${PLATYPUS}`))
        .first()
        .click()
      await link.logIn({ password: 'wrong' })
      await link.problem.getByText('doesn’t recognize that login').waitFor()
      await soon(() => link.violations()).toEqual([])
      await link.button(/^user_good \/ pass_good/).click()
      await link.button('Log in').click()
      await link.heading('Choose accounts to share with Cardsight').waitFor()
      await soon(() => link.violations()).toEqual([])
      await link.share()

      const accounts = page.getByRole('region', { name: 'Linked accounts' })
      await accounts.getByText('Include Spending Data: 1/1').first().waitFor()
      // The bank sends the rest of the history ten seconds after the link, so nothing slow comes before the first run.
      await page.getByText(`Still importing from ${PLATYPUS}.`).waitFor()
      const headers = await accounts.locator('summary').allInnerTexts()
      expect(headers.map((text) => text.split(/\n+/))).toEqual([
        ['Debit Cards', 'Checking Acct.', 'Include Spending Data: 1/1'],
        ['Credit Cards', 'Credit Card Acct.', 'Include Spending Data: 1/1'],
      ])
      await accounts.getByText('Simulated Everyday Checking').waitFor()
      await accounts.getByText('Simulated Diamond Credit Card').waitFor()
      await dashboard.find.click()
      await dashboard.headline.waitFor()
      await page.getByText(/^Based on your \d+ Days of spending data for 2 of your cards\./).waitFor()
      const early = await spendingOn(dashboard)
      // The pick can still change.
      await page
        .getByRole('button', { name: /^Apply for .*: once your import is complete$/ })
        .first()
        .waitFor()
      // History arrives automatically, and the results with it.
      await page.getByText(`Still importing from ${PLATYPUS}.`).waitFor({ state: 'detached' })
      await page.getByText(/^Bank data as of \w+ \d+, \d{4}/).waitFor()
      await soon(() => spendingOn(dashboard)).toBeGreaterThan(early * 5)
      await page.getByText('Based on your 12 Months of spending data for 2 of your cards.').waitFor()

      await dashboard.top
        .getByRole('button', { name: /Reward from Transactions: why\?/ })
        .first()
        .click()
      await dashboard.dialog.getByRole('table').first().waitFor()
      await page.keyboard.press('Escape')

      await dashboard.openPart('Your spending')
      await correctTopMerchant(dashboard)
      await page.reload()
      await dashboard.headline.waitFor()
      await openTopMerchant(dashboard)
      await dashboard.dialog.getByText('You corrected this.').waitFor()
      await dashboard.dialog.getByRole('button', { name: 'Undo my correction' }).click()
      await dashboard.dialog.getByText('You corrected this.').waitFor({ state: 'detached' })
      await page.keyboard.press('Escape')

      await page.getByRole('button', { name: 'Spending over time' }).click()
      await page.getByRole('tab', { name: 'Last 6 weeks' }).click()
      await page
        .getByText(/^Average: \$/)
        .first()
        .waitFor()
    })
  })
})

it('a bank is linked by keyboard alone, with a code, and the focus is restored', async () => {
  const { storageState } = await site.signIn()
  await site.visit({ ...expecting, storageState }, async (page) => {
    const dashboard = new Dashboard(page)
    const link = new LinkDialog(page)
    await dashboard.open()
    await dismiss(page.getByRole('dialog', { name: "Let's get started!" }))
    const add = page.getByRole('button', { name: 'Add Cards' })
    await add.focus()
    await page.keyboard.press('Enter')
    await soon(() => dashboard.shell.holdsFocus(link.heading('Choose your bank'))).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.type('hound')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await soon(() => dashboard.shell.holdsFocus(link.heading('Log in with a test login'))).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.type('user_good')
    await page.keyboard.press('Tab')
    await page.keyboard.type('mfa_device')
    await page.keyboard.press('Enter')
    await soon(() => dashboard.shell.holdsFocus(link.heading('Enter the code'))).toBe(true)
    await soon(() => link.violations()).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.type('1234')
    await page.keyboard.press('Enter')
    await soon(() =>
      dashboard.shell.holdsFocus(link.heading('Choose accounts to share with Cardsight')),
    ).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await link.dialog.waitFor({ state: 'detached' })
    await soon(() => dashboard.shell.holdsFocus(add)).toBe(true)
    const accounts = page.getByRole('region', { name: 'Linked accounts' })
    // The first checkbox was the checking account, which is not shared.
    await accounts.getByText('Simulated Diamond Credit Card').waitFor()
    await soon(() => accounts.getByText('Simulated Everyday Checking').count()).toBe(0)
  })
})

/** The total spending in dollars, beside the title of the breakdown. */
async function spendingOn({ page }: Dashboard): Promise<number> {
  const text = await page.getByText(/ · by category, top merchants/).innerText()
  return Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''))
}

async function openTopMerchant({ page }: Dashboard): Promise<void> {
  await page.getByRole('tab', { name: 'Top Merchants' }).click()
  await page
    .getByRole('button', { name: /^Transactions at / })
    .first()
    .click()
}

async function correctTopMerchant(dashboard: Dashboard): Promise<void> {
  await openTopMerchant(dashboard)
  const before = await dashboard.dialog.getByLabel('Counts as').inputValue()
  expect(before).not.toBe('gym')
  await dashboard.dialog.getByLabel('Counts as').selectOption('Gyms and Fitness Centers')
  await dashboard.dialog.getByText('You corrected this.').waitFor()
  await soon(() => dashboard.dialog.getByLabel('Counts as').inputValue()).toBe('gym')
  await soon(() => dashboard.violations('[role=dialog]')).toEqual([])
  await dashboard.page.keyboard.press('Escape')
}
