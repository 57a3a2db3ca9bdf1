import { expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { expectNoSidewaysScroll, layoutShift } from '../pages/look.ts'
import { WALLET, WalletPage } from '../pages/wallet.ts'
import { useSite } from '../site.ts'

const site = useSite()

it('your wallet answers before anything is typed, follows every keystroke, and keeps the amounts', async () => {
  await site.visit({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } }, async (page) => {
    const wallet = new WalletPage(page)
    await wallet.open()
    await soon(() => wallet.verdict.innerText()).toBe('Get two cards')
    await page.getByText(/^\$[\d,]+ more than your best single card, /).waitFor()
    const amounts = page.getByRole('region', { name: 'Which card where' }).getByRole('listitem')
    await soon(() => amounts.count()).toBe(2)
    await amounts
      .last()
      .getByRole('heading', { name: /^Everything else/ })
      .waitFor()
    await wallet
      .section('Changes to make')
      .getByText(/^Put everything on .* until you’ve spent \$[\d,]+/)
      .first()
      .waitFor()
    await wallet
      .section('Add one more card?')
      .getByText(/^Adds \$|^No card adds/)
      .waitFor()
    expect(await layoutShift(page)).toBeLessThan(0.01)

    await wallet.show(/^Spending behind this.*\$2,395 a month, what the average U.S. household spends/)
    const average = await wallet.total.innerText()
    await page.getByRole('textbox', { name: /^Travel/ }).fill('2500')
    await soon(() => wallet.total.innerText()).not.toBe(average)
    await page.getByText('$4,725 a month, the amounts you entered').waitFor()
    const own = await wallet.total.innerText()
    await page.reload()
    await soon(() => wallet.total.innerText()).toBe(own)
    await expectNoSidewaysScroll(page, WALLET)

    // The URL has kept the part open.
    await page.setViewportSize({ width: 1440, height: 844 })
    await page.getByRole('textbox', { name: /^Travel/ }).fill('170')
    await soon(() => wallet.total.innerText()).toBe(average)
  })
})
