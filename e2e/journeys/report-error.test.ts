import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { expectNoSidewaysScroll, findViolations } from '../pages/look.ts'
import { Shell } from '../pages/shell.ts'
import { useOwnSite } from '../site.ts'

const TEAM = 'team@cardsight.example'
const site = useOwnSite({ SUPPORT_EMAIL: TEAM })
const CARD = '/cards/blue-cash-preferred-card'

describe('reporting an error on a phone', () => {
  const width = 390

  it('starts at the facts, names what is missing, and sends an email to the team', async () => {
    const viewport = { width, height: 844 }
    // The browser logs the 400 that the first attempt causes.
    const options = { viewport, reducedMotion: 'reduce', expectedMessages: /status of 400/ } as const
    await site.visit(options, async (page) => {
      const shell = new Shell(page)
      await shell.open(`${CARD}#facts`)
      await page.getByRole('link', { name: 'Something wrong? Report an error' }).first().click()
      await soon(() => shell.path()).toBe(`${CARD}#report-error`)
      const form = page.getByRole('region', { name: 'Report an error' })
      await form.getByRole('button', { name: 'Send report' }).click()
      await form.getByText('Choose what’s wrong').waitFor()
      await form.getByText('Tell us what it should be').waitFor()
      await soon(() => focusedName(page)).toBe('fact')
      await soon(() => findViolations(page, { part: '#report-error' })).toEqual([])

      // From here on by keyboard.
      await page.keyboard.type('Annual')
      await page.keyboard.press('Tab')
      await page.keyboard.type(`The fee is $${width}.`)
      await page.keyboard.press('Tab')
      await page.keyboard.type('https://bank.example/fees')
      await page.keyboard.press('Tab')
      await page.keyboard.type('reader@letters.example')
      await page.keyboard.press('Enter')
      await form.getByText('Thanks for your report!').waitFor()
      await soon(() => findViolations(page, { part: '#report-error' })).toEqual([])
      await soon(() => form.getByLabel('What should it be?').inputValue()).toBe('')
      await expectNoSidewaysScroll(page, CARD)
    })
    await soon(() => mailWith(`The fee is $${width}.`)).not.toBe('')
    const mail = await mailWith(`The fee is $${width}.`)
    expect(mail).toContain('\nTo: team@cardsight.example\nReply-To: reader@letters.example\n')
    expect(mail).toContain('\nSubject: Error report: Blue Cash Preferred\n')
    expect(mail).toContain('\nContent-Type: text/plain; charset=utf-8\n')
    expect(mail).toContain(`What’s wrong: Annual fee\n\nWhat it should be:\n> The fee is $${width}.\n`)
    expect(mail).toContain('Where they saw it: https://bank.example/fees\n')
  })
})

it('the support address is on the pages too', async () => {
  await site.visit({ javaScriptEnabled: false }, async (page) => {
    await page.goto('/support')
    await page.getByRole('link', { name: 'team@cardsight.example' }).waitFor()
  })
})

it('without JavaScript there is a link to support instead of the form', async () => {
  await site.visit({ javaScriptEnabled: false }, async (page) => {
    await page.goto(`${CARD}#report-error`)
    const section = page.getByRole('region', { name: 'Report an error' })
    await soon(() => section.getByRole('link', { name: 'write to us' }).getAttribute('href')).toBe('/support')
    await soon(() => section.getByRole('button').count()).toBe(0)
  })
})

function focusedName(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('name') ?? null)
}

/** The email to the team with this text, or an empty string. */
async function mailWith(text: string): Promise<string> {
  const mails = await site.outbox.mailsTo(TEAM)
  return mails.find((mail) => mail.includes(text)) ?? ''
}
