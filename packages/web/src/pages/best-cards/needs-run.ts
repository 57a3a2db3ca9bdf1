import { areSameCosts, costsBy, readCosts } from './costs-query.ts'

type Change = Readonly<{ currentUrl: URL; nextUrl: URL; defaultShouldRevalidate: boolean }>

const none = costsBy(() => 0)

/** Filters choose among loaded cards; only another page or other amounts need another run. */
export function needsRun({ currentUrl, nextUrl, defaultShouldRevalidate }: Change): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href
  const [before, after] = [currentUrl, nextUrl].map((url) => readCosts(url.searchParams) ?? none)
  const isSameRun = isSamePage && areSameCosts(before ?? none, after ?? none)
  return isSameRun ? false : defaultShouldRevalidate
}
