/** Three people, from typing to an answer that fits them. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { Dashboard } from '../pages/dashboard.ts'
import { dismiss } from '../pages/keyboard.ts'
import { excessWidth, findViolations } from '../pages/look.ts'
import { ProfilePanel, ResultsProfile } from '../pages/profile.ts'
import { useSite } from '../site.ts'

const site = useSite()

const viewport = { width: 390, height: 844 }

async function openResults(page: Page, costs: Readonly<Record<string, string>>): Promise<Dashboard> {
  const dashboard = new Dashboard(page)
  await dashboard.open()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  for (const [name, dollars] of Object.entries(costs)) {
    await dashboard.field(name).fill(dollars)
  }
  await dashboard.find.click()
  await dashboard.headline.waitFor()
  return dashboard
}

async function expectGoodLooks(page: Page): Promise<void> {
  await soon(() => excessWidth(page)).toBe(0)
  await soon(() => findViolations(page, { part: '[aria-label="What we assume about you"]' })).toEqual([])
}

describe('on a phone', () => {
  it('a student sees cards for students, and nothing with a fee', async () => {
    await site.visit({ viewport, reducedMotion: 'reduce' }, async (page) => {
      const dashboard = await openResults(page, {
        'Supermarkets & Groceries': '220',
        Restaurants: '180',
        Other: '400',
      })
      const profile = new ResultsProfile(page)
      await soon(() => profile.line()).toContain('Good credit')
      await profile.open()
      await profile.chooseCredit('New to credit')
      await profile.tick('Memberships and banks', 'memberships', 'College enrollment')
      await soon(() => dashboard.topCard()).toMatch(/Student/)
      await expectGoodLooks(page)

      // The profile survives a reload.
      await page.reload()
      await dashboard.headline.waitFor()
      await soon(() => profile.line()).toContain('New to credit')
      await soon(() => dashboard.topCard()).toMatch(/Student/)
    })
  })

  it('a Delta flyer sees a Delta card on top only after ticking Delta', async () => {
    await site.visit({ viewport, reducedMotion: 'reduce' }, async (page) => {
      const dashboard = await openResults(page, {
        'Supermarkets & Groceries': '300',
        Restaurants: '200',
        Travel: '100',
      })
      await soon(() => dashboard.topCard()).not.toMatch(/^Delta/)
      const profile = new ResultsProfile(page)
      await profile.open()
      await profile.tick('Programs you use', 'programs', 'Delta SkyMiles')
      await profile.editor.getByLabel('About how much a year with Delta?').fill('2000')
      await page.keyboard.press('Enter')
      await soon(() => dashboard.topCard()).toMatch(/^Delta SkyMiles/)
      await soon(() => profile.line()).toContain('Delta SkyMiles')
      await expectGoodLooks(page)
    })
  })

  it('a renter sees what rent adds', async () => {
    await site.visit({ viewport, reducedMotion: 'reduce' }, async (page) => {
      const dashboard = new Dashboard(page)
      await dashboard.open()
      await page.getByRole('button', { name: 'Clear', exact: true }).click()
      await dashboard.field('Restaurants').fill('700')
      await dashboard.field('Other').fill('1500')
      await page.getByText('More detail').click()
      await dashboard.field('Rent').fill('2000')
      await dashboard.find.click()
      await dashboard.headline.waitFor()
      await soon(() => new ProfilePanel(page).line()).toContain('$2,000 rent')
      await dashboard.bar.getByLabel('Include intro bonus').uncheck({ force: true })
      await soon(() => dashboard.topCard()).toMatch(/^Bilt/)
      await expectGoodLooks(page)
    })
  })
})

it('the profile of a person who signs in is saved in the account and arrives in another browser', async () => {
  const { storageState } = await site.signIn()
  await site.visit({ storageState, reducedMotion: 'reduce' }, async (page) => {
    const dashboard = new Dashboard(page)
    await dashboard.open()
    await dismiss(page.getByRole('dialog', { name: "Let's get started!" }))
    const profile = new ProfilePanel(page)
    await profile.open()
    const saved = page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/users/assumptions') && response.request().method() === 'PUT',
    )
    await profile.chooseCredit('Fair')
    expect((await saved).status()).toBe(200)
  })
  await site.visit({ storageState, reducedMotion: 'reduce' }, async (page) => {
    await new Dashboard(page).open()
    await soon(() => new ProfilePanel(page).line()).toContain('Fair credit')
  })
})
