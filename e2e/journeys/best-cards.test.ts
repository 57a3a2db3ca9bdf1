import { apiPaths } from '@cardsight/contract/api-paths'
import { type CardsDetails, cardsDetailsSchema } from '@cardsight/contract/schemas'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { BestCards } from '../pages/best-cards.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../pages/look.ts'
import { Shell } from '../pages/shell.ts'
import { useSite } from '../site.ts'

const site = useSite()

const CURRENT = '/current-best-cards'
/** B-CONST-17. */
const RUN_DEBOUNCE_MS = 500
const contextPath = (slug: string) => `/best-credit-cards/${slug}`

/** `person`: query parameters of the profile that the page assumes. */
type Expected = { costs: string; person?: string; tags?: string[]; hasBonus?: boolean }
const average = '1=519&2=220&4=329&5=856&8=301&9=170'

/** Expected input of each page's ranking: grocery 1, gas 2, restaurant 4, other 5, recreation 8, travel 9. */
const pages: Record<string, Expected> = {
  [CURRENT]: { costs: average },
  [contextPath('college-students')]: {
    costs: '1=262&2=180&4=234&5=493&8=153&9=64',
    person: 'credit=none&memberships=student',
    tags: ['No Annual Fee', 'Low & No Credit'],
  },
  [contextPath('limited-credit')]: {
    costs: average,
    person: 'credit=fair',
    tags: ['No Annual Fee', 'Low & No Credit'],
  },
  [contextPath('frequent-travelers')]: {
    costs: '1=519&2=220&4=329&5=856&8=301&9=510',
    person: 'credit=excellent&points=transfers',
    tags: ['Travel'],
  },
  [contextPath('grocery-shopping-spend')]: { costs: '1=519&2=0&4=0&5=0&8=0&9=0', hasBonus: false },
  [contextPath('entertainment-and-recreation-spend')]: {
    costs: '1=0&2=0&4=0&5=0&8=301&9=0',
    hasBonus: false,
  },
  [contextPath('travel-spend')]: {
    costs: '1=0&2=0&4=0&5=0&8=0&9=170',
    person: 'credit=excellent&points=transfers',
    tags: ['Travel'],
    hasBonus: false,
  },
  [contextPath('gas-and-fuel-spend')]: { costs: '1=0&2=220&4=0&5=0&8=0&9=0', hasBonus: false },
  [contextPath('dining-and-entertainment-spend')]: { costs: '1=0&2=0&4=329&5=0&8=0&9=0', hasBonus: false },
}

describe('without JavaScript', () => {
  it('S-ROUTE-02, S-ROUTE-03, S-BEST-03, S-BEST-06, S-BEST-14, S-BEST-19: every page ranks like the API', async () => {
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      const cards = new BestCards(page)
      for (const [path, expected] of Object.entries(pages)) {
        await page.goto(path)
        expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
        const ranked = await askApi(expected)
        expectTop(await cards.ids(cards.top), ranked, path)
        expect(await cards.ids(cards.list), path).toEqual(idsOf(ranked).slice(0, 10))
        expect(await page.getByText(/^This page assumes:/).count(), path).toBe(1)
        expect(await cards.count.innerText(), path).toBe(`Showing ${ranked.length} results.`)
        expect(await cards.goTo('Current Best Cards').getAttribute('href')).toBe(CURRENT)
      }
    })
  })

  it('S-BEST-08: filters and amounts are submitted as forms', async () => {
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      const cards = new BestCards(page)
      await page.goto(contextPath('college-students'))
      await cards.filter('Low & No Credit').uncheck()
      await page.getByRole('button', { name: 'Show cards' }).click()
      await page.waitForURL(/filter=No\+Annual\+Fee/)
      const person = 'credit=none&memberships=student'
      const free = { costs: '1=262&2=180&4=234&5=493&8=153&9=64', person, tags: ['No Annual Fee'] }
      expect(await cards.ids(cards.list)).toEqual(idsOf(await askApi(free)).slice(0, 10))
      await cards.openOwnSpending()
      await cards.amount('Travel').fill('1,200')
      await page.getByRole('button', { name: 'Update rankings' }).click()
      await page.waitForURL(/travel=1/)
      const own = { ...free, costs: '1=262&2=180&4=234&5=493&8=153&9=1200' }
      expect(await cards.ids(cards.list)).toEqual(idsOf(await askApi(own)).slice(0, 10))
      await page.getByRole('link', { name: 'RESET FILTERS' }).click()
      await soon(() => cards.ids(cards.list)).toEqual(
        idsOf(await askApi({ ...own, tags: ['No Annual Fee', 'Low & No Credit'] })).slice(0, 10),
      )
    })
  })
})

