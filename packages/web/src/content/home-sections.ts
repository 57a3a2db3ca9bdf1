import { type MonthlyCosts, noCosts } from '@cardsight/contract/costs'
import { pagePaths } from '@cardsight/contract/paths'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { sentences } from '@cardsight/contract/sentences'
import { youngCosts } from './average-spending.ts'
import type { LandingFilter } from './card-filters.ts'
import type { PageText } from './page-meta.ts'

export const homeText: PageText = {
  path: pagePaths.home,
  title: 'Cardsight: find the credit card that earns you the most',
  description:
    'Cardsight looks at what you spend and shows which credit card would have earned you the most. Free to use.',
}

/** Organization structured data. */
export function organizationData(publicUrl: string): readonly Readonly<Record<string, unknown>>[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: sentences.productName,
      url: `${publicUrl}/`,
      logo: `${publicUrl}/favicon.svg`,
      slogan: sentences.mission,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: sentences.productName,
      url: `${publicUrl}/`,
    },
  ]
}

/** Text of the static parts of the home page, which the browser doesn't load a second time. */

export const pitch =
  'Enter what you spend. We run it through every card in our catalog and show which one would have earned you the most. Free, no sign-up.'

/** The three steps of the pitch, in order. */
export const steps = [
  {
    title: 'Securely share your spending',
    text: 'Enter six amounts, import statements, or link accounts through Plaid.',
  },
  {
    title: 'Let Cardsight calculate',
    text: 'We run your year through every card: rates, caps, bonus and fee.',
  },
  {
    title: 'Maximize your rewards',
    text: 'See which card would have earned you the most, why, and what the catch is.',
  },
] as const

/** What linking an account shares, and what it doesn't. */
export const sharing = {
  title: 'If you link through Plaid',
  seen: ['We see date, merchant and amount', 'You can unlink anytime'],
  unseen: ['We never see your bank password', 'We can’t move money'],
} as const

export const newsletter = {
  title: 'Get the newsletter',
  text: 'New posts and ranking changes. Confirm by email, unsubscribe anytime.',
  label: 'Email address',
  closed: 'Subscriptions are closed right now. Please check back soon.',
  withoutScript: 'Subscribing needs JavaScript, which is turned off in this browser.',
} as const

export const appAdvert = {
  title: 'Add Cardsight to your phone',
  text: 'See which card to use at any store. No app store needed.',
  ways: [
    { where: 'iPhone or iPad', how: 'In Safari, tap Share, then Add to Home Screen.' },
    { where: 'Android', how: 'In Chrome, open the menu, then Install app.' },
    { where: 'Computer', how: 'In Chrome or Edge, click the install icon in the address bar.' },
  ],
} as const

type SampleHousehold = Readonly<{
  who: string
  /** What stands out about the household. */
  says: string
  /** 'us' or 'me', in the sentence with the result. */
  object: 'us' | 'me'
  costs: MonthlyCosts
  profile: Profile
}>

export const householdsNote = 'Illustrative quotes, written by us. The results are real.'

/** Made-up households; their results are calculated. */
export const sampleHouseholds: readonly [SampleHousehold, SampleHousehold, SampleHousehold] = [
  {
    who: 'A family of four',
    says: 'We spend $1,150 a month on groceries.',
    object: 'us',
    costs: {
      ...noCosts,
      grocery: 1150,
      gas: 320,
      restaurant: 420,
      travel: 200,
      recreation: 350,
      other: 1200,
    },
    profile: defaultProfile,
  },
  {
    who: 'A first-time applicant',
    says: 'I’m new to credit and spend about $1,400 a month.',
    object: 'me',
    costs: youngCosts,
    profile: { ...defaultProfile, credit: 'none' },
  },
  {
    who: 'A weekly commuter',
    says: 'I spend $480 a month on gas.',
    object: 'me',
    costs: { ...noCosts, grocery: 450, gas: 480, restaurant: 260, travel: 60, recreation: 150, other: 500 },
    profile: defaultProfile,
  },
]

type Benefit = Readonly<{ label: string; path: string; filters: readonly LandingFilter[] }>

/** In display order; each links to the best-cards page with the matching filters. */
export const benefits: readonly Benefit[] = [
  benefit('No Annual Fee', ['No Annual Fee']),
  benefit('Cash Back', ['Flat Rate Cash Back', 'Rotating Categories', 'Category Cash Back']),
  benefit('Intro Bonus', ['Intro Bonus']),
  benefit('Building Credit', ['Low & No Credit']),
  benefit('Balance Transfer', ['Balance Transfer']),
  benefit('0% Intro APR', ['0% Intro APR']),
  benefit('Travel', ['Travel']),
]

function benefit(label: string, filters: readonly LandingFilter[]): Benefit {
  const query = new URLSearchParams(filters.map((filter) => ['filter', filter]))
  return { label, filters, path: `${pagePaths.currentBestCards}?${query}` }
}
