/** Page object of the dashboard. */
import type { Locator, Page } from 'playwright-core'
import { soon } from '../browser.ts'
import { excessWidth, findViolations } from './look.ts'
import { Shell } from './shell.ts'

export const DASHBOARD = '/find-best-card-for-your-spend'
export const RUN = '**/api/free/run-backtest-manual?*'

export class Dashboard {
  readonly page: Page
  readonly shell: Shell
  readonly headline: Locator
  readonly dialog: Locator
  readonly find: Locator
  /** The answer, and the rows of the next cards. */
  readonly top: Locator
  /** Amounts, years, bonus, profile and filters. */
  readonly bar: Locator
  readonly byCategory: Locator
  readonly allCards: Locator
  /** Opens the list of cards that the person can't get. */
  readonly outOfReach: Locator
  readonly profile: Locator
  readonly steps: Locator

  constructor(page: Page) {
    this.page = page
    this.shell = new Shell(page)
    this.headline = page.getByRole('heading', { level: 1, name: /^Cardsight tested \d+ credit cards/ })
    this.dialog = page.getByRole('dialog')
    this.find = page.getByRole('button', { name: 'Find Your Perfect Card' })
    this.top = page.getByRole('region', { name: 'Recommended cards based on your spending' })
    this.bar = page.getByRole('region', { name: 'Summary of your results' })
    this.byCategory = page.getByRole('region', { name: 'Recommended cards by your spending category' })
    this.allCards = page.getByRole('region', { name: 'All cards', exact: true })
    this.outOfReach = page.getByRole('button', { name: /^\d+ cards? you may not qualify for/ })
    this.profile = page.getByRole('region', { name: 'What we assume about you' })
    this.steps = page.getByRole('navigation', { name: 'Steps' })
  }

  async open(search = ''): Promise<void> {
    await this.shell.open(`${DASHBOARD}${search}`)
  }

  field(name: string): Locator {
    return this.page.getByLabel(`${name} in dollars`)
  }

  /** Opens the page as a new visitor and searches with the sample spending. */
  async openResults(): Promise<void> {
    await this.open()
    await this.page.getByRole('button', { name: 'Try an example' }).click()
    await this.find.click()
    await this.headline.waitFor()
    // Everything below the answer follows it.
    await this.page.getByRole('button', { name: 'View All Cards' }).waitFor()
  }

  /** Opens a part below the answer by its title. */
  async openPart(name: string): Promise<void> {
    const title = this.page.getByRole('button', { name, exact: true })
    await title.click()
    await soon(() => title.getAttribute('aria-expanded')).toBe('true')
  }

  async openAllCards(): Promise<void> {
    await this.page.getByRole('button', { name: 'View All Cards' }).click()
    // Cards follow after the press has been answered: rows, or one card at a time.
    await this.allCards
      .getByRole('rowheader')
      .or(this.allCards.getByRole('heading', { level: 3 }))
      .first()
      .waitFor()
  }

  /** Waits until the page shows what a click changed: cards and numbers follow one frame later. */
  async settled(): Promise<void> {
    await this.page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      }
    })
    await soon(() => this.page.locator('main [aria-busy=true]').count()).toBe(0)
  }

  /** Name of the selected card: that of the open row, or the answer. */
  async topCard(): Promise<string> {
    const open = this.top.locator('li[aria-current] h3')
    const shown = (await open.count()) > 0 ? open : this.top.getByRole('heading', { level: 2 })
    return shown.first().innerText()
  }

  /** Names in the table of all cards, in order. */
  rowNames(): Promise<string[]> {
    return this.allCards
      .getByRole('rowheader')
      .evaluateAll((cells) => cells.map((cell) => cell.querySelector('button')?.textContent ?? ''))
  }

  /** Opens with the button by keyboard, runs the check, closes with Escape, and expects the focus back. */
  async throughDialog(opener: Locator, look: (dialog: Locator) => Promise<void>): Promise<void> {
    await opener.focus()
    await opener.press('Enter')
    await this.dialog.first().waitFor()
    await soon(() => this.shell.holdsFocus(this.dialog.first())).toBe(true)
    await look(this.dialog.first())
    await this.page.keyboard.press('Escape')
    await this.dialog.first().waitFor({ state: 'detached' })
    await soon(() => this.shell.holdsFocus(opener)).toBe(true)
  }

  /** In the whole page, or in a part of it. */
  violations(part = 'html'): Promise<string[]> {
    return findViolations(this.page, { part })
  }

  overflow(): Promise<number> {
    return excessWidth(this.page)
  }
}
