import { apiPaths } from '@cardsight/contract/api-paths'
import { cardsDetailsSchema, publishedCatalogSchema } from '@cardsight/contract/schemas'
import { describe, expect, it } from 'vitest'
import { Shell } from '../pages/shell.ts'
import { useSite } from '../site.ts'

const site = useSite()

const CLOSED_CARD = '/cards/citi-custom-cash'
/** The average household's monthly spending, as the pages request it from the API. */
const average = '1=519&2=220&4=329&5=856&8=301&9=170'

describe('without JavaScript', () => {
  it('all cards are listed and link to their pages', async () => {
    const { cards } = publishedCatalogSchema.parse(await ask(apiPaths.cards))
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/cards')
      const links = await page
        .locator('main a[href^="/cards/"]:not([href="/cards/changes"])')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href')))
      expect(links.sort()).toEqual(cards.map(({ cardId }) => `/cards/${cardId}`).sort())
    })
  })

  it('cards are chosen and compared with a URL to share', async () => {
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/compare')
      await page.getByLabel('First card').selectOption('citi-double-cash')
      await page.getByLabel('Second card').selectOption('apple-card')
      await page.getByRole('button', { name: 'Compare', exact: true }).click()
      await page.waitForURL(/\/compare\?cards=citi-double-cash,apple-card$/)
      expect(await page.getByRole('columnheader').count()).toBe(2)
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
      expect(canonical).toMatch(/\/compare$/)
    })
  })
})

describe('a card page', () => {
  it('of a closed card says so, is indexed and has no Apply link', async () => {
    await site.visit({}, async (page) => {
      await new Shell(page).open(CLOSED_CARD)
      await page.getByText('We list it for people who have it').waitFor()
      expect(await page.getByRole('link', { name: /^Apply/ }).count()).toBe(0)
      expect(await page.locator('meta[name=robots]').count()).toBe(0)
    })
  })

  it('of an unknown card is not found', async () => {
    expect((await fetch(site.url('/cards/nobody'))).status).toBe(404)
  })

  it('has its card as title, with a description and its own canonical URL', async () => {
    const { cards } = publishedCatalogSchema.parse(await ask(apiPaths.cards))
    const some = cards.filter(({ status }, index) => status === 'closed' || index % 12 === 0)
    const titles: string[] = []
    for (const { cardId } of some) {
      const answer = await fetch(site.url(`/cards/${cardId}`))
      expect([cardId, answer.status]).toEqual([cardId, 200])
      const html = await answer.text()
      expect(html).toContain(`rel="canonical" href="${site.url(`/cards/${cardId}`)}"`)
      expect(html).toMatch(/name="description" content="[^"]{50,}"/)
      titles.push(/<title>([^<]*)/.exec(html)?.[1] ?? '')
    }
    expect(new Set(titles).size).toBe(some.length)
  })
})

it('how we rank explains the card that the API ranks first', async () => {
  const run = cardsDetailsSchema.parse(await ask(`${apiPaths.freeManualRun}?${average}`))
  const [best] = run.results[1]
  await site.visit({ javaScriptEnabled: false }, async (page) => {
    await page.goto('/methodology')
    const example = page.locator('#example')
    expect(await example.locator('[data-example]').getAttribute('data-example')).toBe(best?.cardId)
    const total = best?.totalMoney.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
    expect(await example.getByRole('row', { name: /Total reward/ }).innerText()).toContain(total)
  })
})

async function ask(path: string): Promise<unknown> {
  return (await fetch(site.url(path))).json()
}
