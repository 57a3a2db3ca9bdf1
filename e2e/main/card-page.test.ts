import { apiPaths } from '@cardsight/contract/api-paths'
import { explanationSchema } from '@cardsight/contract/backtest'
import { expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { expectNoSidewaysScroll, findViolations } from '../pages/look.ts'
import { Shell } from '../pages/shell.ts'
import { useSite } from '../site.ts'

const site = useSite()
const ID = 'blue-cash-preferred-card'
const CARD = `/cards/${ID}`
/** The average household's monthly spending, as the pages request it from the API. */
const average = '1=519&2=220&4=329&5=856&8=301&9=170'

it('a card page shows the API’s numbers without JavaScript, and has no axe violations with it', async () => {
  const { totalMoney } = explanationSchema.parse(
    await (await fetch(site.url(`${apiPaths.freeManualExplanation}?${average}&card=${ID}`))).json(),
  )
  await site.visit({ javaScriptEnabled: false }, async (page) => {
    await page.goto(CARD)
    await soon(() => page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Blue Cash Preferred'])
    const total = totalMoney.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
    await soon(() =>
      page
        .locator('#earned')
        .getByRole('row', { name: /^Total/ })
        .innerText(),
    ).toContain(total)
    const rounded = `$${Math.round(totalMoney).toLocaleString('en-US')}`
    await soon(() => page.locator('main header').innerText()).toContain(rounded)
    // Without a script, the browser itself opens what a link leads to.
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Data' }).click()
    await page.locator('#questions summary').first().press('Enter')
    await page.getByText(/^Yes\. It was open to applicants/).waitFor()
    await soon(() => page.locator('#companions [data-companion]').count()).toBeGreaterThan(0)
    const faq = await page.locator('script[type="application/ld+json"]').allInnerTexts()
    expect(faq.filter((text) => text.includes('FAQPage'))).toHaveLength(1)
  })
  await site.visit({ reducedMotion: 'reduce' }, async (page) => {
    await new Shell(page).open(CARD)
    await soon(() =>
      page
        .getByRole('link', { name: /^Apply/ })
        .first()
        .getAttribute('target'),
    ).toBe('_blank')
    await soon(() => findViolations(page, { beyond: ['best-practice'] })).toEqual([])
    await page.locator('summary').filter({ hasText: 'Perks' }).press('Enter')
    await soon(() => findViolations(page, { part: '#data', beyond: ['best-practice'] })).toEqual([])
    await expectNoSidewaysScroll(page, CARD)
  })
})

const MOST_BYTES = 150_000

it.each([CARD, '/cards/chase-sapphire-preferred', '/cards', '/cards?closed=1&show=50'])(
  'the document of %s is small',
  async (path) => {
    const html = await (await fetch(site.url(path))).text()
    expect(Buffer.byteLength(html)).toBeLessThan(MOST_BYTES)
    const title = /<title>([^<]*)</.exec(html)?.[1] ?? ''
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
    expect(title.length, title).toBeLessThan(60)
    expect(description.length, description).toBeGreaterThanOrEqual(70)
    expect(description.length, description).toBeLessThanOrEqual(155)
  },
)

it('prints the whole page: paper shows what is closed on the screen', async () => {
  await site.visit({ javaScriptEnabled: false }, async (page) => {
    await page.goto(CARD)
    const fact = page.locator('#facts').getByRole('rowheader', { name: 'Annual fee', includeHidden: true })
    await soon(() => fact.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    await soon(() => fact.isVisible()).toBe(true)
    await soon(() => page.getByLabel('What should it be?').isVisible()).toBe(false)
  })
})
