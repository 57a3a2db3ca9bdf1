/** Page object of the wallet page. */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { Shell } from './shell.ts'

export const WALLET = '/your-wallet'

/** The example of the spending form, shared. */
export const EXAMPLE = `${WALLET}?grocery=504&gas=179&restaurant=166&travel=400&recreation=487&other=100&size=2&years=1&bonus=0&points=usual`

export class WalletPage {
  readonly page: Page
  readonly shell: Shell
  /** What to do. */
  readonly verdict: Locator
  /** The one number. */
  readonly total: Locator

  constructor(page: Page) {
    this.page = page
    this.shell = new Shell(page)
    this.verdict = page.getByRole('heading', { level: 1, name: /^(?:Keep|Get|Downgrade|Cancel) / })
    this.total = page.locator('[data-total]').getByText(/^\$[\d,]+$/)
  }

  async open(path = WALLET): Promise<void> {
    await this.shell.open(path)
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name })
  }

  /** Opens a part of the result. */
  async show(title: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: title }).press('Enter')
  }

  /** Types into a card search and takes the first result. */
  async choose(label: string, query: string): Promise<void> {
    const search = this.page.getByRole('searchbox', { name: label })
    await search.fill(query)
    await search.press('Enter')
  }

  async saved(button: string): Promise<{ name: string; text: string }> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: button, exact: true }).press('Enter'),
    ])
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
  }
}
