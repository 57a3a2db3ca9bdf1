/** Page object of the simulated linking flow. */
import type { Locator, Page } from 'playwright-core'
import { findViolations } from './look.ts'

export const PLATYPUS = 'First Platypus Bank'

export type Login = Readonly<{ bank?: string; username?: string; password?: string }>

export class LinkDialog {
  readonly page: Page
  readonly dialog: Locator
  readonly search: Locator
  readonly problem: Locator

  constructor(page: Page) {
    this.page = page
    this.dialog = page.getByRole('dialog').filter({ hasText: 'Simulated bank, no real login.' })
    this.search = this.dialog.getByLabel('Search')
    this.problem = this.dialog.getByRole('alert').filter({ hasText: /./ })
  }

  button(name: string | RegExp): Locator {
    return this.dialog.getByRole('button', { name })
  }

  heading(name: string): Locator {
    return this.dialog.getByRole('heading', { level: 3, name })
  }

  async logIn({ username = 'user_good', password = 'pass_good' }: Login = {}): Promise<void> {
    await this.dialog.getByLabel('Test username').fill(username)
    await this.dialog.getByLabel('Test password').fill(password)
    await this.button('Log in').click()
  }

  /** From the bank list to the account list. */
  async enter({ bank = PLATYPUS, ...login }: Login = {}): Promise<void> {
    await this.search.fill(bank)
    await this.button(new RegExp(`^${bank}`))
      .first()
      .click()
    await this.logIn(login)
  }

  async share(): Promise<void> {
    await this.button('Link these accounts').click()
    await this.dialog.waitFor({ state: 'detached' })
  }

  violations(): Promise<string[]> {
    return findViolations(this.page, { part: '[role=dialog]' })
  }
}
