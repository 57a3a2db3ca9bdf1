/** What a visitor sees of a page for signed-in users. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { soon } from '../browser.ts'
import { recordHeadings } from './records.ts'
import { Shell } from './shell.ts'

/** The path redirects a visitor to sign in, shows nothing, and is remembered. Going back skips it. */
export async function expectSignInFirst(page: Page, path: string): Promise<void> {
  const headings = await recordHeadings(page)
  const shell = new Shell(page)
  await shell.open('/about')
  await page.goto(path)
  await soon(() => shell.path()).toBe('/signin')
  await soon(() => shell.heading.innerText()).toBe('Sign In')
  expect([...new Set(headings)]).toEqual(['About us', 'Sign In'])
  await soon(() => page.evaluate(() => window.sessionStorage.getItem('cardsight:wanted-path'))).toBe(path)
  await page.goBack()
  await soon(() => shell.heading.innerText()).toBe('About us')
}
