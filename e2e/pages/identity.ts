/** Page object for signing up, in and out and for the account. */
import type { Locator, Page } from 'playwright-core'
import { soon } from '../browser.ts'
import { findViolations } from './look.ts'
import { Shell } from './shell.ts'

export type Person = { firstName: string; lastName: string; email: string; password: string }

/** What the browser logs about responses that a form causes. */
export const refusals = /status of (400|403|409)/

export class Identity {
  readonly page: Page
  readonly shell: Shell
  readonly alert: Locator
  readonly dialog: Locator

  constructor(page: Page) {
    this.page = page
    this.shell = new Shell(page)
    // An empty one is a live region without a message.
    this.alert = page.getByRole('alert').filter({ hasText: /./ })
    this.dialog = page.getByRole('dialog')
  }

  open(path: string) {
    return this.shell.open(path)
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true })
  }

  button(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true })
  }

  region(name: string): Locator {
    return this.page.getByRole('region', { name })
  }

  /** Not by role: over a modal it is visible and announced, but not in the accessibility tree. */
  toast(text: string): Locator {
    return this.page.locator('li[data-tone]').filter({ hasText: text })
  }

  async fill(values: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      await this.field(label).fill(value)
    }
  }

  /** On the sign-up page, in the order of the form. */
  async signUp({ firstName, lastName, email, password }: Person): Promise<void> {
    await this.fill({
      'First Name': firstName,
      'Last Name': lastName,
      'Your Email': email,
      'Create Password': password,
      'Confirm password': password,
    })
    await this.button('Sign Up').click()
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.fill({ Email: email, Password: password })
    await this.button('Sign In').click()
  }

  async signOut(name: string): Promise<void> {
    await this.shell.menu(name).click()
    await this.page.getByRole('menuitem', { name: 'Logout' }).click()
    await this.arrivesAt('/')
  }

  /** Waits for the URL, then for its page: until React commits, the one before it is still shown. */
  async arrivesAt(path: string): Promise<void> {
    await soon(() => this.shell.path()).toBe(path)
    await soon(() => this.shell.shownPath()).toBe(new URL(path, this.page.url()).pathname)
  }

  violations(): Promise<string[]> {
    return findViolations(this.page)
  }
}
