import { apiPaths } from '@cardsight/contract/api-paths'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { BestCards, idsOf, type Ranked, type Ranking, rankedByApi } from '../pages/best-cards.ts'
import { recordRequests } from '../pages/records.ts'
import { Shell } from '../pages/shell.ts'
import { useSite } from '../site.ts'

const site = useSite()

const CURRENT = '/current-best-cards'
const contextPath = (slug: string) => `/best-credit-cards/${slug}`

const average = '1=519&2=220&4=329&5=856&8=301&9=170'

/** Expected input of each page's ranking: grocery 1, gas 2, restaurant 4, other 5, recreation 8, travel 9. */
const pages: Record<string, Ranking> = {
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
  it('S-ROUTE-02, S-ROUTE-03: every page ranks like the API', async () => {
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      const cards = new BestCards(page)
      for (const [path, expected] of Object.entries(pages)) {
        await page.goto(path)
        await soon(() => page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
        const ranked = await rankedByApi(site.url(), expected)
        expectTop(await cards.ids(cards.top), ranked, path)
        await soon(() => cards.ids(cards.list), path).toEqual(idsOf(ranked).slice(0, 10))
        await soon(() => page.getByText(/^This page assumes:/).count(), path).toBe(1)
        await soon(() => cards.count.innerText(), path).toBe(`Showing ${ranked.length} results.`)
        await soon(() => cards.goTo('Current Best Cards').getAttribute('href')).toBe(CURRENT)
      }
    })
  })
})

describe('the person behind the page', () => {
  it('is the page’s at first, then the visitor’s own, who stays the same on other pages', async () => {
    await site.visit({}, async (page) => {
      const [shell, cards] = [new Shell(page), new BestCards(page)]
      await shell.open(CURRENT)
      const asked = recordRequests(page)
      await page.getByRole('button', { name: 'Change what we assume' }).click()
      const credit = page.getByRole('group', { name: 'Your credit' })
      await credit.getByText('Fair', { exact: true }).click()
      const fair = await rankedByApi(site.url(), { costs: average, person: 'credit=fair' })
      await soon(() => cards.ids(cards.list)).toEqual(idsOf(fair).slice(0, 10))
      expectTop(await cards.ids(cards.top), fair, CURRENT)
      await page.getByText(/^Your profile: Fair credit/).waitFor()
      const runs = () => asked.filter((url) => url.includes(apiPaths.freeManualRun))
      expect(runs()).toHaveLength(1)
      await credit.getByText('Excellent', { exact: true }).click()
      await page.getByRole('radio', { name: 'I transfer points' }).check()
      const person = 'credit=excellent&points=transfers'
      const traveler = await rankedByApi(site.url(), { costs: average, person })
      await soon(() => cards.ids(cards.list)).toEqual(idsOf(traveler).slice(0, 10))
      // Point values and credit need no new run.
      expect(runs()).toHaveLength(1)
      await page.reload()
      await shell.hydrated()
      await soon(() => cards.ids(cards.list)).toEqual(idsOf(traveler).slice(0, 10))
      await shell.open(contextPath('gas-and-fuel-spend'))
      const gas = await rankedByApi(site.url(), {
        costs: '1=0&2=220&4=0&5=0&8=0&9=0',
        person,
        hasBonus: false,
      })
      await soon(() => cards.ids(cards.list)).toEqual(idsOf(gas).slice(0, 10))
      await page.getByText(/^Your profile: Excellent credit/).waitFor()
    })
  })

  it('says what cards out of reach need', async () => {
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto(`${CURRENT}?filter=Student`)
      await page.getByText(/^\d+ cards you may not qualify for$/).waitFor()
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
      const ranked = await rankedByApi(site.url(), { costs: '1=0&2=90&4=1400&5=0&8=0&9=0', hasBonus: false })
      await soon(() => cards.ids(cards.list)).toEqual(idsOf(ranked).slice(0, 10))
      const onward = cards.closing.getByRole('link')
      await soon(() => onward.getAttribute('href')).toBe(
        '/find-best-card-for-your-spend?gas=90&restaurant=1400',
      )
    })
  })
})

describe('layout and accessibility', () => {
  it('a collapsed filter bar opens on a phone and is always open next to the list', async () => {
    await site.visit({ viewport: { width: 390, height: 844 } }, async (page) => {
      const [shell, cards] = [new Shell(page), new BestCards(page)]
      await shell.open(CURRENT)
      await soon(() => cards.filter('Travel').isVisible()).toBe(false)
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

function expectTop(top: readonly (string | null)[], ranked: Ranked, path: string) {
  expect(top, path).toEqual(idsOf(ranked).slice(0, 3))
}
