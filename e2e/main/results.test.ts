import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { Dashboard } from '../pages/dashboard.ts'
import { ourStorage } from '../pages/records.ts'
import { useSite } from '../site.ts'

const site = useSite()

it('S-GEN-02, S-GEN-05: a visitor types spending, sees results, opens explanations, filters, sorts, projects, recalculates, reloads and clears', async () => {
  await site.visit({ reducedMotion: 'reduce' }, async (page) => {
    const dashboard = new Dashboard(page)
    const calls = recordApiCalls(page)
    await dashboard.open()

    // S-SPEND-05: the total follows the typing.
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await dashboard.field('Restaurants').fill('1200')
    await dashboard.field('Gas Stations').fill('80')
    await page.getByText('$1,280.00').waitFor()
    await dashboard.find.click()

    // S-DASH1-01 to S-DASH1-03
    await dashboard.headline.waitFor()
    await page
      .getByText('Based on your monthly spending estimates projected for a year (12 Months).')
      .waitFor()
    // 12 × 1,280
    await page.getByText(/^\$15,360 · 12 Months · by category/).waitFor()
    await soon(() => calls.filter((path) => path.startsWith('/api/free/run')).length).toBe(1)
    const asked = calls.length

    // Explanation
    await dashboard.top
      .getByRole('button', { name: /Reward from Transactions: why\?/ })
      .first()
      .click()
    await dashboard.dialog.getByText(/¢|%/).first().waitFor()
    await page.keyboard.press('Escape')
    expect(calls.slice(asked).every((path) => path.startsWith('/api/free/explain-manual'))).toBe(true)
    const explained = calls.length

    // S-DASH1-39 to S-DASH1-40
    const best = await dashboard.topCard()
    await dashboard.bar.getByRole('button', { name: 'Customize Settings' }).click()
    await page.getByRole('checkbox', { name: 'No Annual Fee' }).check()
    await page.getByRole('checkbox', { name: 'Flat Rate Cash Back' }).check()
    await page.keyboard.press('Escape')
    await dashboard.bar.getByRole('button', { name: 'Filters (2)' }).waitFor()
    await soon(() => dashboard.topCard()).not.toBe(best)
    await dashboard.bar.getByRole('button', { name: 'Clear filters' }).click()
    await soon(() => dashboard.topCard()).toBe(best)

    // S-DASH1-48, S-DASH1-52
    await dashboard.openAllCards()
    await soon(async () => (await dashboard.rowNames())[0]).toBe(best)
    const byTotal = await dashboard.rowNames()
    await dashboard.allCards.getByRole('columnheader', { name: 'Annual Fee' }).getByRole('button').click()
    await soon(() => dashboard.rowNames()).not.toEqual(byTotal)

    // S-DASH1-26, S-DASH1-27, S-DASH1-30
    await dashboard.bar.getByRole('tab', { name: '3-Year' }).click()
    await dashboard.top.getByText('3-Year Projection').first().waitFor()
    await page.getByRole('heading', { level: 1, name: /in 3 years: / }).waitFor()

    // S-DASH1-41, B-CALC-4
    await dashboard.bar.getByRole('button', { name: 'Customize Settings' }).click()
    await page.getByRole('button', { name: 'Change Calculation Settings' }).click()
    await dashboard.dialog.getByText('Intro bonus', { exact: true }).click()
    await dashboard.dialog.getByRole('button', { name: 'Apply' }).click()
    await dashboard.dialog.waitFor({ state: 'detached' })
    await dashboard.settled()
    const headline = await dashboard.headline.innerText()
    expect(calls.slice(explained)).toEqual([])

    // A second card, to check that it is restored.
    await dashboard.top.getByRole('button', { name: 'Recommended cards: next' }).click()
    await dashboard.settled()
    const second = await dashboard.topCard()
    await soon(() => savedSetting(page)).toMatchObject({ topCard: 1, topYearProjection: '3' })
    await page.reload()
    await dashboard.headline.waitFor()
    await soon(() => dashboard.headline.innerText()).toBe(headline)
    await soon(() => dashboard.topCard()).toBe(second)
    await dashboard.allCards.getByRole('columnheader', { name: 'Annual Fee' }).waitFor()
    await soon(() =>
      dashboard.allCards.getByRole('columnheader', { name: 'Annual Fee' }).getAttribute('aria-sort'),
    ).toBe('descending')

    await page.getByRole('button', { name: 'start over' }).click()
    await soon(() => dashboard.shell.heading.innerText()).toBe(
      'Find Your Best Credit Card Based on Your Spend',
    )
    await soon(() => dashboard.field('Restaurants').inputValue()).toBe('')
    await soon(() => ourStorage(page)).toEqual([])
  })
})

/** Without those of the chart, which loads when it comes near the screen. */
function recordApiCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && pathname !== '/api/free/value-over-time-manual') {
      calls.push(`${pathname}${search}`)
    }
  })
  return calls
}

async function savedSetting(page: Page): Promise<unknown> {
  const text = await page.evaluate(() => window.localStorage.getItem('cardsight'))
  return text === null ? null : JSON.parse(text).resultSetting
}
