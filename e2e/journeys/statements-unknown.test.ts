/** A file with 40% of its dollars at unknown merchants: ten clicks give the results of the same file with categories. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { excessWidth } from '../pages/look.ts'
import { type BroughtFile, Statements } from '../pages/statements.ts'
import { useSite } from '../site.ts'

const site = useSite()

/** The category is a name that banks use. */
type Merchant = Readonly<{ name: string; category: 'Restaurants' | 'Groceries' | 'Gas'; dollars: number }>

/** Found by name: $600 a month. */
const known = [
  ['SAFEWAY #1234', 320],
  ['SHELL OIL 57544', 120],
  ['CHIPOTLE 1221', 80],
  ['DELTA AIR LINES', 60],
  ['NETFLIX.COM', 20],
] as const

/** The button of a category. */
const buttons = {
  Restaurants: 'Restaurants',
  Groceries: 'Supermarkets & Groceries',
  Gas: 'Gas Stations',
} as const

const merchant = (name: string, category: Merchant['category'], dollars: number): Merchant => ({
  name,
  category,
  dollars,
})

/** Names without a word that any rule could know: $400 a month, of which the ten largest have $370. */
const unknown: readonly Merchant[] = [
  merchant('QXVBZ', 'Restaurants', 80),
  merchant('QXVCZ', 'Restaurants', 64),
  merchant('QXVDZ', 'Groceries', 52),
  merchant('QXVFZ', 'Restaurants', 44),
  merchant('QXVGZ', 'Gas', 36),
  merchant('QXVHZ', 'Groceries', 30),
  merchant('QXVJZ', 'Restaurants', 22),
  merchant('QXVKZ', 'Restaurants', 18),
  merchant('QXVLZ', 'Groceries', 14),
  merchant('QXVMZ', 'Restaurants', 10),
  merchant('QXVNZ', 'Restaurants', 9),
  merchant('QXVPZ', 'Groceries', 8),
  merchant('QXVRZ', 'Restaurants', 7),
  merchant('QXVTZ', 'Groceries', 6),
]
const largest = unknown.slice(0, 10)

const months = Array.from({ length: 12 }, (_, index) => {
  const month = ((index + 11) % 12) + 1
  return { month: String(month).padStart(2, '0'), year: index === 0 ? 2025 : 2026 }
})

function fileOf(name: string, categoryOf: (one: Merchant) => string): BroughtFile {
  const lines = months.flatMap(({ month, year }) => {
    const day = `${month}/09/${year}`
    const row = (text: string, category: string, dollars: number) =>
      `${day},${day},${text},${category},Sale,-${dollars}.00,`
    return [
      ...known.map(([text, dollars]) => row(text, '', dollars)),
      ...unknown.map((one) => row(one.name, categoryOf(one), one.dollars)),
    ]
  })
  const text = ['Transaction Date,Post Date,Description,Category,Type,Amount,Memo', ...lines].join('\n')
  return { name, text }
}

const hidden = fileOf('hidden.csv', () => '')
const truth = fileOf('truth.csv', ({ category }) => category)

/** The total of the top card, from the headline. */
async function topTotal(statements: Statements): Promise<number> {
  const [, dollars = ''] = /\$([\d,.]+\d)/.exec(await statements.headline.innerText()) ?? []
  return Number(dollars.replaceAll(',', ''))
}

/** Without animations, numbers have their final value at once. */
async function withStatements(width: number, run: (statements: Statements, page: Page) => Promise<void>) {
  await site.visit({ viewport: { width, height: 900 }, reducedMotion: 'reduce' }, async (page) => {
    const statements = new Statements(page)
    await statements.open()
    await run(statements, page)
  })
}

const offBy = (total: number, right: number) => Math.abs(total - right) / right

describe('a file with 40% unknown dollars on a phone', () => {
  const width = 390

  it('is fixed in ten clicks, and its results are then within 3% of the truth', async () => {
    let right = 0
    await withStatements(width, async (statements) => {
      await statements.bring(truth)
      await statements.find.click()
      await statements.headline.waitFor()
      right = await topTotal(statements)
    })
    await withStatements(width, async (statements, page) => {
      await statements.bring(hidden)
      await page
        .getByText('60% of your spending is categorized. Fix the merchants below to reach 75%.')
        .waitFor()
      await soon(() => statements.find.count()).toBe(0)
      await soon(() => excessWidth(page)).toBe(0)
      await soon(() => statements.violations()).toEqual([])
      for (const { name, category } of largest) {
        const choice = page.getByRole('button', { name: `${buttons[category]} for ${name}`, exact: false })
        await choice.click()
        await soon(() => choice.getAttribute('aria-pressed')).toBe('true')
      }
      // 600 + 370 of 1,000 dollars a month.
      await page.getByText('97% of your spending is categorized.').waitFor()
      await soon(() => excessWidth(page)).toBe(0)
      await statements.find.click()
      await statements.headline.waitFor()
      expect(offBy(await topTotal(statements), right)).toBeLessThanOrEqual(0.03)
      await soon(() => excessWidth(page)).toBe(0)
    })
  })
})

describe('a file with 40% unknown dollars', () => {
  it('is fixed with the keyboard alone, without losing the focus, and stays fixed after a reload', async () => {
    await withStatements(768, async (statements, page) => {
      await statements.bring(hidden)
      for (const { name, category } of largest.slice(0, 4)) {
        const choice = page.getByRole('button', { name: `${buttons[category]} for ${name}`, exact: false })
        await choice.focus()
        await page.keyboard.press('Enter')
        await soon(() => choice.getAttribute('aria-pressed')).toBe('true')
        await soon(() => choice.evaluate((element) => element === document.activeElement)).toBe(true)
      }
      // 600 + 80 + 64 + 52 + 44 = 840 of 1,000 dollars a month.
      await page.getByText('84% of your spending is categorized. That’s enough to rank cards.').waitFor()
      await soon(() => excessWidth(page)).toBe(0)
      await page.reload()
      await page.getByText('Everything is loaded').waitFor()
      await statements.bring(hidden)
      await statements.find.waitFor()
      await soon(() => page.getByText('What do these merchants sell?').count()).toBe(0)
    })
  })
})
