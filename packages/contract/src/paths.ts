/** Every address of the product, written once. */

const API = '/api'

export const apiPaths = {
  root: API,
  health: `${API}/health`,
  ready: `${API}/ready`,
  openApi: `${API}/openapi.json`,
  docs: `${API}/docs`,
  overview: `${API}/overview`,
  cards: `${API}/cards`,
  card: (cardId: string) => `${API}/cards/${encodeURIComponent(cardId)}`,
  cardSchema: `${API}/cards/schema.json`,
  cardTexts: (version: string) => `${API}/cards/texts/${version}.json`,
  mockData: (name: string) => `${API}/mockdata/${encodeURIComponent(name)}.json`,
  freeManualRun: `${API}/free/run-backtest-manual`,
  authorize: `${API}/auth/authorize`,
  signOut: `${API}/auth/sign-out`,
} as const

/** The contexts of the best-cards page, in the order in which menus list them. */
export const audienceSlugs = ['college-students', 'limited-credit', 'frequent-travelers'] as const
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
  howItWorks: '/#HowItWorks',
  currentBestCards: '/current-best-cards',
  bestCardsFor: (slug: ContextSlug) => `/best-credit-cards/${slug}`,
  secondCard: '/find-your-second-card',
  dashboard: '/find-best-card-for-your-spend',
  signIn: '/signin',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  restorePassword: (resetToken: string) => `/restore-password/${encodeURIComponent(resetToken)}`,
  socialReturn: '/auth/google',
  oops: '/oops',
  account: '/account',
  dashboardDebug: '/dashboard_debug',
  dashboardOauth: '/dashboard/oauth',
  about: '/about',
  support: '/support',
  terms: '/terms',
  privacy: '/privacy-policy',
  cookies: '/cookies-policy',
  blog: '/blog',
  styleguide: '/styleguide',
} as const
