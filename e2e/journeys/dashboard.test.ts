import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { DASHBOARD, Dashboard, RUN } from '../pages/dashboard.ts'
import { ourStorage } from '../pages/records.ts'
import { useSite } from '../site.ts'

const site = useSite()

describe('a visitor', () => {
  it('S-GEN-02, S-GEN-05: types spending, sees results, opens explanations, filters, sorts, projects, recalculates, reloads and clears', async () => {
    await site.visit({ reducedMotion: 'reduce' }, async (page) => {
      const dashboard = new Dashboard(page)
      const calls = recordApiCalls(page)
      await dashboard.open()

      // S-SPEND-05: the total follows the typing.
      await dashboard.field('Restaurants').fill('1200')
      await dashboard.field('Gas Stations').fill('80')
      await page.getByText('$1,280.00').waitFor()
      await dashboard.find.click()

      // S-DASH1-01 to S-DASH1-03
      await dashboard.headline.waitFor()
      await page
        .getByText('Based on your monthly spending estimates projected for a year (12 Months).')
        .waitFor()
      // 12 × 1,280
      await page.getByText('$15,360.00').first().waitFor()
      await soon(() => calls.filter((path) => path.startsWith('/api/free/run')).length).toBe(1)
      const asked = calls.length

      // Explanation
      await dashboard.top
        .getByRole('button', { name: /Reward from Transactions: why\?/ })
        .first()
        .click()
      await dashboard.dialog.getByText(/¢|%/).first().waitFor()
      await page.keyboard.press('Escape')
      expect(calls.slice(asked).every((path) => path.startsWith('/api/free/explain-manual'))).toBe(true)
      const explained = calls.length

      // S-DASH1-39 to S-DASH1-40
      const best = await dashboard.topCard()
      await dashboard.top.getByRole('button', { name: 'Customize Settings' }).click()
      await page.getByRole('checkbox', { name: 'No Annual Fee' }).check()
      await page.getByRole('checkbox', { name: 'Flat Rate Cash Back' }).check()
      await page.keyboard.press('Escape')
      await dashboard.top.getByRole('button', { name: 'Filters (2)' }).waitFor()
      await soon(() => dashboard.topCard()).not.toBe(best)
      await dashboard.top.getByRole('button', { name: 'Clear filters' }).click()
      await soon(() => dashboard.topCard()).toBe(best)

      // S-DASH1-48, S-DASH1-52
      await dashboard.openAllCards()
      const byTotal = await dashboard.rowNames()
      expect(byTotal[0]).toBe(best)
      await dashboard.allCards.getByRole('columnheader', { name: 'Annual Fee' }).getByRole('button').click()
      await soon(() => dashboard.rowNames()).not.toEqual(byTotal)

      // S-DASH1-26, S-DASH1-27, S-DASH1-30
      await dashboard.top.getByRole('tab', { name: '3-Year' }).click()
      await dashboard.top.getByText('3-Year Projection').first().waitFor()
      await page.getByRole('heading', { level: 1, name: /in 3 years: / }).waitFor()

      // S-DASH1-41, B-CALC-4
      await dashboard.top.getByRole('button', { name: 'Customize Settings' }).click()
      await page.getByRole('button', { name: 'Change Calculation Settings' }).click()
      await dashboard.dialog.getByText('Intro bonus', { exact: true }).click()
      await dashboard.dialog.getByRole('button', { name: 'Apply' }).click()
      await dashboard.dialog.waitFor({ state: 'detached' })
      await dashboard.settled()
      const headline = await dashboard.headline.innerText()
      expect(calls.slice(explained)).toEqual([])

      // A second card, to check that it is restored.
      await dashboard.top.getByRole('button', { name: 'Recommended cards: next' }).click()
      await dashboard.settled()
      const second = await dashboard.topCard()
      await soon(() => savedSetting(page)).toMatchObject({ topCard: 1, topYearProjection: '3' })
      await page.reload()
      await dashboard.headline.waitFor()
      expect(await dashboard.headline.innerText()).toBe(headline)
      await soon(() => dashboard.topCard()).toBe(second)
      await dashboard.allCards.getByRole('columnheader', { name: 'Annual Fee' }).waitFor()
      expect(
        await dashboard.allCards.getByRole('columnheader', { name: 'Annual Fee' }).getAttribute('aria-sort'),
      ).toBe('descending')

      await page.getByRole('button', { name: 'start over' }).click()
      await soon(() => dashboard.shell.heading.innerText()).toBe(
        'Find Your Best Credit Card Based on Your Spend',
      )
      expect(await dashboard.field('Restaurants').inputValue()).toBe('')
      expect(await ourStorage(page)).toEqual([])
    })
  })

  it('B-MANUAL-2, S-SPEND-07: the search starts half a second after the click', async () => {
    await site.visit({}, async (page) => {
      const dashboard = new Dashboard(page)
      await page.clock.install()
      await dashboard.open()
      const calls = recordApiCalls(page)
      await page.getByRole('button', { name: 'Try an example' }).click()
      // The page's clock moves only here, so the duration of a click on a busy machine makes no difference.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
      await dashboard.find.click()
      const runs = () => calls.filter((path) => path.startsWith('/api/free/run'))
      await page.clock.runFor(499)
      expect(runs()).toEqual([])
      await page.clock.resume()
      await dashboard.headline.waitFor()
      expect(runs()[0]).toMatch(/^\/api\/free\/run-backtest-manual\?1=504&2=179&4=166&5=100&8=487&9=400&/)
    })
  })

  it('restores unsent amounts after a reload', async () => {
    await site.visit({}, async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.open()
      await dashboard.field('Travel').fill('4321')
      await page.reload()
      await dashboard.shell.hydrated()
      await soon(() => dashboard.field('Travel').inputValue()).toBe('4,321')
    })
  })

  it('takes over costs from the URL, and removes them from it', async () => {
    await site.visit({}, async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.open('?grocery=504&gas=lots&utm=x')
      await soon(() => dashboard.field('Supermarkets & Groceries').inputValue()).toBe('504')
      expect(await dashboard.field('Gas Stations').inputValue()).toBe('')
      await soon(() => dashboard.shell.path()).toBe(`${DASHBOARD}?utm=x`)
    })
  })

  it('S-DASH-03, S-DASH-05: goes back by arrow and by step, and the results are still there', async () => {
    await site.visit({}, async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.openResults()
      expect(await dashboard.steps.getByRole('listitem').first().innerText()).toMatch(
        /Using the amounts you entered: \$1,836 a month\s+Edit/,
      )
      await page.getByRole('button', { name: 'Back to your spending' }).click()
      await dashboard.find.waitFor()
      await dashboard.steps.getByRole('button', { name: 'Personalized Results' }).click()
      await dashboard.headline.waitFor()
      await dashboard.steps.getByRole('button', { name: 'Cards Connected with Cardsight' }).click()
      await dashboard.find.waitFor()
    })
  })

  it('S-DASH-02, S-DASH-04: is invited if there is no input', async () => {
    await site.visit({}, async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.open()
      expect(await dashboard.steps.getByRole('button').allInnerTexts()).toEqual([
        expect.stringContaining('Cards Connected with Cardsight'),
        expect.stringContaining('Personalized Results'),
      ])
      await dashboard.throughDialog(
        dashboard.steps.getByRole('button', { name: 'Personalized Results' }),
        async (dialog) => {
          await dialog.getByText("Let's get started!").waitFor()
        },
      )
    })
  })

  it('S-DASH1-38, S-DASH1-55, B-ERR-23: sees a message if no card matches the filters', async () => {
    await site.visit({ reducedMotion: 'reduce' }, async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.openResults()
      await dashboard.openAllCards()
      for (const [area, label] of [
        [dashboard.top, 'Customize Settings'],
        [dashboard.allCards, 'Overall'],
      ] as const) {
        await area.getByRole('button', { name: label }).click()
        for (const filter of ['Travel', 'Secured', 'Student']) {
          await page.getByRole('checkbox', { name: filter }).check()
        }
        await page.keyboard.press('Escape')
        await area.getByRole('button', { name: 'Filters (3)' }).waitFor()
      }
      await dashboard.top.getByText('No Cards found!').waitFor()
      await dashboard.allCards.getByText('No cards found!').waitFor()
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

  it('B-ERR-28: is not affected by a corrupt state', async () => {
    await site.visit({}, async (page) => {
      await page.addInitScript(() => window.localStorage.setItem('cardsight', '{"cards":'))
      const dashboard = new Dashboard(page)
      await dashboard.open()
      await dashboard.find.waitFor()
    })
  })
})

describe('when the run fails', () => {
  const failing = { expectedMessages: /status of (412|500)/ }

  it.each([
    [
      500,
      { errors: [{ msg: 'Something went wrong' }] },
      'Oops, Something went wrong. Please try again later.',
    ],
    [412, { errors: [{ msg: 'The bank asks you to wait.' }] }, 'The bank asks you to wait.'],
  ])('B-ERR-8, B-ERR-9: %i is shown in the form, and trying again works', async (status, body, sentence) => {
    await site.visit(failing, async (page) => {
      const dashboard = new Dashboard(page)
      await page.route(RUN, (route) => route.fulfill({ status, json: body }), { times: 1 })
      await dashboard.open()
      await page.getByRole('button', { name: 'Try an example' }).click()
      await dashboard.find.click()
      await page.getByText(sentence).waitFor()
      expect(await dashboard.field('Travel').inputValue()).toBe('400')
      await dashboard.find.click()
      await dashboard.headline.waitFor()
    })
  })

  it('B-ERR-16, B-ERR-17, B-ERR-18, S-MODAL-07: a popup names the bank, and leads back to step 0', async () => {
    await site.visit(failing, async (page) => {
      const dashboard = new Dashboard(page)
      const param = { error_type: 'popup', institutionName: 'Tartan Bank' }
      await page.route(
        RUN,
        (route) => route.fulfill({ status: 412, json: { errors: [{ msg: '', param }] } }),
        {
          times: 1,
        },
      )
      await dashboard.open()
      await page.getByRole('button', { name: 'Try an example' }).click()
      await dashboard.find.click()
      const popup = page.getByRole('dialog', { name: 'Error' })
      await popup.getByText('Plaid is experiencing connectivity issues with Tartan Bank.').waitFor()
      await popup.getByText('Try a different bank').waitFor()
      expect(await dashboard.violations()).toEqual([])
      await popup.getByRole('button', { name: 'Go Back' }).click()
      await popup.waitFor({ state: 'detached' })
      await dashboard.find.waitFor()
    })
  })

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

/** Without those of the chart, which loads when it comes near the screen. */
function recordApiCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && pathname !== '/api/free/value-over-time-manual') {
      calls.push(`${pathname}${search}`)
    }
  })
  return calls
}

async function savedSetting(page: Page): Promise<unknown> {
  const text = await page.evaluate(() => window.localStorage.getItem('cardsight'))
  return text === null ? null : JSON.parse(text).resultSetting
}
