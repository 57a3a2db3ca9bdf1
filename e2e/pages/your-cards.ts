/** Page object of `/your-cards`. */
import type { Locator, Page } from 'playwright-core'
import { Shell } from './shell.ts'

export const YOUR_CARDS = '/your-cards'

export class YourCardsPage {
  readonly page: Page
  readonly place: Locator
  readonly best: Locator
  readonly picker: Locator

  constructor(page: Page) {
    this.page = page
    this.place = page.getByRole('searchbox', { name: 'Where are you paying?' })
    this.best = page.getByRole('status', { name: 'Best card' }).getByRole('heading')
    this.picker = page.getByRole('searchbox', { name: 'Add a card you have' })
  }

  async open(view = ''): Promise<void> {
    await new Shell(this.page).open(`${YOUR_CARDS}${view}`)
  }

  /** From another view of the page. */
  async showToday(): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Home' }).getByRole('link', { name: 'Use today' }).click()
    await this.place.waitFor()
  }

  /** From "Use today". */
  async show(view: 'cards' | 'tracker' | 'missed' | 'plan'): Promise<void> {
    await this.page.locator(`main a[href="${YOUR_CARDS}?view=${view}"]`).first().click()
  }

  /** Names in the list of cards, in order. */
  names(): Promise<string[]> {
    return this.page.getByRole('list', { name: 'Your cards' }).getByRole('heading').allInnerTexts()
  }

  /** Adds the first card that the search finds to the list, and closes its form. */
  async add(name: string): Promise<void> {
    await this.picker.fill(name)
    await this.picker.press('Enter')
    await this.page.getByRole('button', { name: 'Cancel' }).click()
  }
}
