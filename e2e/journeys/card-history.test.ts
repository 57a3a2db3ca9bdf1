import { apiPaths } from '@cardsight/contract/api-paths'
import { cardReportSchema, catalogChangesSchema } from '@cardsight/contract/cards'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { excessWidth, findViolations } from '../pages/look.ts'
import { Shell } from '../pages/shell.ts'
import { useSite } from '../site.ts'

const site = useSite()

const WIDTHS = [390, 768, 1440]
/** With more changes than are shown at first. */
const LONG = 'chase-sapphire-preferred'
/** With an announced change. Its points are worth nothing to people who don't use the program, so its offers have no chart. */
const ANNOUNCED = 'chase-aeroplan'
/** Without any recorded change. */
const EMPTY = 'alliant-cashback-visa-signature'
const average = '1=519&2=220&4=329&5=856&8=301&9=170'

async function historyOf(cardId: string) {
  return cardReportSchema.parse(await ask(`${apiPaths.cardReport(cardId)}?${average}`)).history
}

async function ask(path: string): Promise<unknown> {
  return (await fetch(site.url(path))).json()
}

/** Checks a page at the widths of a phone, a tablet and a desktop. */
async function expectGoodLook(page: Page, part: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await soon(() => excessWidth(page), `at ${width}`).toBe(0)
    await soon(() => findViolations(page, { part, beyond: ['best-practice'] }), `at ${width}`).toEqual([])
  }
}

describe('the history on a card page', () => {
  it('has the chart, the timeline and its sources at every width', async () => {
    const { timeline } = await historyOf(LONG)
    await site.visit({ reducedMotion: 'reduce' }, async (page) => {
      const shell = new Shell(page)
      await shell.open(`/cards/${LONG}#history`)
      const history = page.getByRole('region', { name: 'What changed' })
      await expectGoodLook(page, '#history')
      await soon(() => page.locator('#offer').getByRole('img').count()).toBe(1)
      await expectGoodLook(page, '#offer')
      const [first] = await history.getByRole('listitem').allInnerTexts()
      expect(first).toContain(timeline[0]?.source)
      await shell.open(`/cards/${ANNOUNCED}#history`)
      await history.getByText('Starting Jan 1, 2027: Dining and groceries').waitFor()
    })
  })

  it('keeps the labels of the chart inside it and apart', async () => {
    await site.visit({}, async (page) => {
      await new Shell(page).open(`/cards/${LONG}#history`)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        const figure = page.locator('#offer figure')
        const box = await figure.boundingBox()
        const labels = await figure.locator('svg text').evaluateAll((texts) =>
          texts.map((text) => {
            const { left, right, top, bottom } = text.getBoundingClientRect()
            return { text: text.textContent, left, right, top, bottom }
          }),
        )
        expect(labels.map(({ text }) => text)).toEqual(expect.arrayContaining(['Best seen', 'Usual']))
        for (const label of labels) {
          expect(label.left, `${label.text} at ${width}`).toBeGreaterThanOrEqual(box?.x ?? 0)
          expect(label.right, `${label.text} at ${width}`).toBeLessThanOrEqual(
            (box?.x ?? 0) + (box?.width ?? 0),
          )
        }
        const overlaps = labels.flatMap((one, index) =>
          labels
            .slice(index + 1)
            .filter(
              (other) =>
                one.left < other.right &&
                other.left < one.right &&
                one.top < other.bottom &&
                other.top < one.bottom,
            )
            .map((other) => `${one.text} and ${other.text} at ${width}`),
        )
        expect(overlaps).toEqual([])
      }
    })
  })

  it('shows all changes with the keyboard, without JavaScript, and on paper', async () => {
    const { timeline } = await historyOf(LONG)
    const oldest = timeline.at(-1)?.text ?? ''
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto(`/cards/${LONG}#history`)
      const history = page.locator('#history')
      const last = history.getByRole('listitem').filter({ hasText: oldest }).last()
      await soon(() => last.isVisible()).toBe(false)
      await page.emulateMedia({ media: 'print' })
      await soon(() => last.isVisible()).toBe(true)
      await page.emulateMedia({ media: 'screen' })
      const summary = (text: string) => history.locator('summary').filter({ hasText: text })
      await summary(`Show all ${timeline.length} changes`).press('Enter')
      await soon(() => last.isVisible()).toBe(true)
      await soon(() => history.getByRole('listitem').count()).toBe(timeline.length)
      await page.locator('#offer summary').press('Enter')
      await page.getByRole('columnheader', { name: 'Welcome offer' }).waitFor()
    })
  })

  it('is one sentence without any', async () => {
    expect((await historyOf(EMPTY)).timeline).toEqual([])
    await site.visit({}, async (page) => {
      await new Shell(page).open(`/cards/${EMPTY}#history`)
      await page.getByText('We haven’t recorded any changes to this card’s terms.').waitFor()
      await expectGoodLook(page, '#history')
    })
  })

  it('warns in the hero about an offer that is far below the best', async () => {
    const { isFarBelowBest } = await historyOf('southwest-rapid-rewards-plus-credit-card')
    expect(isFarBelowBest).toBe(true)
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/cards/southwest-rapid-rewards-plus-credit-card')
      await soon(() => page.locator('main header').innerText()).toContain(
        'This offer is well below the best we’ve seen: 100,000 points in Sep 2025.',
      )
    })
  })
})

