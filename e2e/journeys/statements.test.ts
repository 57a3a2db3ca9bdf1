import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { excessWidth } from '../pages/look.ts'
import { ResultsProfile } from '../pages/profile.ts'
import { recordRequests } from '../pages/records.ts'
import { card, open, picture } from '../pages/statement-files.ts'
import { Statements } from '../pages/statements.ts'
import { useSite } from '../site.ts'

const site = useSite()

/** The service worker with the offline page belongs to every page. */
function isOfStatements(script: string): boolean {
  return !script.endsWith('/service-worker.js')
}

describe('statements', () => {
  it('are ranked for another profile without a request, also offline', async () => {
    await site.visit({ reducedMotion: 'reduce' }, async (page) => {
      const statements = new Statements(page)
      await statements.open()
      const asked = recordRequests(page)
      await page.context().setOffline(true)
      await statements.bring(card)
      await statements.findAnyway.click()
      await statements.headline.waitFor()
      const before = await statements.headline.innerText()
      const profile = new ResultsProfile(page)
      await profile.open()
      await profile.chooseCredit('Poor')
      await soon(() => statements.headline.innerText()).not.toBe(before)
      // Portals need a new run, which the worker makes.
      await profile.editor.getByText('I book travel in issuers’ portals').click()
      await soon(() => profile.line()).toContain('portals')
      expect(asked).toEqual([])
    })
  })

  it('stay in the browser on request, until they are removed', async () => {
    await site.visit({}, async (page) => {
      const statements = new Statements(page)
      await statements.open()
      await statements.bring(card)
      await statements.keep.check()
      await soon(async () => (await statements.stored()).things).toBe(2)
      await page.reload()
      await statements.isRead(1)
      await statements.totals.getByText('3 purchases').waitFor()
      await page.getByRole('button', { name: 'Forget everything' }).click()
      await statements.totals.waitFor({ state: 'detached' })
      await soon(() => statements.stored()).toEqual({ names: [], things: 0 })
    })
  })

  it('of 50,000 lines are read with a progress bar while the page stays responsive', async () => {
    await site.visit({}, async (page) => {
      const statements = new Statements(page)
      await statements.open()
      await page.evaluate(() => {
        const seen = new Set<string | null>()
        Object.assign(window, { seen })
        new MutationObserver(() => {
          const bar = document.querySelector('[role=progressbar]')
          if (bar !== null) {
            seen.add(bar.getAttribute('aria-valuenow'))
          }
        }).observe(document.body, { subtree: true, childList: true, attributes: true })
      })
      const rows = Array.from(
        { length: 50_000 },
        (_, index) =>
          `2026-0${1 + (index % 9)}-1${index % 10},SAFEWAY #${index % 500},-${1 + (index % 90)}.25`,
      )
      await statements.pick({ name: 'long.csv', text: `Date,Description,Amount\n${rows.join('\n')}` })
      await page.getByRole('progressbar', { name: 'Reading your files' }).waitFor()
      // Responds before the file is read.
      await page.getByText('Or paste rows').click()
      await page.getByLabel(/^Rows of a table/).fill('still here')
      await statements.isRead(1)
      await statements.totals.getByText('50,000 purchases').waitFor()
      const seen = await page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)])
      expect(seen).toEqual(expect.arrayContaining(['0.2', '0.7']))
    })
  })

  it('can be imported and corrected by keyboard alone, also on a phone, and without axe violations', async () => {
    await site.visit({ viewport: { width: 390, height: 844 } }, async (page) => {
      const statements = new Statements(page)
      await statements.open()
      await soon(() => statements.violations()).toEqual([])
      await page.getByText('Or paste rows').press('Enter')
      await page.keyboard.press('Tab')
      await page.keyboard.insertText(String(open.text))
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await statements.isRead(1)
      await statements.pick(card, picture)
      await statements.isRead(3)
      for (const summary of await page.getByText('How we read it, and how to change it').all()) {
        await summary.press('Enter')
      }
      await soon(() => statements.violations()).toEqual([])
      for (const width of [360, 390, 768, 992, 1300]) {
        await page.setViewportSize({ width, height: 900 })
        await soon(() => excessWidth(page), `at ${width}`).toBe(0)
      }
      await statements.wasPurchase.press('Enter')
      await statements.findAnyway.or(statements.find).press('Enter')
      await statements.headline.waitFor()
      // Everything around the answer follows it.
      await page.getByRole('button', { name: 'View All Cards' }).waitFor()
      await soon(() => statements.violations()).toEqual([])
    })
  })

  it('add nothing to pages that do not use them: neither their scripts nor the worker', async () => {
    for (const path of ['/', '/find-best-card-for-your-spend', '/current-best-cards', '/cards']) {
      const html = await (await fetch(site.url(path))).text()
      expect(
        html.match(/[\w./-]*(?:statements|import-|worker)[\w-]*\.js/g)?.filter(isOfStatements) ?? [],
      ).toEqual([])
    }
  })

  it('are saved to the account with one request, on a click, and then listed among the accounts', async () => {
    const { storageState } = await site.signIn()
    await site.visit({ storageState }, async (page) => {
      const statements = new Statements(page)
      await statements.open()
      const asked = recordRequests(page)
      await statements.bring(card)
      const save = page.getByRole('button', { name: 'Save to my account' })
      await save.waitFor()
      expect(asked).toEqual([])
      await save.click()
      await page.getByText(/^Saved\./).waitFor()
      expect(asked).toEqual([site.url('/api/plaid/auth/imports')])
      await page.getByRole('link', { name: 'among your accounts' }).click()
      await page.getByText('Chase credit card').first().waitFor()
    })
  })
})
