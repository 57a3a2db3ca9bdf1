import { randomUUID } from 'node:crypto'
import { apiPaths } from '@cardsight/contract/api-paths'
import ICAL from 'ical.js'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { Identity, refusals } from '../pages/identity.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../pages/look.ts'
import { useSite } from '../site.ts'

const site = useSite()
const TRACKER = '/your-cards?view=tracker'
const TOKEN_KEY = 'cardsight:auth-token'

/** The last day of a bonus: both of its reminders are in the next two weeks, and the second in this one. */
const by = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
const cards = [
  {
    id: 'gold',
    cardId: 'american-express-gold-card',
    bonus: { spendCents: 600_000, by, reward: { kind: 'points', points: 60_000 } },
  },
]

async function signUp(page: Page): Promise<string> {
  const email = `ada.${randomUUID()}@example.com`
  const identity = new Identity(page)
  await identity.open('/signup')
  await identity.signUp({ firstName: 'Ada', lastName: 'Byron', email, password: 'engine of 1843' })
  await page.waitForURL((url) => url.pathname !== '/signup')
  await identity.open(await site.outbox.link(email, 'verify-email'))
  await identity.button('Confirm my email').click()
  await page.getByText('Your email is confirmed. Thank you!').waitFor()
  return email
}

async function saveCards(page: Page): Promise<void> {
  const token = await page.evaluate(
    (key) => localStorage.getItem(key) ?? sessionStorage.getItem(key),
    TOKEN_KEY,
  )
  const answer = await page.request.put(apiPaths.yourCards, {
    data: { version: 1, cards },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

async function digestTo(email: string): Promise<string> {
  const mails = await site.outbox.mailsTo(email)
  return mails.find((mail) => mail.includes('List-Unsubscribe')) ?? ''
}

describe('reminders', () => {
  it('open in a calendar app until the address is revoked, and end with one click in an email', async () => {
    await site.visit({ expectedMessages: refusals, reducedMotion: 'reduce' }, async (page) => {
      const email = await signUp(page)
      await saveCards(page)
      await page.goto(TRACKER)
      const region = page.getByRole('region', { name: 'Get reminders' })
      await region.getByRole('button', { name: 'Create an address' }).click()
      const url = await region.getByRole('textbox', { name: 'Your calendar address' }).inputValue()
      await expectNoViolations(page, TRACKER, { part: '#get-reminders' })
      await expectNoSidewaysScroll(page, TRACKER)

      const path = new URL(url).pathname
      const calendar = await fetch(site.url(path))
      expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
      const events = new ICAL.Component(ICAL.parse(await calendar.text())).getAllSubcomponents('vevent')
      const days = events.map((event) => [
        String(event.getFirstPropertyValue('uid')),
        String(event.getFirstPropertyValue('dtstart')),
      ])
      expect(days).toContainEqual([
        expect.stringMatching(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
        by,
      ])

      await region.getByRole('button', { name: 'Revoke address' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
      await region.getByRole('button', { name: 'Create an address' }).waitFor()
      expect((await fetch(site.url(path))).status).toBe(404)

      await region.getByRole('switch', { name: `Email reminders to ${email}` }).click()
      await region.getByRole('checkbox', { name: /best in two years/ }).waitFor()
      await soon(() => digestTo(email)).not.toBe('')
      const mail = await digestTo(email)
      expect(mail).toContain('Subject: Your Cardsight reminders')
      expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
      expect(mail).toContain('Last day for the')

      const link = /\/reminders\/unsubscribe#[\w-]+/.exec(mail.replaceAll('=\n', ''))?.[0] ?? ''
      await site.visit({ reducedMotion: 'reduce' }, async (other) => {
        await other.goto(link)
        await expectNoViolations(other, '/reminders/unsubscribe')
        await other.getByRole('button', { name: 'Turn off' }).click()
        await other.getByText("You won't get any more reminder emails.").waitFor()
      })
      await page.reload()
      await soon(() => region.getByRole('switch').isChecked()).toBe(false)
    })
  })

  it('ask a guest to sign in', async () => {
    await site.visit({ reducedMotion: 'reduce' }, async (page) => {
      await page.addInitScript(
        (text) => localStorage.setItem('cardsight:your-cards', text),
        JSON.stringify({
          version: 1,
          cards: cards.map((card) => ({
            ...card,
            choices: [],
            credits: [],
            ticks: [],
            activated: [],
            accountIds: [],
          })),
        }),
      )
      await page.goto(TRACKER)
      const region = page.getByRole('region', { name: 'Get reminders' })
      await region.getByText(/^Sign in to get reminders by email/).waitFor()
      await region.getByRole('link', { name: 'Sign in' }).click()
      await page.waitForURL('**/signin')
    })
  })
})
