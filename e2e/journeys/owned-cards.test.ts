import { apiPaths } from '@cardsight/contract/api-paths'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { Dashboard } from '../pages/dashboard.ts'
import { LinkDialog, PLATYPUS } from '../pages/link.ts'
import { findViolations } from '../pages/look.ts'
import { useSite } from '../site.ts'

const site = useSite()

/** The browser logs a run before the bank had sent anything. */
const expecting = { expectedMessages: /status of (400|412)/, reducedMotion: 'reduce' } as const

const cardsYouHave = (page: Page) => page.getByRole('region', { name: 'Cards you have' })

describe('the cards you have', () => {
  it('are named by a visitor, compared with the pick and shared with the wallet', async () => {
    await site.visit({ reducedMotion: 'reduce' }, async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.openResults()
      const section = cardsYouHave(page)
      await section.getByRole('button', { name: 'Add a card' }).click()
      await section.getByRole('searchbox', { name: 'Find your card' }).fill('freedom unlimited')
      await page.keyboard.press('Enter')
      await section
        .getByText(/^You’d have earned about \$\d+ with Freedom Unlimited\. .+ would have earned \$/)
        .waitFor()
      await page.getByText(/^\$[\d,]+ more than your Freedom Unlimited$/).waitFor()
      // Further down, the sticky bar covers a part of some buttons, which axe takes for their size.
      await page.evaluate(() => window.scrollTo(0, 0))
      await soon(() => violationsIn(page)).toEqual([])

      // Two cards are used where each earns the most, so they earn at least as much as one.
      const before = await earnedIn(page)
      await section.getByRole('searchbox', { name: 'Find your card' }).fill('double cash')
      await page.keyboard.press('Enter')
      await section.getByText(/^Used where each earns the most, Freedom Unlimited and Double Cash/).waitFor()
      await soon(() => earnedIn(page)).toBeGreaterThanOrEqual(before)

      await dashboard.shell.open('/your-wallet#spending')
      await page.getByRole('button', { name: 'Remove Chase Freedom Unlimited' }).waitFor()
    })
  })

  it('are asked about if a linked account has no name that we know, and earn what its own purchases earned', async () => {
    const { storageState } = await site.signIn()
    await site.visit({ ...expecting, storageState }, async (page) => {
      const dashboard = new Dashboard(page)
      const link = new LinkDialog(page)
      await dashboard.open()
      await page.getByRole('button', { name: 'Share Using Plaid' }).click()
      await link.search.waitFor()
      await link.enter()
      await link.share()
      await page.getByText(`Still importing from ${PLATYPUS}.`).waitFor({ state: 'detached' })
      await dashboard.find.click()
      await dashboard.headline.waitFor()

      const question = cardsYouHave(page).getByRole('group', {
        name: /^Which card is Simulated Diamond Credit Card/,
      })
      await question.getByRole('button', { name: 'Choose a card' }).click()
      await question.getByRole('searchbox').fill('citi double cash')
      await page.keyboard.press('Enter')
      const sentence = cardsYouHave(page).getByText(/^You earned about \$[\d,]+ with Double Cash\./)
      await sentence.waitFor()
      await soon(() => question.count()).toBe(0)
      // Further down, the sticky bar covers a part of some buttons, which axe takes for their size.
      await page.evaluate(() => window.scrollTo(0, 0))
      await soon(() => violationsIn(page)).toEqual([])
      await page.reload()
      await sentence.waitFor()
    })
  })
})

describe('the value over 36 months', () => {
  it('says who leads, follows the bonus toggle without a run, and has a table', async () => {
    await site.visit({ reducedMotion: 'reduce' }, async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.openResults()
      const chart = page.getByRole('region', { name: 'Value over 36 months' })
      await chart.scrollIntoViewIfNeeded()
      const title = chart.getByRole('heading', { level: 2, name: /ahead|leads|passes/ })
      await title.waitFor()
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await chart.getByText('Show as table').click()
      const last = chart.getByRole('row', { name: /^36 / })
      const withBonus = await last.innerText()
      await soon(() => dashboard.overflow()).toBe(0)
      // Further down, the sticky bar covers a part of some buttons, which axe takes for their size.
      await page.evaluate(() => window.scrollTo(0, 0))
      await soon(() => dashboard.violations('[aria-label="Value over 36 months"]')).toEqual([])
      await dashboard.bar.getByLabel('Include intro bonus').click()
      await soon(() => last.innerText()).not.toBe(withBonus)
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        await soon(() => dashboard.overflow(), String(width)).toBe(0)
      }
      expect(asked.filter((path) => path === apiPaths.freeManualRun)).toEqual([])
    })
  })
})

async function violationsIn(page: Page): Promise<string[]> {
  const title = await cardsYouHave(page).getAttribute('aria-labelledby')
  return findViolations(page, { part: `[aria-labelledby="${title}"]` })
}

/** Dollars in the sentence about the cards. */
async function earnedIn(page: Page): Promise<number> {
  const text = await cardsYouHave(page).getByRole('status').first().innerText()
  return Number(/about \$([\d,]{1,12})/.exec(text)?.[1]?.replace(',', ''))
}
