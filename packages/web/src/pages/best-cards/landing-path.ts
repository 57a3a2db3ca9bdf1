import { audienceSlugs, type ContextSlug, pagePaths, spendSlugs } from '@cardsight/contract/paths'

/** Every context, in menu order. */
export const contextSlugs: readonly ContextSlug[] = [...audienceSlugs, ...spendSlugs]

export function landingPath(slug: ContextSlug | null): string {
  return slug === null ? pagePaths.currentBestCards : pagePaths.bestCardsFor(slug)
}

export function isBestCardsPath(pathname: string): boolean {
  return (
    pathname === pagePaths.currentBestCards || contextSlugs.some((slug) => landingPath(slug) === pathname)
  )
}

export function isContextSlug(slug: string): slug is ContextSlug {
  return contextSlugs.some((known) => known === slug)
}
