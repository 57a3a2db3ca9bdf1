/** Page object of the panel that says what we assume about the person. */
import type { Locator, Page } from 'playwright-core'

export class ProfilePanel {
  readonly panel: Locator
  /** Contains the editor. */
  editor: Locator
  readonly change: Locator

  constructor(page: Page) {
    this.panel = page.getByRole('region', { name: 'What we assume about you' })
    this.editor = this.panel
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
    await this.editor.getByRole('radio', { name: /^New to credit/ }).waitFor()
  }

  async chooseCredit(label: string): Promise<void> {
    // The radio itself is hidden behind its label.
    await this.editor.getByText(label, { exact: true }).click()
  }

  /** Ticks an item of one of the lists, which are searchable and closed at first. */
  async tick(list: string, noun: string, item: string): Promise<void> {
    await this.editor.locator('summary', { hasText: list }).click()
    await this.editor.getByRole('searchbox', { name: `Search ${noun}` }).fill(item)
    await this.editor.getByRole('checkbox', { name: new RegExp(`^${item}`) }).check()
  }
}

/** On the results, the editor is in the bar. Phones reach it through the bar's menu. */
export class ResultsProfile extends ProfilePanel {
  readonly #page: Page

  constructor(page: Page) {
    super(page)
    this.#page = page
    this.editor = page.getByRole('region', { name: 'Summary of your results' })
  }

  override async open(): Promise<void> {
    // The bar follows the answer.
    await this.editor.waitFor()
    const credit = this.editor.getByRole('button', { name: /^Credit / })
    if (await credit.isVisible()) {
      await credit.press('Enter')
    } else {
      await this.editor.getByRole('button', { name: 'Compare, share, export' }).press('Enter')
      await this.#page.getByRole('menuitem', { name: 'Credit and points' }).press('Enter')
    }
    await this.editor.getByRole('radio', { name: /^New to credit/ }).waitFor()
  }
}
