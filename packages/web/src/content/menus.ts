import { audienceSlugs, type ContextSlug, pagePaths, spendSlugs } from '@cardsight/contract/paths'
import { contextLabels } from './context-labels.ts'
import { blogLink } from './links.ts'

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

const tools: Menu = {
  label: 'Tools',
  groups: [
    {
      title: null,
      links: [
        { label: 'Find Your Second Card', path: pagePaths.secondCard },
        { label: 'Your Wallet', path: pagePaths.wallet },
        { label: 'Your Cards', path: pagePaths.yourCards },
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
