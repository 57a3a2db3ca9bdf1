import { audienceSlugs, type ContextSlug, pagePaths, spendSlugs } from '@cardsight/contract/paths'

/** Name of each best-cards context in menus and headings. */
export const contextLabels = {
  'college-students': 'College students',
  'limited-credit': 'Limited credit',
  'frequent-travelers': 'Frequent travelers',
  'business-owners': 'Business owners',
  'grocery-shopping-spend': 'Groceries',
  'entertainment-and-recreation-spend': 'Entertainment and recreation',
  'travel-spend': 'Travel',
  'gas-and-fuel-spend': 'Gas and fuel',
  'dining-and-entertainment-spend': 'Dining',
} as const satisfies Record<ContextSlug, string>

type OutsideLink = { label: string; address: string | null }

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

export type MenuLink = { label: string; path: string }
export type MenuGroup = { title: string | null; links: readonly MenuLink[] }
export type Menu = { label: string; groups: readonly MenuGroup[] }

const currentBestCards: MenuLink = { label: 'Current Best Cards', path: pagePaths.currentBestCards }

const contextLink = (slug: ContextSlug): MenuLink => ({
  label: contextLabels[slug],
  path: pagePaths.bestCardsFor(slug),
})

const creditCards: Menu = {
  label: 'Credit Cards',
  groups: [
    { title: 'Cards by Category', links: [...audienceSlugs.map(contextLink), currentBestCards] },
    { title: 'Cards by Spend', links: [...spendSlugs.map(contextLink), currentBestCards] },
  ],
}

/** One home in four tabs, in the same order wherever they're shown. */
export const homeTabs: readonly MenuLink[] = [
  { label: 'Best card', path: pagePaths.dashboard },
  { label: 'Wallet', path: pagePaths.wallet },
  { label: 'Use today', path: pagePaths.yourCards },
  { label: 'Spending', path: pagePaths.spending },
]

const walletViews: readonly (string | null)[] = ['cards', 'plan']

/** The tab that a page belongs to, or its own path. Some views of "Use today" are part of the wallet. */
export function homeTabOf({ pathname, search }: Readonly<{ pathname: string; search: string }>): string {
  const path = pathname.replace(/\/$/, '')
  const isWallet =
    path === pagePaths.yourCards && walletViews.includes(new URLSearchParams(search).get('view'))
  return isWallet ? pagePaths.wallet : path
}

const tools: Menu = {
  label: 'Tools',
  groups: [
    {
      title: null,
      links: [
        { label: 'Find Your Second Card', path: pagePaths.secondCard },
        ...homeTabs,
        { label: 'Import Statements', path: pagePaths.statements },
      ],
    },
  ],
}

export const menus: readonly Menu[] = [creditCards, tools]

const howItWorks: MenuLink = { label: 'How it works', path: pagePaths.howItWorks }
const support: MenuLink = { label: 'Support', path: pagePaths.support }

export const menuLinks: readonly MenuLink[] = [
  { label: blogLink.label, path: blogLink.address },
  { label: 'About us', path: pagePaths.about },
  howItWorks,
  support,
]

export const signInLink: MenuLink = { label: 'Sign In', path: pagePaths.signIn }

export const userLinks: readonly MenuLink[] = [
  { label: 'Your Results', path: pagePaths.dashboard },
  { label: 'Account', path: pagePaths.account },
]

export const footerLinks: readonly MenuLink[] = [
  howItWorks,
  support,
  { label: 'Terms of Service', path: pagePaths.terms },
  { label: 'Privacy Policy', path: pagePaths.privacy },
  { label: 'Cookies Policy', path: pagePaths.cookies },
  { label: 'Card changes', path: pagePaths.cardChanges },
  { label: 'Open Data', path: pagePaths.openData },
]
