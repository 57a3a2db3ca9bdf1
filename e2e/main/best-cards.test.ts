import { expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { BestCards, idsOf, rankedByApi } from '../pages/best-cards.ts'
import { recordRequests } from '../pages/records.ts'
import { Shell } from '../pages/shell.ts'
import { useSite } from '../site.ts'

const site = useSite()
const CURRENT = '/current-best-cards'
const average = '1=519&2=220&4=329&5=856&8=301&9=170'

it('filters of the best cards respond at once, are in the URL, and go back', async () => {
  await site.visit({}, async (page) => {
    const [shell, cards] = [new Shell(page), new BestCards(page)]
    await shell.open(CURRENT)
    const asked = recordRequests(page)
    await cards.filter('Rotating Categories').check()
    await cards.filter('No Foreign Transaction Fees').check()
    const both = ['Rotating Categories', 'No Foreign Transaction Fees']
    const ranked = idsOf(await rankedByApi(site.url(), { costs: average, tags: both }))
    await soon(() => cards.ids(cards.list)).toEqual(ranked.slice(0, 10))
    await soon(() => shell.path()).toBe(
      `${CURRENT}?filter=No+Foreign+Transaction+Fees&filter=Rotating+Categories`,
    )
    await cards.filter('Secured').check()
    await soon(() => cards.count.innerText()).toBe('No cards found for the specified filters.')
    await soon(() => shell.path()).toContain('filter=Secured')
    await page.goBack()
    await soon(() => cards.ids(cards.list)).toEqual(ranked.slice(0, 10))
    await soon(() => shell.path()).toBe(
      `${CURRENT}?filter=No+Foreign+Transaction+Fees&filter=Rotating+Categories`,
    )
    // The cards that the document leaves out, once.
    const loads = asked.filter((url) => /\.data\b|\/api\//.test(url))
    expect(loads.filter((url) => !url.includes('lists=all'))).toEqual([])
    expect(loads.length).toBeLessThanOrEqual(1)
    await page.reload()
    await shell.hydrated()
    await soon(() => cards.ids(cards.list)).toEqual(ranked.slice(0, 10))
    await page.getByRole('link', { name: 'RESET FILTERS' }).click()
    await soon(() => shell.path()).toBe(CURRENT)
    await soon(() => page.getByText('RESET FILTERS').count()).toBe(0)
    await soon(() => shell.focused()).toMatch(/^Showing \d+ results\.$/)
  })
})
