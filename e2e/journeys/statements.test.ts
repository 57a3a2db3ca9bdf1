import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { excessWidth } from '../pages/look.ts'
import { ProfilePanel } from '../pages/profile.ts'
import { type BroughtFile, Statements } from '../pages/statements.ts'
import { useSite } from '../site.ts'

const site = useSite()

/** 150 + 50 + 100 - 20 = 280 dollars. */
const card: BroughtFile = {
  name: 'card.csv',
  text: [
    'Transaction Date,Post Date,Description,Category,Type,Amount,Memo',
    '12/01/2025,12/02/2025,SAFEWAY #1234,Groceries,Sale,-150.00,',
    '03/14/2026,03/15/2026,CHIPOTLE 1221,Food & Drink,Sale,-50.00,',
    '03/20/2026,03/21/2026,SAFEWAY #1234,Groceries,Return,20.00,',
    '04/02/2026,04/03/2026,Payment Thank You-Mobile,,Payment,500.00,',
    '11/10/2026,11/11/2026,ZZYZX HOLDINGS 99,,Sale,-100.00,',
  ].join('\n'),
}
const open: BroughtFile = {
  name: 'open.csv',
  text: 'Date,Description,Amount\n03/04/2026,MISTY POND,15.00\n05/06/2026,OLD QUARRY,-3.00\n07/08/2026,MISTY POND,45.00',
}
const picture: BroughtFile = {
  name: 'photo.png',
  text: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
}
/** A minimal PDF with text. */
const pdf: BroughtFile = {
  name: 'statement.pdf',
  text: pdfOf([
    'Credit card statement, account ending in 4321',
    '03/02/2026  SAFEWAY #1234   84.17',
    '03/05/2026  SHELL OIL 5512   41.20',
    '03/20/2026  PAYMENT THANK YOU   -200.00',
  ]),
}

function pdfOf(lines: readonly string[]): string {
  const text = lines.map((line, index) => `BT /F 9 Tf 40 ${750 - 14 * index} Td (${line}) Tj ET`).join('\n')
  return `%PDF-1.4
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Count 1 /Kids [3 0 R] >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Courier >> >> >> >>
endobj
4 0 obj
<< /Length ${text.length} >>
stream
${text}
endstream
endobj
trailer
<< /Root 1 0 R >>
%%EOF`
}

/** The service worker with the offline page belongs to every page. */
function isOfStatements(script: string): boolean {
  return !script.endsWith('/service-worker.js')
}

/** Every request of any page, frame or worker from now on. */
function recordRequests(page: Page): string[] {
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(request.url()))
  return asked
}

describe('statements', () => {
  it('are read and calculated without a request, also offline, and leave nothing behind', async () => {
    await site.visit({}, async (page) => {
      const statements = new Statements(page)
      await statements.open()
      const asked = recordRequests(page)
      await page.context().setOffline(true)
      await statements.bring(card, open, picture, pdf)
      await statements.file('photo.png').getByText('This is a picture').waitFor()
      await statements.file('statement.pdf').getByText('3 lines').waitFor()
      expect(await statements.stored()).toEqual({ names: [], things: 0 })

      await statements.file('open.csv').getByRole('button', { name: 'Day first (31/12)' }).click()
      await statements.file('open.csv').getByText('April 3, 2026 to August 7, 2026').waitFor()
      await statements.wasPurchase.click()
      await statements.category('Zzyzx').selectOption('gym')
      await page.getByRole('button', { name: 'Undo your category for Zzyzx' }).waitFor()
      await statements.find.click()
      await statements.headline.waitFor()
      await page.getByText(/^Based on your 12\/01\/25 - 11\/10\/26 of spending data/).waitFor()

      await page.getByRole('tab', { name: '3-Year' }).first().click()
      await page
        .getByRole('button', { name: /: why\?$/ })
        .first()
        .click()
      await statements.dialog.getByRole('table').first().waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'View All Cards' }).click()
      await page.getByRole('button', { name: 'Change Settings' }).click()
      await statements.dialog.getByRole('button', { name: 'Change the dates' }).click()
      await statements.dialog.getByRole('grid').first().waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Your wallet', exact: true }).click()
      await page.getByRole('button', { name: 'What would change this' }).click()
      await page.getByRole('heading', { name: 'The best first card' }).waitFor()
      await page.getByRole('button', { name: 'Back to your results' }).click()
      await page.getByRole('button', { name: 'Back to your spending' }).click()
      await statements.totals.waitFor()

      // Offline, the worker script of each wallet search comes from the browser's cache.
      expect(asked.filter((address) => !/\/assets\/wallet\.worker-[\w-]+\.js$/.test(address))).toEqual([])
      // Corrections are remembered, but nothing of a file.
      expect(await statements.stored()).toEqual({ names: ['cardsight:import-corrections'], things: 0 })
    })
  })

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
      const profile = new ProfilePanel(page)
      await profile.open()
      await profile.chooseCredit('Fair')
      await soon(() => statements.headline.innerText()).not.toBe(before)
      // Portals need a new run, which the worker makes.
      await profile.panel.getByText('I book travel in issuers’ portals').click()
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
      await soon(async () => (await statements.stored()).things).toBe(1)
      await page.reload()
      await statements.isRead(1)
      await statements.totals.getByText('3 purchases').waitFor()
      await page.getByRole('button', { name: 'Forget everything' }).click()
      await statements.totals.waitFor({ state: 'detached' })
      expect(await statements.stored()).toEqual({ names: [], things: 0 })
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
      expect(await statements.violations()).toEqual([])
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
      expect(await statements.violations()).toEqual([])
      for (const width of [360, 390, 768, 992, 1300]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await excessWidth(page), `at ${width}`).toBe(0)
      }
      await statements.wasPurchase.press('Enter')
      await statements.findAnyway.or(statements.find).press('Enter')
      await statements.headline.waitFor()
      expect(await statements.violations()).toEqual([])
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
