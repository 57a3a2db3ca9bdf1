import { it } from 'vitest'
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
    // Before any card is added, cards without a fee answer.
    await cards.place.fill('Home Depot')
    await soon(() => cards.best.innerText()).toMatch(/^Use /)
    const adding = page.getByRole('region', { name: 'Add your cards' })
    for (const name of [GOLD, UNLIMITED]) {
      await cards.picker.fill(name)
      await cards.picker.press('Enter')
    }
    await adding.getByText(`Added: ${GOLD}, ${UNLIMITED}`).waitFor()
    await adding.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('region', { name: 'Next step' }).getByRole('link').waitFor()
    await cards.show('cards')
    await soon(() => cards.names()).toEqual([GOLD, UNLIMITED])

    await cards.showToday()
    // A line of a statement: Gold earns 4 points on dining, worth more than 3%.
    await cards.place.fill('TST* ALDER STREET KITCHEN')
    await soon(() => cards.best.innerText()).toBe(`Use ${GOLD}`)
    // A merchant: 1.5% is more than 1 point.
    await cards.place.fill('Home Depot')
    await soon(() => cards.best.innerText()).toBe(`Use ${UNLIMITED}`)
    await page.getByText('Compare your other card').click()
    await page.getByRole('list', { name: 'Other cards' }).getByText(GOLD).first().waitFor()
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