describe('filters', () => {
  it('S-BEST-11, S-BEST-13, B-STATE-17: respond at once, are in the URL, and go back', async () => {
    await site.visit({}, async (page) => {
      const [shell, cards] = [new Shell(page), new BestCards(page)]
      await shell.open(CURRENT)
      const asked = askedOf(page)
      await cards.filter('Rotating Categories').check()
      await cards.filter('No Foreign Transaction Fees').check()
      const both = ['Rotating Categories', 'No Foreign Transaction Fees']
      const ranked = idsOf(await askApi({ costs: average, tags: both }))
      expect(await cards.ids(cards.list)).toEqual(ranked.slice(0, 10))
      await soon(() => shell.path()).toBe(
        `${CURRENT}?filter=No+Foreign+Transaction+Fees&filter=Rotating+Categories`,
      )
      await cards.filter('Secured').check()
      expect(await cards.count.innerText()).toBe('No cards found for the specified filters.')
      await soon(() => shell.path()).toContain('filter=Secured')
      await page.goBack()
      await soon(() => cards.ids(cards.list)).toEqual(ranked.slice(0, 10))
      expect(shell.path()).toBe(`${CURRENT}?filter=No+Foreign+Transaction+Fees&filter=Rotating+Categories`)
      expect(asked).toEqual([])
      await page.reload()
      await shell.hydrated()
      expect(await cards.ids(cards.list)).toEqual(ranked.slice(0, 10))
      await page.getByRole('link', { name: 'RESET FILTERS' }).click()
      await soon(() => shell.path()).toBe(CURRENT)
      await soon(() => page.getByText('RESET FILTERS').count()).toBe(0)
      await soon(() => shell.focused()).toMatch(/^Showing \d+ results\.$/)
    })
  })

  it('S-BEST-14: the rest of the list is one click away', async () => {
    await site.visit({}, async (page) => {
      const [shell, cards] = [new Shell(page), new BestCards(page)]
      await shell.open(CURRENT)
      await page.getByRole('link', { name: /^See all \d+ cards$/ }).click()
      await soon(() => cards.ids(cards.list)).toEqual(idsOf(await askApi({ costs: average })))
    })
  })
})

