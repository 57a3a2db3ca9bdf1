/** A guest's cards and statements: what is left to earn, and what was missed, without an account. */
import { addMonths, dayOfMoment } from '@cardsight/engine/dates'
import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { soon } from '../browser.ts'
import { excessWidth, findViolations } from '../pages/look.ts'
import { Shell } from '../pages/shell.ts'
import { Statements } from '../pages/statements.ts'
import { YourCardsPage } from '../pages/your-cards.ts'
import { useSite } from '../site.ts'

const site = useSite()

const today = dayOfMoment(new Date())
const lastMonth = addMonths(today, -1).slice(0, 7)

/** A bank's file with two cards. The one that earns 2% on everything paid for a meal and for gas. */
const statement = {
  name: 'cards.csv',
  text: [
    'Date,Description,Amount,Account',
    `${lastMonth}-05,CHIPOTLE 1221,-100.00,Credit Card ending in 4242`,
    `${lastMonth}-06,SHELL OIL 57544,-40.00,Credit Card ending in 4242`,
    `${lastMonth}-07,CHIPOTLE 1221,-20.00,Credit Card ending in 1005`,
  ].join('\n'),
}

const card = (id: string, cardId: string, more: object = {}) => ({
  id,
  cardId,
  opened: '2024-03-14',
  choices: [],
  credits: [],
  ticks: [],
  activated: [],
  accountIds: [],
  ...more,
})
const yourCards = {
  version: 1,
  cards: [
    card('active', 'wells-fargo-active-cash', { accountIds: ['4242|credit'] }),
    card('savor', 'capital-one-savor', { accountIds: ['1005|credit'] }),
    // At a quarter of a cent a point, it never earns the most.
    card('gold', 'american-express-gold-card', { pointValue: 25, credits: ['uber-cash'] }),
  ],
}

async function importStatement(page: Page): Promise<void> {
  const statements = new Statements(page)
  await statements.open()
  await statements.bring(statement)
  await statements.keep.check()
  await soon(async () => (await statements.stored()).things).toBe(2)
}

async function openTracker(page: Page): Promise<void> {
  await page.evaluate(
    (cards) => localStorage.setItem('cardsight:your-cards', cards),
    JSON.stringify(yourCards),
  )
  await new Shell(page).open('/your-cards?view=tracker')
}

async function expectGoodLook(page: Page): Promise<void> {
  await soon(() => excessWidth(page)).toBe(0)
  await soon(() => findViolations(page, { part: 'main' })).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await soon(() => findViolations(page, { part: 'main', rules: ['color-contrast'] })).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

describe('your cards of a guest', () => {
  it('marks a credit as used, undoes it, and shows what was missed', async () => {
    const visit = {
      viewport: { width: 390, height: 900 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
    } as const
    await site.visit(visit, async (page) => {
      await importStatement(page)
      await openTracker(page)
      const credits = page.getByRole('region', { name: 'Statement credits' })
      const uberCash = credits.getByRole('listitem').filter({ hasText: 'Uber Cash' })
      // Uber Cash is $10 a month.
      await uberCash.getByText(/^\$10 left until/).waitFor()
      await expectGoodLook(page)
      await uberCash.getByRole('button', { name: 'Mark as used (Uber Cash)' }).click()
      await soon(() => uberCash.getByLabel('Uber Cash used').inputValue()).toBe('10')
      await page.keyboard.press('Enter')
      await uberCash.getByText(/^All used/).waitFor()
      await page.getByRole('button', { name: 'Undo' }).click()
      await uberCash.getByText(/^\$10 left until/).waitFor()

      const cards = new YourCardsPage(page)
      await cards.showToday()
      await page.getByRole('heading', { level: 1, name: /^Your cards earned in / }).waitFor()
      await expectGoodLook(page)
      await cards.show('missed')
      // Savor earns 3% at restaurants: $3 instead of $2. Nothing beats 2% on gas.
      await page.getByRole('heading', { name: 'You missed $1 last month' }).waitFor()
      await page.getByText(/^On 1 purchase from/).waitFor()
      await page.getByRole('table', { name: 'Purchases' }).getByText('$1.00').waitFor()
      await expectGoodLook(page)
    })
  })
})
