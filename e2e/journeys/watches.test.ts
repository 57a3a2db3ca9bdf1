import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { isShown, soon } from '../browser.ts'
import { Dashboard } from '../pages/dashboard.ts'
import { Identity, refusals } from '../pages/identity.ts'
import { expectNoSidewaysScroll } from '../pages/look.ts'
import { useSite } from '../site.ts'

const site = useSite()
const CARD = 'chase-sapphire-preferred'

const stopWatching = (page: Page, name: string) =>
  page.getByRole('button', { name: `Remove ${name}` }).click()

describe('watches', () => {
  it('S-WATCH-01: of a card and of an answer are added by one press, tell what changed, and end', async () => {
    await site.visit({ expectedMessages: refusals, reducedMotion: 'reduce' }, async (page) => {
      const [identity, dashboard] = [new Identity(page), new Dashboard(page)]
      await dashboard.openResults()
      await page.getByRole('link', { name: 'Watch for a better card' }).first().click()
      await identity.arrivesAt('/signin')
      await page.getByRole('link', { name: 'Create a free account' }).click()
      const email = `ada.${randomUUID()}@example.com`
      await identity.signUp({ firstName: 'Ada', lastName: 'Byron', email, password: 'engine of 1843' })
      await identity.arrivesAt('/account/watches')
      await page
        .getByText(/^When another card would earn \$100 more than .+ on \$[\d,]+ a month\.$/)
        .waitFor()

      await identity.open(`/cards/${CARD}`)
      await page.getByRole('link', { name: /^Watch the welcome bonus of / }).click()
      await identity.arrivesAt('/account/watches')
      await page.getByRole('button', { name: /^Remove .*Sapphire Preferred/ }).waitFor()
      await page.getByText('None yet. We’ll write when something you watch changes.').waitFor()
      expect(new URL(page.url()).hash).toBe('')
      await soon(() => identity.violations()).toEqual([])
      await expectNoSidewaysScroll(page, 'the watches')

      await site.raiseWatchedOffer(CARD)
      await soon(async () => {
        await page.reload()
        return isShown(page.getByText(/^New cardholders now get .+ more than before\.$/))
      }).toBe(true)
      await page.getByText(/^Source: /).waitFor()
      await soon(() => identity.violations()).toEqual([])

      await stopWatching(page, 'Your answer')
      await identity.toast('You no longer watch your answer.').waitFor()
      await page.getByRole('switch', { name: 'By email' }).click()
      await identity.toast('Saved.').waitFor()
      await page.reload()
      await soon(() => page.getByRole('switch', { name: 'By email' }).isChecked()).toBe(true)
    })
  })
})
