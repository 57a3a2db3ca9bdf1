import { expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { expectNoSidewaysScroll } from '../pages/look.ts'
import { WALLET, WalletPage } from '../pages/wallet.ts'
import { useSite } from '../site.ts'

const site = useSite()

it('your wallet answers before anything is typed, follows every keystroke, and keeps the amounts', async () => {
  await site.visit({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } }, async (page) => {
    const wallet = new WalletPage(page)
    await wallet.open()
    await soon(() => wallet.verdict.innerText()).toMatch(
      /^Use these two cards and earn \$[\d,]+ in your first year$/,
    )
    await page.getByText(/^\+\$[\d,]+ over your best single card, /).waitFor()
    await page.getByText('Based on $2,395 a month, the average U.S. household’s spending.').waitFor()
    const lines = page.getByRole('list', { name: /^Use these two cards/ }).getByRole('listitem')
    expect(await lines.count()).toBe(2)
    expect(
      await lines
        .last()
        .getByText(/^Everything else/)
        .count(),
    ).toBe(1)
    await page.getByText(/^First \d? ?months?: put everything on .* until you’ve spent \$[\d,]+/).waitFor()

    await page.getByRole('button', { name: 'Edit' }).press('Enter')
    const average = await wallet.verdict.innerText()
    await page.getByRole('textbox', { name: /^Travel/ }).fill('2500')
    await soon(() => wallet.verdict.innerText()).not.toBe(average)
    await page.getByText('Based on $4,725 a month, your spending.').waitFor()
    const own = await wallet.verdict.innerText()
    await page.reload()
    await soon(() => wallet.verdict.innerText()).toBe(own)
    await expectNoSidewaysScroll(page, WALLET)

    // On a wide screen the amounts are always open.
    await page.setViewportSize({ width: 1440, height: 844 })
    await page.getByRole('textbox', { name: /^Travel/ }).fill('170')
    await soon(() => wallet.verdict.innerText()).toBe(average)
  })
})
