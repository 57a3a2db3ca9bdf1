import { apiPaths } from '@cardsight/contract/api-paths'
import { cardReportSchema } from '@cardsight/contract/cards'
import type { Page } from 'playwright-core'
import { it } from 'vitest'
import { soon } from '../browser.ts'
import { Dashboard } from '../pages/dashboard.ts'
import { excessWidth, findViolations } from '../pages/look.ts'
import { Shell } from '../pages/shell.ts'
import { useSite } from '../site.ts'

const site = useSite()

const PHONE = { width: 390, height: 844 }
const NARROWEST = { width: 320, height: 700 }
/** The sample spending of the form, as the API takes it. */
const sample = '1=504&2=179&4=166&5=100&8=487&9=400'

it('the comparison omits unknown cards, says so, and finds others by keyboard', async () => {
  await site.visit({}, async (page) => {
    const shell = new Shell(page)
    await shell.open('/compare?cards=citi-double-cash,nobody')
    await page.getByText('We don’t have a card called “nobody”, so we left it out.').waitFor()
    await page.getByText('Choose a second card').waitFor()
    const search = page.getByRole('combobox', { name: 'Add a card' })
    await search.fill('apple')
    await page.getByRole('option', { name: /^Apple Card/ }).waitFor()
    await search.press('Enter')
    await soon(() => shell.path()).toBe('/compare?cards=citi-double-cash,apple-card')
    await soon(() => page.getByRole('columnheader').count()).toBe(2)
    await page.getByRole('link', { name: /^Remove .*Double Cash$/ }).click()
    await soon(() => shell.path()).toBe('/compare?cards=apple-card')
  })
})

it('the comparison uses the amounts of this browser, and follows changes', async () => {
  await site.visit({}, async (page) => {
    const dashboard = new Dashboard(page)
    await dashboard.openResults()
    await new Shell(page).open('/compare?cards=citi-double-cash,apple-card')
    await page.getByText('Based on $1,836 a month, your spending.').waitFor()
    const total = await reportTotal('citi-double-cash', sample)
    await soon(() => totals(page)).toContain(total)
    await page.getByRole('button', { name: 'Edit amounts' }).click()
    await page.getByLabel('Gas Stations in dollars').fill('379')
    await page.getByText('Based on $2,036 a month, your spending.').waitFor()
    const more = await reportTotal('citi-double-cash', sample.replace('2=179', '2=379'))
    await soon(() => totals(page)).toContain(more)
    await page.getByText('3-Year', { exact: true }).click()
    await page.getByRole('rowheader', { name: 'Reward, three years' }).waitFor()
    await soon(() => findViolations(page)).toEqual([])
  })
})

it('a shared comparison shows its amounts to everyone, also without JavaScript', async () => {
  const shared =
    '/compare?cards=citi-double-cash,apple-card&grocery=504&gas=179&restaurant=166&other=100&recreation=487&travel=400'
  await site.visit({ javaScriptEnabled: false }, async (page) => {
    await page.goto(shared)
    await page.getByText('Based on $1,836 a month, the spending in this link.').waitFor()
    await soon(() => totals(page)).toContain(await reportTotal('citi-double-cash', sample))
  })
})

it.each([PHONE, NARROWEST])('the comparison of four cards fits in $width px', async (viewport) => {
  await site.visit({ viewport }, async (page) => {
    await new Shell(page).open(
      '/compare?cards=citi-double-cash,apple-card,american-express-gold-card,citi-strata-premier',
    )
    await soon(() => page.getByRole('columnheader').count()).toBe(4)
    await soon(() => excessWidth(page)).toBe(0)
  })
})

it('a card page follows the amounts and the credits of its reader', async () => {
  await site.visit({}, async (page) => {
    await new Shell(page).open('/cards/american-express-gold-card')
    const answer = page.locator('main header')
    const before = await answer.innerText()
    await page.getByLabel('Restaurants in dollars').fill('999')
    await soon(() => answer.innerText()).toContain('on your $3,065 a month')
    const typed = '1=519&2=220&4=999&5=856&8=301&9=170'
    const total = page.locator('#earned').getByRole('row', { name: /^Total/ })
    await soon(() => total.innerText()).toContain(await reportTotal('american-express-gold-card', typed))
    await soon(() => answer.innerText()).not.toBe(before)
    await page.getByRole('checkbox', { name: /^Resy Credit/ }).check()
    const used = await reportTotal('american-express-gold-card', `${typed}&credits=resy`)
    await soon(() => total.innerText()).toContain(used)
  })
})

it('all cards are searched and listed on a phone, and a press opens the card', async () => {
  await site.visit({ viewport: PHONE }, async (page) => {
    const dashboard = new Dashboard(page)
    await dashboard.openResults()
    await dashboard.openAllCards()
    await dashboard.allCards.getByRole('searchbox').fill('citi double')
    await soon(() => dashboard.allCards.getByRole('status').first().innerText()).toMatch(/^1 of \d+ cards$/)
    await dashboard.allCards.getByRole('button', { name: 'List', exact: true }).click()
    await dashboard.allCards.getByRole('button', { name: 'Citi Double Cash' }).press('Enter')
    await dashboard.allCards.getByRole('link', { name: /^Apply for Citi Double Cash/ }).waitFor()
    await soon(() => dashboard.violations('section[aria-label="All cards"]')).toEqual([])
    await page.setViewportSize(NARROWEST)
    await soon(() => dashboard.overflow()).toBe(0)
  })
})

/** The totals of the first row. */
function totals(page: Page): Promise<string> {
  return page
    .getByRole('row', { name: /^Total in/ })
    .first()
    .innerText()
}

async function reportTotal(cardId: string, query: string): Promise<string> {
  const answer = await fetch(site.url(`${apiPaths.cardReport(cardId)}?${query}`))
  const { held } = cardReportSchema.parse(await answer.json())
  return held[1].totalMoney.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}
