import { apiPaths } from '@cardsight/contract/api-paths'
import { cardsDetailsSchema } from '@cardsight/contract/schemas'
import { expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { Shell } from '../pages/shell.ts'
import { useSite } from '../site.ts'

const site = useSite()

it('the home page ranks while you type, explains a number, and continues with the amounts', async () => {
  const answer = await fetch(site.url(`${apiPaths.freeManualRun}?1=1200&2=220&4=329&5=856&8=301&9=170`))
  const { results } = cardsDetailsSchema.parse(await answer.json())
  await site.visit({}, async (page) => {
    await new Shell(page).open('/')
    const groceries = page.getByRole('textbox', { name: /^Groceries/ })
    const total = () => page.locator('#your-best-cards li p.font-serif').innerText()
    const before = await total()
    await groceries.fill('1200')
    await soon(total).not.toBe(before)
    const names = page.locator('#your-best-cards').getByRole('heading', { level: 3 })
    expect(await names.allInnerTexts()).toEqual(results[1].slice(0, 3).map(({ cardName }) => cardName))
    await page
      .getByRole('link', { name: /^Why\?/ })
      .first()
      .click()
    await page.getByRole('dialog', { name: /^How we got/ }).waitFor()
    await page.keyboard.press('Escape')
    await groceries.press('Enter')
    await page.getByRole('heading', { level: 1, name: /Cardsight tested/ }).waitFor()
  })
})
