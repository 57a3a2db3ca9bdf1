import { sentences } from '@cardsight/contract/sentences'

/** Pages that `accessibility.test.ts` opens one by one, by path. */
export type ExpectedPage = {
  heading: string
  isIndexed?: false
  /** Has the layout of another page, which is looked at with large text and by axe: a long page takes seconds. */
  isAlike?: true
  /** Parts like others on the page, which axe leaves out: hundreds of rows take it a minute. */
  repeats?: string
  /** Shows more on another load, where axe looks at it. */
  isCheckedElsewhere?: true
}

export type PageTable = Record<string, ExpectedPage>

/** `best-cards.test.ts` opens the other pages of best cards. */
export const bestCards: PageTable = {
  '/current-best-cards': { heading: 'Best Credit Cards' },
  '/best-credit-cards/college-students': {
    heading: 'Best Credit Cards for College students',
    isAlike: true,
  },
  '/best-credit-cards/travel-spend': { heading: 'Best Credit Cards for Travel', isAlike: true },
}
export const cards: PageTable = {
  '/cards': { heading: 'All credit cards', repeats: 'tbody tr:nth-child(n + 4)' },
  '/cards/american-express-gold-card': { heading: 'American Express Gold Card', isCheckedElsewhere: true },
  '/cards/citi-custom-cash': { heading: 'Citi Custom Cash', isAlike: true },
  '/cards/changes': { heading: 'Credit card changes', isCheckedElsewhere: true },
  '/compare': { heading: 'Compare credit cards' },
  '/compare?cards=citi-double-cash,apple-card,american-express-gold-card&grocery=504&travel=400': {
    heading: 'Compare credit cards',
    isCheckedElsewhere: true,
  },
  '/methodology': { heading: 'How we rank' },
  '/open-data': { heading: 'Open data' },
  '/open-data/health': { heading: 'Data health' },
}
export const forEveryone: PageTable = {
  '/': { heading: sentences.maximizeYourRewards },
  '/find-your-second-card': { heading: 'Find Your Second Card' },
  '/find-best-card-for-your-spend': { heading: 'Find Your Best Credit Card Based on Your Spend' },
  '/statements': { heading: 'Import statements', isCheckedElsewhere: true },
  '/oops': { heading: 'Oops!', isIndexed: false },
  '/offline': { heading: 'No connection', isIndexed: false },
  '/auth/google': { heading: sentences.maximizeYourRewards, isAlike: true },
}
export const toRead: PageTable = {
  '/about': { heading: 'About us' },
  '/support': { heading: 'Support' },
  '/terms': { heading: 'Terms of Service', isAlike: true },
  '/privacy-policy': { heading: 'Privacy Policy', isAlike: true },
  '/cookies-policy': { heading: 'Cookies Policy' },
  '/blog': { heading: 'Blog' },
  '/blog/how-a-rewards-cap-works': {
    heading: 'How a rewards cap works, and when you hit it',
  },
}
export const forVisitors: PageTable = {
  '/signin': { heading: 'Sign In', isCheckedElsewhere: true },
  '/signup': { heading: 'Sign Up', isCheckedElsewhere: true },
  '/forgot-password': { heading: 'Forgot Password', isCheckedElsewhere: true },
  '/restore-password/some-token': {
    heading: 'Reset Password',
    isIndexed: false,
    isCheckedElsewhere: true,
  },
  '/newsletter/confirm': { heading: 'Confirm your subscription', isIndexed: false },
  '/newsletter/unsubscribe': {
    heading: 'Unsubscribe from our newsletter',
    isIndexed: false,
    isAlike: true,
  },
  '/verify-email/some-token': { heading: 'Confirm your email', isIndexed: false, isCheckedElsewhere: true },
  '/undo-email-change/some-token': {
    heading: 'Undo your email change',
    isIndexed: false,
    isCheckedElsewhere: true,
  },
}
export const forSignedIn: PageTable = {
  '/account': { heading: 'Account', isIndexed: false, isCheckedElsewhere: true },
  '/account/watches': { heading: 'Watches', isIndexed: false },
}

/** Routes without a page of their own here, and why. */
export const otherRoutes: Record<string, string> = {
  '/*': 'shell.test.ts',
  '/your-wallet': 'wallet.test.ts',
  '/your-cards': 'your-cards.test.ts',
  '/your-spending': 'spending.test.ts',
  '/your-spending/rules': 'spending.test.ts',
  '/household/:token': 'household.test.ts',
  '/dashboard_debug': 'dashboard-debug.test.ts',
  '/dashboard/oauth': 'redirects without a bank to return from',
  '/reminders/unsubscribe': 'reminders.test.ts',
  '/top-cards.json': 'no page',
  '/cards/changes.atom': 'no page',
  '/blog/feed.xml': 'no page',
  '/sitemap.xml': 'no page',
  '/robots.txt': 'no page',
}
