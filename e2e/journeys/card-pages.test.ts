import { apiPaths } from '@cardsight/contract/api-paths'
import { cardsDetailsSchema } from '@cardsight/contract/backtest'
import { publishedCatalogSchema } from '@cardsight/contract/cards'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { Shell } from '../pages/shell.ts'
import { useSite } from '../site.ts'

const site = useSite()

const OPEN_CARD = '/cards/citi-double-cash'
const CLOSED_CARD = '/cards/citi-custom-cash'
/** The average household's monthly spending, as the pages request it from the API. */
const average = '1=519&2=220&4=329&5=856&8=301&9=170'

describe('without JavaScript', () => {
  it('all personal cards are listed and link to their pages', async () => {
    const published = publishedCatalogSchema.parse(await ask(apiPaths.cards))
    const cards = published.cards.filter(({ provenance }) => provenance.business === null)
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/cards')
      await soon(() => page.locator('main tbody tr').count()).toBe(25)
      await page.getByRole('link', { name: /^Remove filter: Open/ }).click()
      await page.getByRole('link', { name: /^Show all/ }).click()
      await page.waitForURL(/show=all/)
      const links = await page
        .locator('main tbody a[href^="/cards/"]')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href')))
      expect(links.sort()).toEqual(cards.map(({ cardId }) => `/cards/${cardId}`).sort())
    })
  })

  it('cards are chosen and compared with a URL to share', async () => {
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/compare')
      await page.getByRole('checkbox', { name: 'Citi Double Cash', exact: true }).check()
      await page.getByRole('checkbox', { name: 'Apple Card', exact: true }).check()
      await page.getByRole('button', { name: 'Compare', exact: true }).click()
      // In the order of the list.
      await page.waitForURL(/\/compare\?cards=(?:apple-card,citi-double-cash|citi-double-cash,apple-card)$/)
      await soon(() => page.getByRole('columnheader').count()).toBe(2)
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
      expect(canonical).toMatch(/\/compare$/)
    })
  })
})

describe('all cards', () => {
  it('are searched, filtered, sorted and compared in place, with a URL that brings it back', async () => {
    await site.visit({}, async (page) => {
      const shell = new Shell(page)
      await shell.open('/cards')
      const names = () => page.locator('main tbody a').allInnerTexts()
      const [first] = await names()
      await page.getByLabel('Search cards').pressSequentially('delta gold')
      await soon(names).toEqual(['Delta SkyMiles Gold American Express'])
      await soon(() => shell.path()).toBe('/cards?q=delta+gold')
      await page.getByLabel('Search cards').fill('')
      await soon(async () => (await names())[0]).toBe(first)
      await page.getByLabel('Sort by').selectOption('Name')
      await soon(async () => (await names())[0]).toMatch(/^A/)
      await page.getByRole('link', { name: 'Student' }).click()
      await soon(() => shell.path()).toContain('filter=Student')
      await page.goBack()
      await soon(() => shell.path()).toBe('/cards?sort=name')
      await page.goForward()
      await page.getByRole('link', { name: 'Remove filter: Student' }).click()
      await page.getByRole('link', { name: 'Show 25 more' }).click()
      await soon(() => page.locator('main tbody tr').count()).toBe(50)

      const [one = '', two = ''] = await names()
      await page.getByRole('button', { name: `Compare ${one}`, exact: true }).press('Enter')
      await page.getByRole('button', { name: `Compare ${two}`, exact: true }).press('Enter')
      await page.getByRole('link', { name: 'Compare 2 cards' }).click()
      await soon(() => page.getByRole('columnheader').count()).toBe(2)
      await page.goBack()
      await soon(() => page.locator('main tbody tr').count()).toBe(50)
    })
  })

  it('are links as wide as their rows', async () => {
    await site.visit({}, async (page) => {
      const shell = new Shell(page)
      await shell.open('/cards')
      const [card = ''] = await page.locator('main tbody a').allInnerTexts()
      // The link covers the row, so the cell itself isn't what's clicked.
      await page.locator('main tbody tr').first().getByRole('cell').nth(3).click({ force: true })
      await soon(() => shell.heading.innerText()).toBe(card)
    })
  })
})

describe('a card page', () => {
  it('shows its data for a URL that names a part of it, and on a press', async () => {
    await site.visit({}, async (page) => {
      const shell = new Shell(page)
      await shell.open(`${OPEN_CARD}#facts`)
      await page.locator('#facts').getByRole('rowheader', { name: 'Annual fee' }).waitFor()
      await shell.open(OPEN_CARD)
      const change = page.getByRole('region', { name: 'What changed' })
      await soon(() => change.isVisible()).toBe(false)
      await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Data' }).click()
      await soon(() => change.isVisible()).toBe(true)
      await soon(() => shell.path()).toBe(`${OPEN_CARD}#data`)
    })
  })

  it('of a closed card says so, is indexed and has no Apply link', async () => {
    await site.visit({}, async (page) => {
      await new Shell(page).open(CLOSED_CARD)
      await page.getByText('We list it for people who have it').waitFor()
      await soon(() => page.getByRole('link', { name: /^Apply/ }).count()).toBe(0)
      await soon(() => page.locator('meta[name=robots]').count()).toBe(0)
    })
  })

  it('of an unknown card is not found', async () => {
    expect((await fetch(site.url('/cards/nobody'))).status).toBe(404)
  })
})

it('how we rank explains the card that the API ranks first', async () => {
  const run = cardsDetailsSchema.parse(await ask(`${apiPaths.freeManualRun}?${average}`))
  const [best] = run.results[1]
  await site.visit({ javaScriptEnabled: false }, async (page) => {
    await page.goto('/methodology')
    const example = page.locator('#example')
    await soon(() => example.locator('[data-example]').getAttribute('data-example')).toBe(best?.cardId)
    const total = best?.totalMoney.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
    await soon(() => example.getByRole('row', { name: /Total reward/ }).innerText()).toContain(total)
  })
})

async function ask(path: string): Promise<unknown> {
  return (await fetch(site.url(path))).json()
}
