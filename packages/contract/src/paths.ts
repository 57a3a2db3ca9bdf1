/** Every page path. */

/** Contexts of the best-cards page, in menu order. */
export const audienceSlugs = [
  'college-students',
  'limited-credit',
  'frequent-travelers',
  'business-owners',
] as const
export const spendSlugs = [
  'grocery-shopping-spend',
  'entertainment-and-recreation-spend',
  'travel-spend',
  'gas-and-fuel-spend',
  'dining-and-entertainment-spend',
] as const
export type ContextSlug = (typeof audienceSlugs)[number] | (typeof spendSlugs)[number]

export const pagePaths = {
  home: '/',
  /** Data of the home page: the top cards on the amounts in the query. */
  topCards: '/top-cards.json',
  howItWorks: '/#HowItWorks',
  currentBestCards: '/current-best-cards',
  bestCardsFor: (slug: ContextSlug) => `/best-credit-cards/${slug}`,
  secondCard: '/find-your-second-card',
  cards: '/cards',
  card: (cardId: string) => `/cards/${encodeURIComponent(cardId)}`,
  cardChanges: '/cards/changes',
  cardChangesFeed: '/cards/changes.atom',
  compare: '/compare',
  /** Commas stay unescaped, so that the URL is readable when shared. */
  compareCards: (cardIds: readonly string[]) =>
    `/compare?cards=${cardIds.map((cardId) => encodeURIComponent(cardId)).join(',')}`,
  dashboard: '/find-best-card-for-your-spend',
  statements: '/statements',
  wallet: '/your-wallet',
  yourCards: '/your-cards',
  spending: '/your-spending',
  spendingRules: '/your-spending/rules',
  signIn: '/signin',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  restorePassword: (resetToken: string) => `/restore-password/${encodeURIComponent(resetToken)}`,
  verifyEmail: (token: string) => `/verify-email/${encodeURIComponent(token)}`,
  undoEmailChange: (token: string) => `/undo-email-change/${encodeURIComponent(token)}`,
  socialReturn: '/auth/google',
  oops: '/oops',
  offline: '/offline',
  account: '/account',
  watches: '/account/watches',
  /** Adds the watch. */
  watchCard: (cardId: string) => `/account/watches#card=${encodeURIComponent(cardId)}`,
  dashboardDebug: '/dashboard_debug',
  dashboardOauth: '/dashboard/oauth',
  about: '/about',
  methodology: '/methodology',
  openData: '/open-data',
  catalogHealth: '/open-data/health',
  /** A file of a dated release of the data set. */
  dataRelease: (date: string, file: string) => `/open-data/releases/${date}/${file}`,
  support: '/support',
  terms: '/terms',
  privacy: '/privacy-policy',
  cookies: '/cookies-policy',
  blog: '/blog',
  blogPost: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  blogFeed: '/blog/feed.xml',
  sitemap: '/sitemap.xml',
  /** The token is in the fragment, so no server or log sees it until the user presses the button. */
  newsletterConfirm: (token = '') => `/newsletter/confirm${token && `#${token}`}`,
  newsletterUnsubscribe: (token = '') => `/newsletter/unsubscribe${token && `#${token}`}`,
} as const
