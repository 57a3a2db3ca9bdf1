import { apiPaths } from '@cardsight/contract/api-paths'
import { cardsDetailsSchema } from '@cardsight/contract/schemas'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../pages/look.ts'
import { linksIn, Shell } from '../pages/shell.ts'
import { useSite } from '../site.ts'

const site = useSite()

const toRead = ['/terms', '/privacy-policy', '/cookies-policy', '/support', '/about']
const SECOND_CARD = '/find-your-second-card'
const ANSWER = /would have earned/

describe('text pages', () => {
  it.each([...toRead, SECOND_CARD])(
    'S-ROUTE-13, S-ROUTE-04: axe finds nothing on %s, wide and on a phone, and it never scrolls sideways',
    async (path) => {
      await site.visit({ reducedMotion: 'reduce' }, async (page) => {
        await new Shell(page).open(path)
        await expectNoViolations(page, path)
        await expectNoSidewaysScroll(page, path)
      })
    },
  )

  it('S-ROUTE-13: have the header and footer of the home page', async () => {
    await site.visit({}, async (page) => {
      const shell = new Shell(page)
      const frameAt = async (path: string) => {
        await shell.open(path)
        return [await shell.entries(), await linksIn(shell.footer)]
      }
      const frameOfHome = await frameAt('/')
      for (const path of toRead) {
        expect(await frameAt(path), path).toEqual(frameOfHome)
      }
    })
  })

  it('S-LEGAL-01: work without JavaScript, including section links', async () => {
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      for (const path of toRead) {
        await page.goto(path)
        expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
        expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(500)
      }
      await page.goto('/terms')
      await page.getByRole('link', { name: 'Limit of liability' }).click()
      await soon(() => isInView(page, '#liability')).toBe(true)
    })
  })

  it('S-LEGAL-03: lines are 60 to 75 characters long if there is space', async () => {
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

  it('S-INFO-01: an answer opens by keyboard and without JavaScript', async () => {
    for (const javaScriptEnabled of [true, false]) {
      await site.visit({ javaScriptEnabled }, async (page) => {
        await page.goto('/support')
        const answer = page.getByText('There is no paid tier')
        expect(await answer.isVisible()).toBe(false)
        await page.locator('#what summary').press('Enter')
        await answer.waitFor()
      })
    }
  })
})

describe('the second-card page', () => {
  it('S-SECOND-01, S-SECOND-02, S-ROUTE-04: shows without JavaScript what the API ranks', async () => {
    const expected = await bestCards('1=504&2=0&4=0&5=0&8=0&9=0')
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto(SECOND_CARD)
      expect(await cardNames(page)).toEqual(expected)
      await page.getByRole('radio', { name: 'Travel' }).check()
      await page.getByRole('textbox', { name: /Amount per month/ }).fill('1,200')
      await page.getByRole('button', { name: 'Show cards' }).click()
      await page.waitForURL(/category=travel/)
      expect(await cardNames(page)).toEqual(await bestCards('1=0&2=0&4=0&5=0&8=0&9=1200'))
    })
  })

  it('S-SECOND-02: follows the input, in place, and carries it to the dashboard', async () => {
    await site.visit({}, async (page) => {
      const shell = new Shell(page)
      await shell.open(SECOND_CARD)
      const before = await page.evaluate(() => performance.timeOrigin)
      await page.getByRole('radio', { name: 'Restaurants' }).check()
      await soon(() => shell.path()).toBe(`${SECOND_CARD}?category=restaurant&amount=166&carried=1`)
      await page.getByRole('textbox', { name: /Amount per month/ }).fill('350')
      await page.getByText(/On \$350 a month for restaurants/).waitFor()
      expect(await cardNames(page)).toEqual(await bestCards('1=0&2=0&4=350&5=0&8=0&9=0'))
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(before)
      await page.getByRole('textbox', { name: /Amount per month/ }).fill('')
      await page.getByText('Enter an amount above 0').waitFor()
      await page.getByRole('textbox', { name: /Amount per month/ }).fill('350')
      await page.getByText(ANSWER).first().waitFor()
      const onward = page.getByRole('link', { name: 'See all cards for this spending' })
      expect(await onward.getAttribute('href')).toBe('/find-best-card-for-your-spend?restaurant=350')
    })
  })

  it('S-SECOND-03: ends with a banner that links to the dashboard', async () => {
    await site.visit({}, async (page) => {
      const shell = new Shell(page)
      await shell.open(SECOND_CARD)
      await page.getByRole('link', { name: /Find Your Card/ }).click()
      await soon(() => shell.path()).toBe('/find-best-card-for-your-spend')
    })
  })
})

it('S-LEGAL-02: the cookies policy names every cookie that signing up sets', async () => {
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