describe('another context', () => {
  it('S-BEST-23, S-BEST-24, B-CONST-17: runs once for the last choice, with a loader, then scrolls into view', async () => {
    await site.visit({}, async (page) => {
      const [shell, cards] = [new Shell(page), new BestCards(page)]
      await page.clock.install()
      await shell.open(CURRENT)
      const asked = askedOf(page)
      // The page's clock moves only here, so the duration of a click on a busy machine makes no difference.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
      await cards.goTo('Groceries').click()
      await page.getByText('Calculating what each card would have earned').waitFor()
      await page.clock.runFor(RUN_DEBOUNCE_MS - 1)
      await cards.goTo('Gas and fuel').click()
      await page.clock.runFor(RUN_DEBOUNCE_MS - 1)
      expect(asked).toEqual([])
      await page.clock.resume()
      await soon(() => shell.heading.innerText()).toBe('Best Credit Cards for Gas and fuel')
      await soon(() => page.evaluate(() => window.scrollY)).toBe(0)
      expect(asked.map((url) => new URL(url).pathname)).toEqual([
        '/best-credit-cards/gas-and-fuel-spend.data',
      ])
      const ranked = await askApi({ costs: '1=0&2=220&4=0&5=0&8=0&9=0', hasBonus: false })
      expectTop(await cards.ids(cards.top), ranked, 'gas')
      expect(await page.title()).toBe('Best Credit Cards for Gas and Fuel - United States | Cardsight')
    })
  })

  it('B-ERR-24: says so if its run fails, and tries again', async () => {
    await site.visit({ expectedMessages: /Failed to load resource|net::ERR_FAILED/ }, async (page) => {
      const [shell, cards] = [new Shell(page), new BestCards(page)]
      await shell.open(CURRENT)
      await page.route('**/*.data*', (route) => route.abort('failed'))
      await cards.goTo('Dining').click()
      await page.getByText('Oops, Something went wrong. Please try again later.').waitFor()
      expect(await shell.heading.innerText()).toBe('Best Credit Cards for Dining')
      await page.unroute('**/*.data*')
      await page.getByRole('button', { name: 'Try again' }).click()
      await soon(() => cards.top.count()).toBe(3)
    })
  })
})

describe('the person behind the page', () => {
  it('is the page’s at first, then the visitor’s own, who stays the same on other pages', async () => {
    await site.visit({}, async (page) => {
      const [shell, cards] = [new Shell(page), new BestCards(page)]
      await shell.open(CURRENT)
      const asked = askedOf(page)
      await page.getByRole('button', { name: 'Change what we assume' }).click()
      const credit = page.getByRole('group', { name: 'Your credit' })
      await credit.getByText('Fair', { exact: true }).click()
      const fair = await askApi({ costs: average, person: 'credit=fair' })
      await soon(() => cards.ids(cards.list)).toEqual(idsOf(fair).slice(0, 10))
      expectTop(await cards.ids(cards.top), fair, CURRENT)
      await page.getByText(/^Your profile: Fair credit/).waitFor()
      const runs = () => asked.filter((url) => url.includes(apiPaths.freeManualRun))
      expect(runs()).toHaveLength(1)
      await credit.getByText('Excellent', { exact: true }).click()
      await page.getByRole('radio', { name: 'I transfer points' }).check()
      const person = 'credit=excellent&points=transfers'
      const traveler = await askApi({ costs: average, person })
      await soon(() => cards.ids(cards.list)).toEqual(idsOf(traveler).slice(0, 10))
      // Point values and credit need no new run.
      expect(runs()).toHaveLength(1)
      await page.reload()
      await shell.hydrated()
      await soon(() => cards.ids(cards.list)).toEqual(idsOf(traveler).slice(0, 10))
      await shell.open(contextPath('gas-and-fuel-spend'))
      const gas = await askApi({ costs: '1=0&2=220&4=0&5=0&8=0&9=0', person, hasBonus: false })
      await soon(() => cards.ids(cards.list)).toEqual(idsOf(gas).slice(0, 10))
      await page.getByText(/^Your profile: Excellent credit/).waitFor()
    })
  })

  it('says what cards out of reach need', async () => {
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto(`${CURRENT}?filter=Student`)
      await page.getByText(/^\d+ more cards need a membership or a higher score$/).waitFor()
      const needs = await page
        .getByRole('list', { name: 'Cards out of reach' })
        .getByText(/^Needs/)
        .allInnerTexts()
      expect(needs.length).toBeGreaterThan(0)
      expect(needs.filter((text) => !text.includes('College enrollment'))).toEqual([])
    })
  })
})

