import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { DASHBOARD, Dashboard, RUN } from '../pages/dashboard.ts'
import { useSite } from '../site.ts'

const site = useSite()

describe('a visitor', () => {
  it('takes over costs from the URL, and removes them from it', async () => {
    await site.visit({}, async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.open('?grocery=504&gas=lots&utm=x')
      await soon(() => dashboard.field('Supermarkets & Groceries').inputValue()).toBe('504')
      await soon(() => dashboard.field('Gas Stations').inputValue()).toBe('')
      await soon(() => dashboard.shell.path()).toBe(`${DASHBOARD}?utm=x`)
    })
  })

  it('does not see the first-visit form on returning', async () => {
    await site.visit({}, async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.openResults()
      await soon(() => savedSetting(page)).toMatchObject({ topCard: 0 })
      await page.exposeBinding('reportForm', (_, text: string) => seen.push(text))
      await page.addInitScript(`(function look() {
        const heading = document.querySelector('h1')
        if (heading && heading.checkVisibility()) { reportForm(heading.textContent) }
        requestAnimationFrame(look)
      })()`)
      const seen: string[] = []
      await page.reload()
      await dashboard.headline.waitFor()
      await soon(() => seen.length).toBeGreaterThan(0)
      expect(seen.filter((text) => !text.startsWith('Cardsight tested'))).toEqual([])
    })
  })
})

describe('when the run fails', () => {
  it('keeps the results of the last visit if they cannot be updated', async () => {
    await site.visit({ expectedMessages: /status of 500/ }, async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.openResults()
      await soon(() => savedSetting(page)).toMatchObject({ topCard: 0 })
      await page.route(RUN, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
      await page.reload()
      await dashboard.headline.waitFor()
      await page.getByText('We couldn’t update these results just now.').waitFor()
      await page.getByRole('button', { name: 'Try again' }).click()
      await soon(() => page.getByText('We couldn’t update these results just now.').count()).toBe(0)
      await dashboard.headline.waitFor()
    })
  })
})

async function savedSetting(page: Page): Promise<unknown> {
  const text = await page.evaluate(() => window.localStorage.getItem('cardsight'))
  return text === null ? null : JSON.parse(text).resultSetting
}
