import { apiPaths } from '@cardsight/contract/api-paths'
import { explanationSchema } from '@cardsight/contract/schemas'
import { expect, it } from 'vitest'
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
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Blue Cash Preferred'])
    const total = totalMoney.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
    expect(await page.locator('main header').innerText()).toContain(total)
    await page.locator('#questions summary').first().press('Enter')
    await page.getByText(/^Yes\. It was open to applicants/).waitFor()
    expect(await page.locator('#companions article').count()).toBeGreaterThan(0)
    const faq = await page.locator('script[type="application/ld+json"]').allInnerTexts()
    expect(faq.filter((text) => text.includes('FAQPage'))).toHaveLength(1)
  })
  await site.visit({ reducedMotion: 'reduce' }, async (page) => {
    await new Shell(page).open(CARD)
    expect(
      await page
        .getByRole('link', { name: /^Apply/ })
        .first()
        .getAttribute('target'),
    ).toBe('_blank')
    expect(await findViolations(page, { beyond: ['best-practice'] })).toEqual([])
    await expectNoSidewaysScroll(page, CARD)
  })
})
