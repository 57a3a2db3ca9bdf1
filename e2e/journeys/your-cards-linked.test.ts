/** A guest signs up, links a bank, and sees the same cards and purchases in two browsers until the bank is unlinked. */
import { randomUUID } from 'node:crypto'
import { apiPaths } from '@cardsight/contract/api-paths'
import { addMonths, dayOfMoment } from '@cardsight/engine/dates'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { DASHBOARD } from '../pages/dashboard.ts'
import { Identity } from '../pages/identity.ts'
import { LinkDialog, PLATYPUS } from '../pages/link.ts'
import { findViolations } from '../pages/look.ts'
import { YourCardsPage } from '../pages/your-cards.ts'
import { useSite } from '../site.ts'

const site = useSite()

/** What the browser logs about a run before the bank has sent anything, and about the failure that the visit causes. */
const expecting = { expectedMessages: /status of (400|412|500)/, reducedMotion: 'reduce' } as const

const ACTIVE_CASH = 'Wells Fargo Active Cash'
const PREFERRED = 'Blue Cash Preferred'
const person = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: `ada.${randomUUID()}@example.com`,
  password: 'engine of 1843',
}

const today = dayOfMoment(new Date())
const lastMonth = addMonths(today, -1).slice(0, 7)

function account(name: string, mask: string, lines: readonly (readonly [string, number, string])[]) {
  return {
    type: 'credit',
    subtype: 'credit card',
    meta: { name, official_name: name, mask },
    transactions: lines.map(([day, amount, description]) => ({
      date_transacted: day,
      date_posted: day,
      amount,
      description,
      currency: 'USD',
    })),
  }
}

/** Groceries fill the cap of $6,000 a year. Gas earned 2% instead of 3%. */
const accounts = JSON.stringify({
  override_accounts: [
    account(ACTIVE_CASH, '4242', [[`${lastMonth}-05`, 100, 'SHELL OIL 57544']]),
    account('Everyday Groceries', '1005', [[today, 6000, 'KROGER']]),
  ],
})

it('linked accounts become cards, their purchases count, and unlinking removes them', async () => {
  await site.visit(expecting, async (page) => {
    const cards = new YourCardsPage(page)
    await cards.open('?view=cards')
    await cards.add(ACTIVE_CASH)
    const identity = new Identity(page)
    await identity.open('/signup')
    await identity.signUp(person)
    await identity.arrivesAt(DASHBOARD)
    await linkBank(page)
    await recognize(page, cards)
    await expectCounted(page, cards)
    await site.visit(expecting, async (other) => {
      const second = await openElsewhere(other)
      await expectCounted(other, second)
      await unlink(page)
      await expectUnlinked(page, cards)
      await expectUnlinked(other, second)
    })
  })
})

/** From the invitation that a new person sees. */
async function linkBank(page: Page): Promise<void> {
  const link = new LinkDialog(page)
  await page.getByRole('button', { name: 'Share Using Plaid' }).click()
  await link.enter({ username: 'user_custom', password: accounts })
  await link.share()
  // Before the accounts are listed, they may not be linked yet.
  await page
    .getByRole('region', { name: 'Linked accounts' })
    .getByText('Everyday Groceries')
    .first()
    .waitFor()
  await page.getByText(`Still importing from ${PLATYPUS}.`).waitFor({ state: 'detached' })
}

/** One account by its name. For the other one, the page asks. */
async function recognize(page: Page, cards: YourCardsPage): Promise<void> {
  await cards.open('?view=cards')
  await page.getByText(`We found a card you have: ${ACTIVE_CASH} ••4242.`).waitFor()
  await page.getByRole('button', { name: 'Add it' }).click()
  // It's the card that the guest added.
  await page.getByText('Ends in 4242').waitFor()
  const question = page.getByRole('group', { name: 'Which card is Everyday Groceries ••1005?' })
  await soon(() => findViolations(page, { part: 'main' })).toEqual([])
  await question.getByRole('button', { name: 'Choose a card' }).click()
  await question.getByRole('searchbox').fill(PREFERRED)
  const [saved] = await Promise.all([
    page.waitForResponse(
      (response) => response.url().endsWith(apiPaths.yourCards) && response.request().method() === 'PUT',
    ),
    page.keyboard.press('Enter'),
  ])
  expect(saved.ok()).toBe(true)
  await soon(() => cards.names()).toEqual([ACTIVE_CASH, PREFERRED])
  await soon(() => question.count()).toBe(0)
}

async function expectCounted(page: Page, cards: YourCardsPage): Promise<void> {
  await cards.showToday()
  // Over the cap, 1% is less than 2%.
  await cards.place.fill('SAFEWAY #1234')
  await soon(() => cards.best.innerText()).toBe(`Use ${ACTIVE_CASH}`)
  await cards.place.fill('SHELL OIL 57544')
  await soon(() => cards.best.innerText()).toBe(`Use ${PREFERRED}`)
  await cards.show('tracker')
  await page
    .getByRole('region', { name: 'Spending caps' })
    .getByText(/\$6,000/)
    .first()
    .waitFor()
  await cards.showToday()
  await cards.show('missed')
  // 3% instead of 2% of $100.
  await page.getByRole('heading', { name: 'You missed $1 last month' }).waitFor()
}

/** Signs in with another browser. Its first try to load the purchases fails. */
async function openElsewhere(page: Page): Promise<YourCardsPage> {
  const cards = new YourCardsPage(page)
  const identity = new Identity(page)
  await page.route(`**${apiPaths.purchases}?*`, (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  })
  await identity.open('/signin')
  await identity.signIn(person.email, person.password)
  await identity.shell.menu('Ada Byron').waitFor()
  await cards.open('?view=cards')
  await soon(() => cards.names()).toEqual([ACTIVE_CASH, PREFERRED])
  await page.getByText('We couldn’t load your latest purchases.').waitFor()
  await page.getByRole('button', { name: `Edit ${PREFERRED}` }).click()
  await page.getByRole('checkbox', { name: /^Everyday Groceries ••1005/ }).waitFor()
  await soon(() => findViolations(page, { part: 'main' })).toEqual([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('We couldn’t load your latest purchases.').waitFor({ state: 'detached' })
  return cards
}

async function unlink(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await new Identity(page).open('/account')
  await page.getByRole('button', { name: 'Unlink Accounts' }).click()
  await dialog.getByRole('button', { name: 'Unlink', exact: true }).click()
  await dialog.getByRole('button', { name: 'Unlink now' }).click()
  await page.getByText('Accounts unlinked successfully!').first().waitFor()
}

/** The cards stay, and their caps are unused again. */
async function expectUnlinked(page: Page, cards: YourCardsPage): Promise<void> {
  await cards.open('?view=cards')
  await soon(() => cards.names()).toEqual([ACTIVE_CASH, PREFERRED])
  await cards.open('?view=missed')
  await page.getByText('See which purchases belonged on another card').waitFor()
  await cards.showToday()
  await cards.place.fill('SAFEWAY #1234')
  await soon(() => cards.best.innerText()).toBe(`Use ${PREFERRED}`)
  await soon(() => page.evaluate(() => window.localStorage.getItem('cardsight:last-purchases'))).toBeNull()
}
