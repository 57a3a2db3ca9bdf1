/** An account with 40% of its dollars at unknown merchants: the dashboard asks above the results. */
import { apiPaths } from '@cardsight/contract/api-paths'
import type { SavedImport } from '@cardsight/contract/banking'
import { expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { Dashboard } from '../pages/dashboard.ts'
import { excessWidth, findViolations } from '../pages/look.ts'
import { useSite } from '../site.ts'

const site = useSite()
const DAY_MS = 86_400_000

type Row = SavedImport['rows'][number]

function row(daysAgo: number, amountCents: number, name: string): Row {
  const day = new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10)
  return { account: 'card', day, amountCents, name, mcc: null, issuerCategory: null, isAbroad: false }
}

/** Without a bank's categories: $600 at a supermarket, $300 and $100 at merchants that no rule can know. */
const year: SavedImport = {
  institutionName: 'Hand-made bank',
  accounts: [{ id: 'card', name: 'Hand-made card', mask: '1234', subtype: 'credit card' }],
  rows: [
    ...[10, 40, 70].flatMap((day) => [row(day, 200_00, 'KROGER'), row(day + 1, 100_00, 'QXVBZ')]),
    row(50, 100_00, 'QXVCZ'),
  ],
}

it('lists the largest unknown merchants above the results, and remembers the answers in the account', async () => {
  const { token, storageState } = await site.signIn()
  await site.visit({ reducedMotion: 'reduce', storageState }, async (page) => {
    await save(token)
    const dashboard = new Dashboard(page)
    await dashboard.open()
    await page.getByText('Hand-made card').first().waitFor()
    await dashboard.find.click()
    await dashboard.headline.waitFor()
    const notice = page.getByRole('region', { name: 'What do these merchants sell?' })
    await notice.getByText('60% of your spending is categorized.').waitFor()
    await soon(() => findViolations(page, { part: '[aria-labelledby=merchants-in-doubt]' })).toEqual([])
    const restaurants = notice.getByRole('button', { name: 'Restaurants for QXVBZ' })
    await restaurants.click()
    await notice.getByText('90% of your spending is categorized.').waitFor()
    await soon(() => restaurants.getAttribute('aria-pressed')).toBe('true')
    // The breakdown counts the same purchases.
    await dashboard.openPart('Your spending')
    const breakdown = page.getByRole('list', { name: 'Spending by category' })
    await breakdown.getByRole('listitem').filter({ hasText: 'Restaurants' }).getByText('$300.00').waitFor()
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await soon(() => excessWidth(page), `at ${width}`).toBe(0)
    }
    await page.reload()
    await dashboard.headline.waitFor()
    await page.getByText('We guessed the category of 1 merchant ($100)').waitFor()
    await soon(() => notice.count()).toBe(0)
  })
})

async function save(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await fetch(site.url(apiPaths.imports), {
    method: 'POST',
    headers,
    body: JSON.stringify(year),
  })
  expect(answer.status, await answer.text()).toBe(200)
}
