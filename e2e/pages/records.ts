/** What a page does over time, or keeps, that cannot be seen on it afterwards. */
import { apiPaths } from '@cardsight/contract'
import type { Page } from 'playwright-core'

/** Every first-level heading that is ever in the page, however short its stay, over full page loads too. */
export async function recordHeadings(page: Page): Promise<readonly string[]> {
  const headings: string[] = []
  await page.exposeBinding('reportHeading', (_, text: string) => headings.push(text))
  await page.addInitScript(`new MutationObserver(() => {
    for (const heading of document.querySelectorAll('h1')) { reportHeading(heading.textContent) }
  }).observe(document, { subtree: true, childList: true, characterData: true })`)
  return headings
}

/** The status of each answer about who is signed in. */
export function recordAuthorizeCalls(page: Page): readonly number[] {
  const statuses: number[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === apiPaths.authorize) {
      statuses.push(response.status())
    }
  })
  return statuses
}

/** All that Cardsight keeps in this browser. */
export function ourStorage(page: Page): Promise<[string, string][]> {
  return page.evaluate(() =>
    [window.localStorage, window.sessionStorage].flatMap((area) =>
      Object.entries<string>(area).filter(([key]) => /^cardsight(:|$)/.test(key)),
    ),
  )
}
