/** Page object of `/your-cards`. */
import type { Locator, Page } from 'playwright-core'
import { Shell } from './shell.ts'

export const YOUR_CARDS = '/your-cards'

/** Phones have shorter names. */
const tabNames = {
  'Which card here?': /^(?:Pay|Which card here\?)$/,
  'Your cards': /^(?:Your cards|Cards)$/,
  Tracker: 'Tracker',
  'What you missed': /^(?:Missed|What you missed)$/,
  Plan: 'Plan',
} as const

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

  /** By the tab's name on a wide screen. */
  async show(view: keyof typeof tabNames): Promise<void> {
    await this.page.getByRole('tab', { name: tabNames[view] }).click()
  }

  /** Names in the list of cards, in order. */
  names(): Promise<string[]> {
    return this.page.getByRole('list', { name: 'Your cards' }).getByRole('heading').allInnerTexts()
  }

  /** Adds the first card that the search finds, and closes its form. */
  async add(name: string): Promise<void> {
    await this.picker.fill(name)
    await this.picker.press('Enter')
    await this.page.getByRole('button', { name: 'Cancel' }).click()
  }
}