describe('the changes page', () => {
  it('lists every change with its card, at every width', async () => {
    const { changes } = catalogChangesSchema.parse(await ask(apiPaths.cardChanges))
    await site.visit({ reducedMotion: 'reduce' }, async (page) => {
      const shell = new Shell(page)
      await shell.open('/cards/changes')
      await page.getByRole('link', { name: `Show all ${changes.length} changes` }).click()
      await soon(() => page.locator('main section li').count()).toBe(changes.length)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await soon(() => excessWidth(page), `at ${width}`).toBe(0)
      }
      // Rows are all alike, and axe takes a minute for all of them.
      await shell.open('/cards/changes?year=2025&field=fee')
      await expectGoodLook(page, 'main')
    })
  })

  it('is filtered by year and term in place, with a URL to share', async () => {
    const wanted = '/cards/changes?year=2025&field=fee'
    await site.visit({}, async (page) => {
      const shell = new Shell(page)
      await shell.open('/cards')
      await page.getByRole('link', { name: 'What changed' }).click()
      await soon(() => shell.heading.innerText()).toBe('Credit card changes')
      await page.getByRole('navigation', { name: 'Time' }).getByRole('link', { name: '2025' }).click()
      await soon(() => page.locator('p[role=status]').innerText()).toMatch(/^\d+ changes in 2025\.$/)
      await soon(() => shell.path()).toBe('/cards/changes?year=2025')
      await page.getByRole('navigation', { name: 'Term' }).getByRole('link', { name: 'Annual fee' }).click()
      await soon(() => shell.path()).toBe(wanted)
      await soon(() => page.locator('p[role=status]').innerText()).toMatch(
        /^Annual fee: \d+ changes? in 2025\.$/,
      )
    })
    const { changes } = catalogChangesSchema.parse(await ask(`${apiPaths.cardChanges}?year=2025&field=fee`))
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto(wanted)
      await soon(() => page.locator('main section li').count()).toBe(changes.length)
      await page.locator('main section li a').first().click()
      expect(new URL(page.url()).hash).toBe('#history')
    })
  })

  it('ignores a year without changes', async () => {
    const answer = await fetch(site.url('/cards/changes?year=2001'), { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/cards/changes'])
  })
})

describe('the feed of changes', () => {
  it.each(['/cards', `/cards/${LONG}`, '/cards/changes'])('is linked in the head of %s', async (path) => {
    const html = await (await fetch(site.url(path))).text()
    expect(html).toMatch(
      /<link rel="alternate" type="application\/atom\+xml"[^>]*href="\/cards\/changes.atom"/,
    )
  })

  it('is well-formed XML for a browser, with the changes of the API', async () => {
    const { changes } = catalogChangesSchema.parse(await ask(apiPaths.cardChanges))
    const xml = await (await fetch(site.url('/cards/changes.atom'))).text()
    await site.visit({}, async (page) => {
      await page.goto('/cards/changes')
      const read = await page.evaluate((text) => {
        const document = new DOMParser().parseFromString(text, 'application/xml')
        const atom = 'http://www.w3.org/2005/Atom'
        return {
          isBroken: document.querySelector('parsererror') !== null,
          root: [document.documentElement.localName, document.documentElement.namespaceURI === atom],
          titles: [...document.getElementsByTagNameNS(atom, 'entry')].map(
            (entry) => entry.querySelector('title')?.textContent,
          ),
        }
      }, xml)
      expect(read).toMatchObject({ isBroken: false, root: ['feed', true] })
      const newest = changes.find(({ isAnnounced }) => !isAnnounced)
      expect(read.titles[0]).toBe(`${newest?.cardName}: ${newest?.text}`)
      expect(read.titles).toHaveLength(100)
    })
  })
})
