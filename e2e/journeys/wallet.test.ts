import { createRunCatalog, walletForProfile } from '@cardsight/answers'
import { release } from '@cardsight/catalog'
import { apiPaths } from '@cardsight/contract/api-paths'
import { linkedPurchasesSchema } from '@cardsight/contract/banking'
import { defaultProfile } from '@cardsight/contract/profile'
import { isLeaf } from '@cardsight/engine/categories'
import { dayOfMoment, dayRange, parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { spendFrom } from '@cardsight/engine/spending'
import { findBestWallet } from '@cardsight/engine/wallet'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { Dashboard } from '../pages/dashboard.ts'
import { LinkDialog, PLATYPUS } from '../pages/link.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../pages/look.ts'
import { tooWide } from '../pages/reflow.ts'
import { Shell } from '../pages/shell.ts'
import { EXAMPLE, WALLET, WalletPage } from '../pages/wallet.ts'
import { useSite } from '../site.ts'

const site = useSite()

describe('your wallet', () => {
  it('goes by keyboard from an example to another size, owned cards and files', async () => {
    const permissions = ['clipboard-read', 'clipboard-write']
    await site.visit({ permissions, reducedMotion: 'reduce' }, async (page) => {
      const wallet = new WalletPage(page)
      await wallet.open()
      await wallet.show(/^Spending behind this/)
      await page.getByRole('button', { name: 'Try an example' }).press('Enter')
      await page.getByText('$1,836 a month, the amounts you entered').waitFor()

      await wallet.choose('Cards you have', 'double cash')
      await page.getByLabel('Total cards').selectOption('2')
      await soon(() => wallet.verdict.innerText()).toBe('Keep one card, get one')
      await page.getByText(/^\$[\d,]+ more than the cards you have, used well$/).waitFor()
      await page.getByText('Your card, used well').waitFor()

      await wallet.show(/^Save or share/)
      const csv = await wallet.saved('CSV')
      expect(csv.name).toBe('cardsight-wallet.csv')
      expect(csv.text).toMatch(/^Year,For,Card,From,To,Dollars\r\nfirst,/)
      const json = await wallet.saved('JSON')
      expect(JSON.parse(json.text)).toMatchObject({
        settings: { held: ['citi-double-cash'], size: 2 },
        best: { years: 1 },
      })
      const calendar = await wallet.saved('Calendar reminders')
      expect(calendar.text).toMatch(/^BEGIN:VCALENDAR\r\n(?:.|\r\n)*END:VCALENDAR/)

      await page.getByRole('button', { name: 'Copy link' }).press('Enter')
      await page.getByText('Link copied.').first().waitFor()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      expect(link).not.toMatch(/name|day|merchant/)
      const total = await wallet.total.innerText()
      await wallet.open(link.slice(site.url().length))
      await soon(() => wallet.total.innerText()).toBe(total)
    })
  })

  it('meets WCAG 2.2 AA with everything open, and never scrolls sideways, also with large text', async () => {
    await site.visit({ reducedMotion: 'reduce' }, async (page) => {
      const wallet = new WalletPage(page)
      await wallet.open(`${EXAMPLE}&held=chase-sapphire-reserve`)
      await soon(() => wallet.verdict.innerText()).toContain('downgrade one')
      await wallet.show(/^Spending behind this/)
      await wallet.show(/^Why these cards/)
      await wallet.show(/^Save or share/)
      await page.getByText('Cards and bonuses you can’t get').click()
      await page.getByRole('searchbox', { name: 'Ask about a card' }).fill('chase')
      await page.getByText('What each card pays for in a year').first().waitFor()
      await expectNoViolations(page, WALLET, { part: 'main' })
      await expectNoSidewaysScroll(page, WALLET)
      await soon(() => tooWide(page)).toEqual([])
    })
  })
})

describe('the profile of a wallet', () => {
  it('of a shared link from before profiles counts for that view, and prints; other pages keep the stored one', async () => {
    await site.visit({ reducedMotion: 'reduce' }, async (page) => {
      const wallet = new WalletPage(page)
      await wallet.open(EXAMPLE)
      await wallet.verdict.waitFor()
      await page.waitForLoadState('networkidle')
      await expectPrint(page, wallet)
      await page.getByText('points transferred to partners').waitFor()
      await page.getByRole('button', { name: 'Change what we assume' }).press('Enter')
      await page.getByText('Excellent', { exact: true }).click()
      await page.getByText(/^Assumes: Excellent credit/).waitFor()
      await wallet.open(EXAMPLE.replace('&points=usual', '&points=easy'))
      await page.getByText(/^Assumes: Good credit\s· points redeemed without transfers/).waitFor()
    })
  })
})

describe('the wallet of a linked bank', () => {
  it('equals the engine’s result for the same purchases', async () => {
    const { storageState } = await site.signIn()
    const expectedMessages = /status of 412/
    await site.visit({ expectedMessages, storageState, reducedMotion: 'reduce' }, async (page) => {
      const dashboard = new Dashboard(page)
      const link = new LinkDialog(page)
      const wallet = new WalletPage(page)
      await dashboard.open()
      await page.getByRole('button', { name: 'Share Using Plaid' }).click()
      await link.enter()
      await link.share()
      await dashboard.find.click()
      await dashboard.headline.waitFor()
      await page.getByText(`Still importing from ${PLATYPUS}.`).waitFor({ state: 'detached' })

      const [response] = await Promise.all([
        page.waitForResponse((answer) => answer.url().includes(apiPaths.purchases)),
        page.getByRole('main').getByRole('link', { name: 'Your wallet' }).last().press('Enter'),
      ])
      await page.getByText(/^[\d,]+ purchases from your accounts$/).waitFor()
      await wallet.verdict.waitFor()
      const { purchases, window } = linkedPurchasesSchema.parse(await response.json())
      const spend = spendFrom(
        purchases.map(({ day, cents, leaf, merchant, isAbroad }) => ({
          day: parseDay(day),
          cents: toCents(cents),
          leaf: isLeaf(leaf) ? leaf : 'other',
          merchant,
          account: null,
          ...(isAbroad ? { isAbroad: true as const } : {}),
        })),
        dayRange(parseDay(window.first), parseDay(window.last)),
      )
      const catalog = createRunCatalog(release, dayOfMoment(new Date()))
      const answer = findBestWallet({
        ...walletForProfile(catalog, spend, [], defaultProfile),
        size: 2,
        years: 1,
        isIntro: true,
        obstacles: [],
      })
      const total = ((answer?.best.total ?? 0) / 100).toLocaleString('en-US', { maximumFractionDigits: 0 })
      expect(purchases.length).toBeGreaterThan(10)
      await soon(() => wallet.total.innerText()).toBe(`$${total}`)
    })
  })
})

describe('the second card', () => {
  it('is found for the user’s card; nothing of it is loaded before', async () => {
    await site.visit({ reducedMotion: 'reduce' }, async (page) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await new Shell(page).open('/find-your-second-card')
      const before = asked.length
      expect(asked.filter((url) => /assets\/.*(?:wallet|second-card-tool)/.test(url))).toEqual([])
      await page.getByRole('button', { name: 'Choose my card' }).click()
      await new WalletPage(page).choose('My card', 'double cash')
      expect(asked.length).toBeGreaterThan(before)
      await page.getByRole('button', { name: 'Try an example' }).click()
      await page.getByRole('button', { name: 'Find my second card' }).click()
      await page
        .getByText(/^Beside .*Double Cash.*, .* would have added the most: \$.* in three years\.$/)
        .waitFor()
      const part = 'section[aria-labelledby="held-card-title"]'
      await expectNoViolations(page, '/find-your-second-card', { part })
    })
  })
})

/** On paper: the instructions, and nothing to press. */
async function expectPrint(page: Page, wallet: WalletPage): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await soon(() => wallet.verdict.isVisible()).toBe(true)
  for (const name of ['Which card where', 'At the register', 'Changes to make']) {
    await soon(() => wallet.section(name).isVisible(), name).toBe(true)
  }
  for (const name of [/^Why these cards/, /^What would change this/, /^Save or share/, 'Print', 'Apply']) {
    await soon(() => page.getByRole('button', { name }).isVisible(), String(name)).toBe(false)
  }
  await soon(() => page.getByRole('textbox').filter({ visible: true }).count()).toBe(0)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
}