describe('the spending behind the page', () => {
  it('is typed in place, ranks like the API, and is carried over to the dashboard', async () => {
    await site.visit({}, async (page) => {
      const [shell, cards] = [new Shell(page), new BestCards(page)]
      await shell.open(contextPath('gas-and-fuel-spend'))
      await cards.openOwnSpending()
      await cards.amount('Gas Stations').fill('90')
      await cards.amount('Restaurants').fill('1400')
      await soon(() => shell.path()).toBe(`${contextPath('gas-and-fuel-spend')}?gas=90&restaurant=1400`)
      const ranked = await askApi({ costs: '1=0&2=90&4=1400&5=0&8=0&9=0', hasBonus: false })
      await soon(() => cards.ids(cards.list)).toEqual(idsOf(ranked).slice(0, 10))
      const onward = cards.closing.getByRole('link')
      expect(await onward.getAttribute('href')).toBe('/find-best-card-for-your-spend?gas=90&restaurant=1400')
    })
  })

  it('explains each number of the top three', async () => {
    await site.visit({}, async (page) => {
      const [shell, cards] = [new Shell(page), new BestCards(page)]
      await shell.open(contextPath('grocery-shopping-spend'))
      const total = cards.top.first().getByRole('button', { name: /Total Reward/ })
      const figure = /\$[\d,.]+/.exec(await total.innerText())?.[0]
      await total.click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('heading', { name: 'Total', exact: true }).waitFor()
      expect(await dialog.getByText(`How we got ${figure} in total`).count()).toBe(1)
    })
  })
})

describe('layout and accessibility', () => {
  it.each([CURRENT, contextPath('travel-spend')])(
    '%s has no axe violations, wide and on a phone, and never scrolls sideways',
    async (path) => {
      await site.visit({ reducedMotion: 'reduce' }, async (page) => {
        await new Shell(page).open(path)
        for (const details of await page.locator('main section > div > div > details, form details').all()) {
          await details.evaluate((node) => node.setAttribute('open', ''))
        }
        await expectNoViolations(page, path)
        await expectNoSidewaysScroll(page, path)
      })
    },
  )

  it('S-BEST-17: the title of the page without a context has region and year', async () => {
    await site.visit({}, async (page) => {
      await page.goto(CURRENT)
      expect(await page.title()).toBe(`Best Credit Cards - United States ${new Date().getFullYear()}`)
    })
  })

  it('a collapsed filter bar opens on a phone and is always open next to the list', async () => {
    await site.visit({ viewport: { width: 390, height: 844 } }, async (page) => {
      const [shell, cards] = [new Shell(page), new BestCards(page)]
      await shell.open(CURRENT)
      expect(await cards.filter('Travel').isVisible()).toBe(false)
      await page.getByText('Filters', { exact: true }).click()
      await cards.filter('Travel').check()
      await page.getByText('Filters (1)', { exact: true }).waitFor()
      await page.reload()
      await page.setViewportSize({ width: 1280, height: 844 })
      await shell.hydrated()
      await cards.filter('Travel').uncheck()
      await soon(() => shell.path()).toBe(CURRENT)
    })
  })
})

/** The pages whose data the browser has requested since. */
function askedOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\.data\b|\/api\//.test(request.url())) {
      asked.push(request.url())
    }
  })
  return asked
}

type Ranked = CardsDetails['results'][1]

function idsOf(ranked: Ranked): string[] {
  return ranked.map(({ cardId }) => cardId)
}

function expectTop(top: readonly (string | null)[], ranked: Ranked, path: string) {
  expect(top, path).toEqual(idsOf(ranked).slice(0, 3))
}

/** The cards that the API ranks for these costs and this person, filtered by hand: every tag must match. */
async function askApi({ costs, person = '', tags = [], hasBonus = true }: Expected): Promise<Ranked> {
  const answer = await fetch(site.url(`${apiPaths.freeManualRun}?${costs}&${person}`))
  const details: CardsDetails = cardsDetailsSchema.parse(await answer.json())
  const list = (hasBonus ? details.results : details.noBonus_results)[1]
  return list.filter(({ cardId }) => {
    const card = details.cards[cardId]
    const has = [...(card?.category ?? []), ...(card?.features ?? [])]
    return tags.every((tag) => has.includes(tag))
  })
}
