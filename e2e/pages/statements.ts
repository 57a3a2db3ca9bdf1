/** Page object of the statements page. */
import type { Locator, Page } from 'playwright-core'
import { findViolations } from './look.ts'
import { Shell } from './shell.ts'

export type BroughtFile = Readonly<{ name: string; text: string | Uint8Array }>

export class Statements {
  readonly page: Page
  readonly shell: Shell
  readonly find: Locator
  /** Instead of `find`, if much of the spending is at unknown merchants. */
  readonly findAnyway: Locator
  /** Answers the question about the signs of a file. */
  readonly wasPurchase: Locator
  readonly headline: Locator
  readonly totals: Locator
  readonly keep: Locator
  readonly dialog: Locator

  constructor(page: Page) {
    this.page = page
    this.shell = new Shell(page)
    this.find = page.getByRole('button', { name: 'Find Your Perfect Card' })
    this.findAnyway = page.getByRole('button', { name: 'Show results anyway' })
    this.wasPurchase = page.getByRole('button', { name: 'This was a purchase' })
    this.headline = page.getByRole('heading', { level: 1, name: /^Cardsight tested \d+ credit cards/ })
    this.totals = page.getByRole('region', { name: 'Summary' })
    this.keep = page.getByRole('checkbox', { name: /^Save these files/ })
    this.dialog = page.getByRole('dialog')
  }

  /** Waits until everything is loaded. */
  async open(): Promise<void> {
    await this.shell.open('/statements')
    await this.page.getByText('Everything is loaded').waitFor()
  }

  async pick(...files: readonly BroughtFile[]): Promise<void> {
    await this.page.getByLabel('Statement files').setInputFiles(
      files.map(({ name, text }) => ({
        name,
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(text),
      })),
    )
  }

  async bring(...files: readonly BroughtFile[]): Promise<void> {
    await this.pick(...files)
    await this.isRead(files.length)
  }

  async isRead(fileCount: number): Promise<void> {
    await this.page.getByText(new RegExp(`^${fileCount} files? read`)).waitFor()
  }

  file(name: string): Locator {
    return this.page.getByRole('region', { name })
  }

  category(merchant: string): Locator {
    return this.page.getByLabel(`Category of ${merchant}`)
  }

  /** Everything that the page has stored in the browser: storage keys, and the number of database entries. */
  async stored(): Promise<{ names: string[]; things: number }> {
    return this.page.evaluate(async () => {
      const open = indexedDB.open('keyval-store')
      const database = await new Promise<IDBDatabase>((resolve) => {
        open.onsuccess = () => resolve(open.result)
      })
      const hasStore = database.objectStoreNames.contains('keyval')
      const counted = hasStore ? database.transaction('keyval').objectStore('keyval').count() : null
      const things = await new Promise<number>((resolve) => {
        if (counted === null) {
          resolve(0)
        } else {
          counted.onsuccess = () => resolve(counted.result)
        }
      })
      database.close()
      return { names: Object.keys(localStorage).sort(), things }
    })
  }

  violations(part = 'html'): Promise<string[]> {
    return findViolations(this.page, { part })
  }
}
