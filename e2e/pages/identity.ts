/** Page object for signing up, in and out and for the account, and the emails of a user. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
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

  /** Waits for the URL and for hydration. */
  async arrivesAt(path: string): Promise<void> {
    await soon(() => this.shell.path()).toBe(path)
    await this.shell.hydrated()
  }

  violations(): Promise<string[]> {
    return findViolations(this.page)
  }
}

/** The emails to one address that the product wrote as files, and the link in the newest one with a subject. */
export function outboxIn(dataDir: string) {
  const folder = join(dataDir, 'outbox')
  const mailsTo = async (address: string): Promise<string[]> => {
    const names = await readdir(folder).catch(() => [])
    const mails = names
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFile(join(folder, name), 'utf8'))
    return (await Promise.all(mails)).filter((mail) => mail.includes(`\nTo: ${address}\n`))
  }
  return {
    subjects: async (address: string): Promise<string[]> => {
      const mails = await mailsTo(address)
      return mails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? '').sort()
    },
    /** The path of the one link to such a page, once the email is there. */
    link: async (address: string, page: string): Promise<string> => {
      const found = async () => {
        const text = (await mailsTo(address)).join('\n')
        return new RegExp(`/${page}/[\\w-]+`).exec(text)?.[0] ?? null
      }
      await soon(found).not.toBeNull()
      return (await found()) ?? ''
    },
  }
}
