import { pagePaths } from '@cardsight/contract/paths'

export type OutsideLink = { label: string; address: string | null }

/** Links to other sites. A link without a URL is not shown. */
const appStore: OutsideLink = { label: 'Get the app', address: null }
const social: readonly OutsideLink[] = [
  { label: 'Instagram', address: null },
  { label: 'LinkedIn', address: null },
  { label: 'X', address: null },
  { label: 'YouTube', address: null },
]

export type KnownLink = { label: string; address: string }

export const blogLink: KnownLink = { label: 'Blog', address: pagePaths.blog }
export const appLink: KnownLink | null = known([appStore])[0] ?? null
export const socialLinks: readonly KnownLink[] = known(social)

function known(links: readonly OutsideLink[]): KnownLink[] {
  return links.flatMap(({ label, address }) => (address === null ? [] : [{ label, address }]))
}
