import { expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { expectNoSidewaysScroll } from '../pages/look.ts'
import { YOUR_CARDS, YourCardsPage } from '../pages/your-cards.ts'
import { useSite } from '../site.ts'

const site = useSite()

const GOLD = 'American Express Gold Card'
const UNLIMITED = 'Chase Freedom Unlimited'

it('your cards are added on a phone, and the best one is shown at any place', async () => {
  await site.visit({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } }, async (page) => {
    const cards = new YourCardsPage(page)
    await cards.open()
    await page.getByRole('button', { name: 'Add your cards' }).click()
    await cards.add(GOLD)
    await cards.add(UNLIMITED)
    expect(await page.getByRole('list', { name: 'Your cards' }).getByRole('heading').allInnerTexts()).toEqual(
      [GOLD, UNLIMITED],
    )

    await cards.show('Which card here?')
    // A line of a statement: Gold earns 4 points on dining, worth more than 3%.
    await cards.place.fill('TST* ALDER STREET KITCHEN')
    await soon(() => cards.best.innerText()).toBe(`Use ${GOLD}`)
    // A merchant: 1.5% is more than 1 point.
    await cards.place.fill('Home Depot')
    await soon(() => cards.best.innerText()).toBe(`Use ${UNLIMITED}`)
    await page.getByRole('region', { name: 'Next best' }).getByText(GOLD).first().waitFor()
    // Nobody knows it: the person says what it is, once.
    await cards.place.fill('zzyqx')
    await page.getByRole('searchbox', { name: 'Search kinds of stores' }).fill('supermarket')
    await page.keyboard.press('Enter')
    await soon(() => cards.best.innerText()).toBe(`Use ${GOLD}`)
    await page.reload()
    await cards.place.fill('Zzyqx')
    await soon(() => cards.best.innerText()).toBe(`Use ${GOLD}`)
    await expectNoSidewaysScroll(page, YOUR_CARDS)
  })
})
