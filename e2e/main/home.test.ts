import { apiPaths } from '@cardsight/contract/api-paths'
import { cardsDetailsSchema } from '@cardsight/contract/backtest'
import { expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { dismiss } from '../pages/keyboard.ts'
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
    await soon(() => names.allInnerTexts()).toEqual(results[1].slice(0, 3).map(({ cardName }) => cardName))
    await page
      .getByRole('link', { name: /^Why\?/ })
      .first()
      .click()
    await dismiss(page.getByRole('dialog', { name: /^How we got/ }))
    await groceries.press('Enter')
    await page.getByRole('heading', { level: 1, name: /Cardsight tested/ }).waitFor()
  })
})

it('S-HOME-02: the button shows the answer that home has already asked for, without a new document', async () => {
  await site.visit({}, async (page) => {
    const runs: string[] = []
    const documents: string[] = []
    page.on('request', (request) => {
      runs.push(...(request.url().includes(apiPaths.freeManualRun) ? [request.url()] : []))
      documents.push(...(request.isNavigationRequest() ? [request.url()] : []))
    })
    await new Shell(page).open('/')
    // Asked while the visitor looks at the page.
    await soon(() => runs.length).toBe(1)
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'Find Your Best Card & Earn More!' }).first().click()
    await page.getByRole('heading', { level: 1, name: /Cardsight tested/ }).waitFor()
    expect(runs).toHaveLength(1)
    expect(documents).toHaveLength(1)
  })
})
