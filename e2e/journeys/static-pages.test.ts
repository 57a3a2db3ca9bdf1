import { apiPaths } from '@cardsight/contract/api-paths'
import { cardsDetailsSchema } from '@cardsight/contract/backtest'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { useSite } from '../site.ts'

const site = useSite()

const toRead = ['/terms', '/privacy-policy', '/cookies-policy', '/support', '/about']
const SECOND_CARD = '/find-your-second-card'

describe('text pages', () => {
  it('work without JavaScript, including section links', async () => {
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      for (const path of toRead) {
        await page.goto(path)
        await soon(() => page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
        expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(500)
      }
      await page.goto('/terms')
      await page.getByRole('link', { name: 'Limit of liability' }).click()
      await soon(() => isInView(page, '#liability')).toBe(true)
    })
  })

  it('lines are 60 to 75 characters long if there is space', async () => {
    await site.visit({ viewport: { width: 1440, height: 900 } }, async (page) => {
      await page.goto('/privacy-policy')
      const lengths = await page.evaluate(() => {
        const texts = [...document.querySelectorAll('#transfer p, #remarketing p, #security p')]
        const lineHeight = Number.parseFloat(getComputedStyle(texts[0] ?? document.body).lineHeight)
        return texts.map(
          (text) => (text.textContent?.length ?? 0) / Math.round(text.clientHeight / lineHeight),
        )
      })
      const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
      expect(average).toBeGreaterThan(60)
      expect(average).toBeLessThan(76)
    })
  })

  it('an answer opens by keyboard and without JavaScript', async () => {
    for (const javaScriptEnabled of [true, false]) {
      await site.visit({ javaScriptEnabled }, async (page) => {
        await page.goto('/support')
        const answer = page.getByText('There’s no paid tier')
        await soon(() => answer.isVisible()).toBe(false)
        await page.locator('#what summary').press('Enter')
        await answer.waitFor()
      })
    }
  })
})

describe('the second-card page', () => {
  it('S-ROUTE-04: shows without JavaScript what the API ranks', async () => {
    const expected = await bestCards('1=504&2=0&4=0&5=0&8=0&9=0')
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto(SECOND_CARD)
      await soon(() => cardNames(page)).toEqual(expected)
      await page.getByRole('radio', { name: 'Travel' }).check()
      await page.getByRole('textbox', { name: /Amount per month/ }).fill('1,200')
      await page.getByRole('button', { name: 'Show cards' }).click()
      await page.waitForURL(/category=travel/)
      await soon(() => cardNames(page)).toEqual(await bestCards('1=0&2=0&4=0&5=0&8=0&9=1200'))
    })
  })
})

it('the cookies policy names every cookie that signing up sets', async () => {
  await site.visit({}, async (page) => {
    const person = { firstName: 'Robin', lastName: 'Marsh', email: 'robin@cookies.example' }
    const answer = await page.request.post(apiPaths.signUp, {
      data: { ...person, password: 'a-long-enough-secret' },
      headers: { origin: site.url() },
    })
    expect(answer.status()).toBe(200)
    const cookies = await page.context().cookies()
    expect(cookies.length).toBeGreaterThan(0)
    await page.goto('/cookies-policy')
    const list = await page.locator('#list').innerText()
    for (const { name } of cookies) {
      expect(list).toContain(name)
    }
  })
})

async function isInView(page: Page, selector: string): Promise<boolean> {
  const top = (await page.locator(selector).boundingBox())?.y ?? -1
  return top >= 0 && top < 200
}

function cardNames(page: Page): Promise<string[]> {
  return page.locator('article[data-card] h3 a').allInnerTexts()
}

async function bestCards(query: string): Promise<string[]> {
  const answer = await fetch(site.url(`${apiPaths.freeManualRun}?${query}`))
  const { noBonus_results } = cardsDetailsSchema.parse(await answer.json())
  return noBonus_results[3].slice(0, 5).map(({ cardName }) => cardName)
}
