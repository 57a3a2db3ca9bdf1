/** Corrections on the Spending page change results at once, can be undone, and are there on every device of an account. */
import { apiPaths } from '@cardsight/contract/api-paths'
import { addDays, addMonths, type Day, dayOfMoment, parseDay } from '@cardsight/engine/dates'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { excessWidth, findViolations } from '../pages/look.ts'
import { Statements } from '../pages/statements.ts'
import { useSite } from '../site.ts'

const site = useSite()

const SPENDING = '/your-spending'
const today = dayOfMoment(new Date())
const monthStart = addMonths(parseDay(`${today.slice(0, 7)}-01`), -1)

/** A subscription, groceries, two equal fares, a refund, and a merchant that we don't know. */
const rows: readonly (readonly [Day, string, number])[] = [
  ...[0, 1, 2, 3].map((back) => [addDays(addMonths(monthStart, -back), 9), 'NETFLIX.COM', 17.99] as const),
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(
    (back) => [addDays(addMonths(monthStart, -back), 3), 'SAFEWAY #1234', 310] as const,
  ),
  [addDays(monthStart, 4), 'UBER TRIP', 25],
  [addDays(monthStart, 4), 'UBER TRIP', 25],
  [addDays(monthStart, 5), 'SAFEWAY #1234', -20],
  [addDays(monthStart, 12), 'QWRTK 99', 900],
]

const csv = [
  'Transaction Date,Post Date,Description,Category,Type,Amount,Memo',
  ...rows.map(([day, name, dollars]) => {
    const [year, month, date] = day.split('-')
    const shown = `${month}/${date}/${year}`
    return `${shown},${shown},${name},,${dollars < 0 ? 'Return' : 'Sale'},${(-dollars).toFixed(2)},`
  }),
].join('\n')

const imported = {
  institutionName: 'Harbor Bank',
  accounts: [{ id: 'a', name: 'Harbor Card', mask: '4242', subtype: 'credit card' }],
  rows: rows.map(([day, name, dollars]) => ({
    account: 'a',
    day,
    name,
    amountCents: Math.round(dollars * 100),
  })),
}

const rowOf = (page: Page, merchant: string, amount: string) =>
  page.getByRole('button', { name: new RegExp(`for ${merchant}, ${amount.replace(/[$.]/g, '\\$&')}$`) })

async function openRow(page: Page, merchant: string, amount: string) {
  await rowOf(page, merchant, amount).first().click()
  return page.getByRole('region', { name: `Change ${merchant}` })
}

const found = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()

async function resultsOf(page: Page): Promise<string> {
  const statements = new Statements(page)
  await statements.open()
  await statements.isRead(1)
  await statements.findAnyway.or(statements.find).first().click()
  await statements.headline.waitFor()
  await page.getByRole('button', { name: 'View All Cards' }).waitFor()
  return statements.headline.innerText()
}

