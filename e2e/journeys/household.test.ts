import { householdSentences } from '@cardsight/contract/household'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { Identity } from '../pages/identity.ts'
import { keepsFocus, pressAt, tabTo } from '../pages/keyboard.ts'
import { excessWidth, findViolations } from '../pages/look.ts'
import { useSite } from '../site.ts'

const site = useSite()
const PLAN = '/your-cards?view=plan'
const password = 'engine of 1843'
const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@household.example', password }
const bo = { firstName: 'Bo', lastName: 'Lovelace', email: 'bo@household.example', password }
/** $1,650 a month. */
const amounts = {
  grocery: '500',
  gas: '100',
  restaurant: '300',
  travel: '0',
  recreation: '50',
  other: '700',
  isManualCost: true,
}

const summary = (page: Page, hasText: string) => page.locator('summary', { hasText })

describe('a household of two accounts', () => {
  it('is invited by email, accepted after signing up, planned for two, and ended, by keyboard alone', async () => {
    await site.visit({ reducedMotion: 'reduce' }, async (adaPage) => {
      const first = new Identity(adaPage)
      await first.open('/signup')
      await first.signUp(ada)
      await first.shell.menu('Ada Byron').waitFor()
      await first.open(await site.outbox.link(ada.email, 'verify-email'))
      await first.button('Confirm my email').click()
      await adaPage.getByText('Your email is confirmed. Thank you!').waitFor()
      await first.open(PLAN)
      await pressAt(adaPage.getByRole('switch', { name: 'Plan for two' }), 'Space')
      await pressAt(summary(adaPage, 'Invite them to plan from their own account'))
      await tabTo(adaPage.getByLabel('Their email address'))
      await adaPage.keyboard.type(bo.email)
      await pressAt(adaPage.getByRole('button', { name: 'Send invitation' }))
      await adaPage.getByText('You invited bo@household.example.').waitFor()
      await keepsFocus(adaPage)
      await expectGoodLook(adaPage)

      // Before the address is confirmed, the invitation is refused.
      const expecting = { expectedMessages: /status of 400/, reducedMotion: 'reduce' } as const
      await site.visit(expecting, async (boPage) => {
        const second = new Identity(boPage)
        await accept(boPage, second)
        await share(boPage)
        await seeTotals(adaPage)
        await end(boPage)
      })

      await first.open(PLAN)
      await adaPage.getByText('Invite them to plan from their own account').waitFor()
      expect(await site.outbox.subjects(ada.email)).toContain('Your household on Cardsight has ended')
    })
  })
})

/** Through the link of the email, which asks a new person to sign up and to confirm the address. */
async function accept(page: Page, identity: Identity): Promise<void> {
  const link = await site.outbox.link(bo.email, 'household')
  await identity.open(link)
  await identity.arrivesAt('/signin')
  await page.getByRole('link', { name: 'Create a free account' }).click()
  await identity.signUp(bo)
  await identity.arrivesAt(link)
  await page.getByText(householdSentences.emailUnconfirmed).waitFor()
  await identity.open(await site.outbox.link(bo.email, 'verify-email'))
  await identity.button('Confirm my email').click()
  await page.getByText('Your email is confirmed. Thank you!').waitFor()
  await identity.open(link)
  await page.getByText('invites you to plan your cards together').waitFor()
  await page.getByText('You never see each other’s transactions').waitFor()
  await expectGoodLook(page)
  await pressAt(page.getByRole('button', { name: 'Accept' }))
  await identity.arrivesAt(PLAN)
  await page.getByText('This plan is for you and Ada').waitFor()
}

async function share(page: Page): Promise<void> {
  await page.evaluate(
    (typed) => localStorage.setItem('cardsight:typed-costs', JSON.stringify(typed)),
    amounts,
  )
  await page.reload()
  await page.getByText('Ada doesn’t see the amounts you entered: $1,650 a month.').waitFor()
  await pressAt(page.getByRole('button', { name: 'Share these amounts' }))
  await page.getByText('Ada doesn’t see the amounts you entered').waitFor({ state: 'hidden' })
  await keepsFocus(page)
  await pressAt(summary(page, 'What each of you sees'))
  const own = page.getByRole('region', { name: 'What Ada sees of you' })
  await own.getByText('$500 a month').waitFor()
}

async function seeTotals(page: Page): Promise<void> {
  await page.reload()
  await page.getByText('This plan is for you and Bo').waitFor()
  await pressAt(summary(page, 'What each of you sees'))
  const theirs = page.getByRole('region', { name: 'What you see of Bo' })
  await theirs.getByText('$700 a month').waitFor()
  await page.getByText('Based on Bo’s $1,650 a month.').waitFor()
  await page.getByText(/^Open \d+ cards between you over 24 months and earn/).waitFor()
  await expectGoodLook(page)
}

async function end(page: Page): Promise<void> {
  await pressAt(page.getByRole('button', { name: 'End household' }))
  const dialog = page.getByRole('dialog', { name: 'End your household with Ada?' })
  await dialog.getByText('You’ll both stop seeing each other’s totals and cards right away').waitFor()
  await pressAt(dialog.getByRole('button', { name: 'End household' }))
  await page.getByRole('switch', { name: 'Plan for two' }).waitFor()
  await keepsFocus(page)
}

/** No axe violations on a phone, contrast in the dark too, and no sideways scroll. */
async function expectGoodLook(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  await isSettled(page)
  await soon(() => findViolations(page, { part: 'main' })).toEqual([])
  expect(await excessWidth(page)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await isSettled(page)
  await soon(() => findViolations(page, { part: 'main', rules: ['color-contrast'] })).toEqual([])
  expect(await excessWidth(page)).toBe(0)
}

/** A plan is dimmed while a new one is searched, and colors fade to another theme. */
async function isSettled(page: Page): Promise<void> {
  await soon(() => page.locator('main [aria-busy="true"]').count(), 'busy parts').toBe(0)
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState === 'finished' || playState === 'idle'),
  )
}
