/** Page object of the layout: header, menus and footer. */
import type { Locator, Page, Response } from 'playwright-core'

export class Shell {
  readonly page: Page
  readonly nav: Locator
  readonly footer: Locator
  readonly heading: Locator
  readonly disclosureLink: Locator
  readonly disclosure: Locator
  /** The button of the narrow layout. */
  readonly menuButton: Locator

  constructor(page: Page) {
    this.page = page
    this.nav = page.getByRole('navigation', { name: 'Main' })
    this.footer = page.getByRole('contentinfo')
    this.heading = page.getByRole('heading', { level: 1 })
    this.disclosureLink = page.getByRole('link', { name: 'Advertiser Disclosure' })
    this.disclosure = page.getByRole('dialog', { name: 'Advertiser Disclosure' })
    this.menuButton = this.nav.getByRole('button', { name: 'Menu', exact: true })
  }

  /** Loads the page and waits for hydration: from here on clicks work. */
  async open(path: string): Promise<Response | null> {
    const response = await this.page.goto(path)
    await this.hydrated()
    return response
  }

  hydrated(): Promise<void> {
    return this.page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  }

  /** The path whose page React has shown; null before hydration. */
  shownPath(): Promise<string | null> {
    return this.page.locator('html').getAttribute('data-hydrated')
  }

  path(): string {
    const { pathname, search, hash } = new URL(this.page.url())
    return `${pathname}${search}${hash}`
  }

  /** A menu of the wide bar, or the user menu. */
  menu(name: string): Locator {
    return this.nav.getByRole('button', { name })
  }

  entry(name: string): Locator {
    return this.nav.getByRole('link', { name, exact: true })
  }

  /** The names of all visible links and buttons in the header's bar, in order. */
  entries(): Promise<string[]> {
    return namesOf(this.nav.locator('a:visible, button:visible'))
  }

  /** Targets of the visible links of a named group, by name. */
  async group(name: string): Promise<Record<string, string | null>> {
    return linksIn(this.nav.getByRole('list', { name }))
  }

  focused(): Promise<string | null> {
    return this.page.evaluate(() => document.activeElement?.textContent ?? null)
  }

  /** Whether the focus is on this element or inside it. */
  holdsFocus(element: Locator): Promise<boolean> {
    return element.evaluate((node) => node.contains(document.activeElement))
  }
}

async function linksIn(area: Locator): Promise<Record<string, string | null>> {
  const links = await area.locator('a:visible').all()
  const pairs = links.map(async (link) => [await link.innerText(), await link.getAttribute('href')] as const)
  return Object.fromEntries(await Promise.all(pairs))
}

async function namesOf(elements: Locator): Promise<string[]> {
  return (await elements.allInnerTexts()).map((text) => text.trim())
}
