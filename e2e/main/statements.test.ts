import { expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { recordRequests } from '../pages/records.ts'
import { card, open, pdf, picture } from '../pages/statement-files.ts'
import { Statements } from '../pages/statements.ts'
import { useSite } from '../site.ts'

const site = useSite()

it('statements are read and calculated without a request, also offline, and leave nothing behind', async () => {
  await site.visit({}, async (page) => {
    const statements = new Statements(page)
    await statements.open()
    const asked = recordRequests(page)
    await page.context().setOffline(true)
    await statements.bring(card, open, picture, pdf)
    await statements.file('photo.png').getByText('This is a picture').waitFor()
    await statements.file('statement.pdf').getByText('3 lines').waitFor()
    await soon(() => statements.stored()).toEqual({ names: [], things: 0 })

    await statements.file('open.csv').getByRole('button', { name: 'Day first (31/12)' }).click()
    await statements.file('open.csv').getByText('April 3, 2026 to August 7, 2026').waitFor()
    await statements.wasPurchase.click()
    await statements.category('Qxvbz').selectOption('gym')
    await page.getByRole('button', { name: 'Undo your category for Qxvbz' }).waitFor()
    await statements.find.click()
    await statements.headline.waitFor()
    await page.getByText(/^Based on your 12\/01\/25 - 11\/10\/26 of spending data/).waitFor()

    await page.getByRole('tab', { name: '3-Year' }).first().click()
    await page
      .getByRole('button', { name: /: why\?$/ })
      .first()
      .click()
    await statements.dialog.getByRole('table').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'View All Cards' }).click()
    await page.getByRole('button', { name: 'Change Settings' }).click()
    await statements.dialog.getByRole('button', { name: 'Change the dates' }).click()
    await statements.dialog.getByRole('table').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Your wallet', exact: true }).click()
    await page.getByRole('button', { name: 'What would change this' }).click()
    await page.getByRole('heading', { name: 'The best first card' }).waitFor()
    await page.getByRole('button', { name: 'Back to your results' }).click()
    await page.getByRole('button', { name: 'Back to your spending' }).click()
    await statements.totals.waitFor()

    // Offline, the worker script of each wallet search comes from the browser's cache.
    expect(asked.filter((address) => !/\/assets\/wallet\.worker-[\w-]+\.js$/.test(address))).toEqual([])
    // Corrections are remembered, but nothing of a file.
    await soon(() => statements.stored()).toEqual({
      names: ['cardsight:corrections', 'cardsight:import-corrections'],
      things: 0,
    })
  })
})
