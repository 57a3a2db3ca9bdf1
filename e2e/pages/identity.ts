/** Signing up, in and out, and the account, as a person does it; and the mail that they get. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { soon } from '../browser.ts'
import { findViolations } from './look.ts'
import { Shell } from './shell.ts'

export type Person = { firstName: string; lastName: string; email: string; password: string }

/** What the browser says of answers that a form provokes. */
export const refusals = /status of (400|403|409)/

export class Identity {
  readonly page: Page
  readonly shell: Shell
  readonly alert: Locator
  readonly dialog: Locator

  constructor(page: Page) {
    this.page = page
    this.shell = new Shell(page)
    // An empty one is a region that is ready to speak.
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

  /** Not by role: over a modal it is to be seen, and was said, but is not part of what can be walked through. */
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

  /** Waits for the address and for a page that hears. */
  async arrivesAt(path: string): Promise<void> {
    await soon(() => this.shell.path()).toBe(path)
    await this.shell.hydrated()
  }

  violations(): Promise<string[]> {
    return findViolations(this.page)
  }
}

/** The mails to one address that the product wrote as files, and the link that is in the newest of a subject. */
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
    /** The path of the one link to such a page, once the mail is there. */
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