it.each([390, 1440])('a guest corrects purchases, and the results follow, at %i pixels', async (width) => {
  await site.visit({ viewport: { width, height: 900 }, reducedMotion: 'reduce' }, async (page) => {
    const statements = new Statements(page)
    await statements.open()
    await statements.bring({ name: 'chase.csv', text: csv })
    await statements.keep.check()
    await soon(async () => (await statements.stored()).things).toBe(2)
    const before = await resultsOf(page)

    await page.goto(SPENDING)
    await page.getByRole('heading', { name: /^You spent in / }).waitFor()
    // Of the month above: 17.99 + 310 + 2 × 25 + 900
    await found(page, '5 transactions, $1,277.99')
    await page.getByRole('heading', { name: /^Purchases in / }).waitFor()
    await page.getByRole('button', { name: 'Show all months' }).click()
    // 4 + 11 + 2 + 1 purchases; the refund is apart.
    await found(page, '18 transactions, $4,431.96')
    await page.getByRole('region', { name: 'Recurring Expenses' }).waitFor()
    expect(await excessWidth(page)).toBe(0)
    expect(await findViolations(page)).toEqual([])

    // One of two equal rows, by keyboard.
    const uber = rowOf(page, 'Uber', '$25.00')
    await uber.first().focus()
    await page.keyboard.press('ArrowDown')
    await soon(() => uber.nth(1).evaluate((button) => button === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    const panel = page.getByRole('region', { name: 'Change Uber' })
    await panel.getByLabel('Only this one').check()
    await panel.getByRole('button', { name: 'Not a purchase' }).click()
    await found(page, '17 transactions, $4,406.96')
    await page.getByRole('button', { name: 'Undo' }).click()
    await found(page, '18 transactions, $4,431.96')

    // The unknown merchant: a category changes the results.
    const unknown = await openRow(page, 'Qwrtk 99', '$900.00')
    await unknown.getByText('QWRTK 99', { exact: true }).waitFor()
    await unknown.getByLabel('All 1 from Qwrtk 99').check()
    await unknown.getByLabel('All categories').selectOption('dining')
    await page.getByText('Filters and order').click()
    await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption('restaurant')
    await found(page, '1 transaction, $900.00')
    expect(await findViolations(page)).toEqual([])
    const after = await resultsOf(page)
    expect(after).not.toBe(before)

    // A purchase in two parts, the unknown merchant by another name, and both among the rules.
    await page.goto(SPENDING)
    const split = await openRow(page, 'Qwrtk 99', '$900.00')
    await split.getByRole('button', { name: 'Split' }).click()
    // Nothing else changes meanwhile.
    expect(await split.getByRole('button', { name: 'Not a purchase' }).count()).toBe(0)
    await split.getByRole('button', { name: 'Split into 2' }).click()
    await split.getByText('Enter an amount and a category for every part.').waitFor()
    await split.getByLabel('Amount of part 1').fill('$250.50')
    await split.getByLabel('Category of part 1').selectOption('gym')
    await split.getByRole('button', { name: 'Add a part' }).click()
    await split.getByLabel('Amount of part 2').fill('100')
    await split.getByLabel('Category of part 2').selectOption('Not a purchase')
    await split.getByRole('status', { name: 'Rest' }).filter({ hasText: '$549.50' }).waitFor()
    expect(await findViolations(page)).toEqual([])
    await split.getByRole('button', { name: 'Split into 3' }).click()
    // One more row, and 100 less
    await found(page, '6 transactions, $1,177.99')
    const part = await openRow(page, 'Qwrtk 99', '$250.50')
    await part.getByRole('button', { name: 'Rename' }).click()
    await part.getByLabel('Name').fill('Road House')
    await part.getByRole('button', { name: 'Save name' }).click()
    await rowOf(page, 'Road House', '$549.50').waitFor()
    expect(await excessWidth(page)).toBe(0)
    await page.getByRole('link', { name: 'Your rules' }).click()
    await page
      .getByText(/Restaurants \$549\.50, Gyms and Fitness Centers \$250\.50, not a purchase \$100\.00/)
      .waitFor()
    expect(await excessWidth(page)).toBe(0)
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Remove the change for Road House' }).click()

    // What was taught is listed, and its removal restores the results.
    await page.getByRole('button', { name: 'Remove the change for Qwrtk 99' }).click()
    await page.getByText('You haven’t changed anything yet.').waitFor()
    expect(await resultsOf(page)).toBe(before)
  })
})

it('the corrections of an account are on every device, in its results, and gone with it', async () => {
  const { token, storageState } = await site.signIn()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const saved = await fetch(site.url(apiPaths.imports), {
    method: 'POST',
    headers,
    body: JSON.stringify(imported),
  })
  expect(saved.status, await saved.text()).toBe(200)
  const spending = async (): Promise<Record<string, number>> => {
    const details = await (await fetch(site.url(apiPaths.linkedRun), { headers })).json()
    return Object.fromEntries(
      details.transactions_statistics.map((each: { category: string; spending: number }) => [
        each.category,
        each.spending,
      ]),
    )
  }
  expect(await spending()).toMatchObject({ Other: 900 })
  await site.visit({ storageState }, async (page) => {
    await page.goto(SPENDING)
    await found(page, '5 transactions, $1,277.99')
    const panel = await openRow(page, 'Qwrtk 99', '$900.00')
    await panel.getByLabel('Only this one').check()
    const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await panel.getByLabel('All categories').selectOption('dining')
    expect((await stored).status()).toBe(200)
  })
  expect(await spending()).toMatchObject({ Restaurants: 900 })
  await site.visit({ storageState, viewport: { width: 390, height: 844 } }, async (page) => {
    await page.goto(SPENDING)
    await page.getByText('Your rules (1)').waitFor()
    await page.getByText('Filters and order').click()
    await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption('restaurant')
    await found(page, '1 transaction, $900.00')
    const panel = await openRow(page, 'Qwrtk 99', '$900.00')
    const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await panel.getByRole('button', { name: 'Undo my change' }).click()
    expect((await stored).status()).toBe(200)
  })
  expect(await spending()).toMatchObject({ Other: 900 })
})
