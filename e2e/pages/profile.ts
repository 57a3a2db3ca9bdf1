/** Page object of the panel that says what we assume about the person. */
import type { Locator, Page } from 'playwright-core'

export class ProfilePanel {
  readonly panel: Locator
  readonly change: Locator

  constructor(page: Page) {
    this.panel = page.getByRole('region', { name: 'What we assume about you' })
    this.change = this.panel.getByRole('button', { name: 'Change what we assume' })
  }

  /** The line that is always shown, without the spaces that keep it from wrapping. */
  async line(): Promise<string> {
    const text = await this.panel.getByText('Assumes:').locator('..').innerText()
    return text.replaceAll('\u00a0', ' ')
  }

  /** Opens the editor by keyboard. */
  async open(): Promise<void> {
    await this.change.focus()
    await this.change.press('Enter')
    await this.panel.getByRole('radio', { name: /^New to credit/ }).waitFor()
  }

  async chooseCredit(label: string): Promise<void> {
    // The radio itself is hidden behind its label.
    await this.panel.getByText(label, { exact: true }).click()
  }

  /** Ticks an item of one of the lists, which are searchable and closed at first. */
  async tick(list: string, noun: string, item: string): Promise<void> {
    await this.panel.locator('summary', { hasText: list }).click()
    await this.panel.getByRole('searchbox', { name: `Search ${noun}` }).fill(item)
    await this.panel.getByRole('checkbox', { name: new RegExp(`^${item}`) }).check()
  }
}
