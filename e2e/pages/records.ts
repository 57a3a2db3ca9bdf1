/** Records what a page does over time, or stores, that can't be seen on it afterward. */
import type { Page } from 'playwright-core'

/** Every first-level heading that is ever in the page, however briefly, also across full page loads. */
export async function recordHeadings(page: Page): Promise<readonly string[]> {
  const headings: string[] = []
  await page.exposeBinding('reportHeading', (_, text: string) => headings.push(text))
  await page.addInitScript(`new MutationObserver(() => {
    for (const heading of document.querySelectorAll('h1')) { reportHeading(heading.textContent) }
  }).observe(document, { subtree: true, childList: true, characterData: true })`)
  return headings
}

/** Everything that Cardsight stores in this browser. */
export function ourStorage(page: Page): Promise<[string, string][]> {
  return page.evaluate(() =>
    [window.localStorage, window.sessionStorage].flatMap((area) =>
      Object.entries<string>(area).filter(([key]) => /^cardsight(:|$)/.test(key)),
    ),
  )
}

/** Every request of any page, frame or worker from now on. */
export function recordRequests(page: Page): string[] {
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(request.url()))
  return asked
}
