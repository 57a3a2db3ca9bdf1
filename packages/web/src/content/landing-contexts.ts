/** The best-cards page and its contexts: text, costs and filters of each. */
import { type CostName, type MonthlyCosts, noCosts } from '@cardsight/contract/costs'
import type { ContextSlug } from '@cardsight/contract/paths'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { averageCosts, averageSource, youngCosts } from './average-spending.ts'
import type { CategoryChoice, FeatureChoice } from './card-filters.ts'
import { contextLabels } from './menus.ts'

export type LandingContext = Readonly<{
  /** Follows 'Best Credit Cards for' in the heading. */
  headlineFor: string
  firstParagraph: string
  secondParagraph: string
  note?: string
  seoTitle: string
  seoDescription: string
  emoji: string
  costs: MonthlyCosts
  /** Whose spending the costs are, as the end of a sentence. */
  costsOf: string
  /** The person that the page assumes. */
  profile: Profile
  isIncludeIntroBonus: boolean
  selectedCategories: readonly CategoryChoice[]
  selectedFeatures: readonly FeatureChoice[]
}>

/** The page without a context: it has no headline, and its title is built from region and year. */
export type Landing = Omit<LandingContext, 'headlineFor' | 'seoTitle'> &
  Partial<Pick<LandingContext, 'headlineFor' | 'seoTitle'>>

const SPEND_NOTE =
  'Note: Recommendations focus on category spending and exclude intro bonuses for clearer comparisons.'

const { year, youngYear } = averageSource
const everyone = {
  costs: averageCosts,
  costsOf: `what the average American household spent in ${year}`,
  profile: defaultProfile,
  isIncludeIntroBonus: true,
  selectedCategories: [],
  selectedFeatures: [],
} as const

const firstCards = { selectedCategories: ['No Annual Fee', 'Low & No Credit'] } as const
const TIMES_TRAVEL = 3
const student: Profile = { ...defaultProfile, credit: 'none', memberships: ['student'] }
const owner: Profile = { ...defaultProfile, hasBusiness: true }
const traveler: Profile = { ...defaultProfile, credit: 'excellent', points: 'transfers' }

/** A page for one spending category counts nothing else, and no intro bonus. */
function spendOn(name: CostName, what: string) {
  return {
    ...everyone,
    note: SPEND_NOTE,
    costs: { ...noCosts, [name]: averageCosts[name] },
    costsOf: `what the average American household spent on ${what} in ${year}, and nothing else`,
    isIncludeIntroBonus: false,
  }
}

export const currentBestCards: Landing = {
  ...everyone,
  firstParagraph:
    'We ran every card in our catalog against a typical U.S. household’s spending. The first card would have earned the most.',
  secondParagraph:
    'Total = rewards + intro bonus (if you’d earn it) − annual fee. Your spending is different, so enter your own amounts.',
  seoDescription:
    'The credit cards that would have earned the most on a year of average American spending, including rewards, intro bonus and annual fee.',
  emoji: '🏆',
}

export const landingContexts: Readonly<Record<ContextSlug, LandingContext>> = {
  'college-students': {
    ...everyone,
    ...firstCards,
    headlineFor: contextLabels['college-students'],
    firstParagraph:
      'A first card should be free to keep and shouldn’t require a long credit history. The cards below have no annual fee and are designed for people with little or no credit.',
    secondParagraph: `We rank them on what households headed by someone under 25 spent in ${youngYear}, the closest national data to a student’s budget. Secured cards require a refundable deposit; student cards are for people enrolled in school.`,
    seoTitle: 'Best Credit Cards for College Students | Cardsight',
    seoDescription:
      'No-fee cards for students with little or no credit. Ranked by what each would have earned on what households under 25 spend.',
    emoji: '🎓',
    costs: youngCosts,
    profile: student,
    costsOf: `what the average household headed by someone under 25 spent in ${youngYear}`,
  },
  'limited-credit': {
    ...everyone,
    ...firstCards,
    headlineFor: contextLabels['limited-credit'],
    firstParagraph:
      'With little credit history, most cards are out of reach, but not all of them. The cards below are for people who are starting out or starting over, and none charges an annual fee.',
    secondParagraph:
      'Many require a refundable deposit. The survey behind our figures doesn’t cover credit history, so we rank on what an average household spends. If you spend less, enter your own amounts.',
    seoTitle: 'Best Credit Cards for Limited Credit | Cardsight',
    seoDescription:
      'Cards for little or no credit history and without an annual fee, including secured cards, ranked by what they would have earned in a year.',
    emoji: '🌱',
    profile: { ...defaultProfile, credit: 'fair' },
  },
  'frequent-travelers': {
    ...everyone,
    headlineFor: contextLabels['frequent-travelers'],
    firstParagraph:
      'Miles and points pay off for people who travel often enough to use them. We take the average household, triple its spending on travel, and run every travel card on the result.',
    secondParagraph:
      'This page assumes that you transfer bank points to airline and hotel partners, at their typical published value. We count credits for any travel. We count an airline’s or hotel’s own points and credits only if you add them to your profile.',
    seoTitle: 'Best Credit Cards for Frequent Travelers | Cardsight',
    seoDescription:
      'Travel cards ranked by what they would have earned in a year with three times the average household’s travel, after the annual fee.',
    emoji: '✈️',
    profile: traveler,
    costs: { ...averageCosts, travel: averageCosts.travel * TIMES_TRAVEL },
    costsOf: `what the average American household spent in ${year}, with its travel counted three times`,
    selectedCategories: ['Travel'],
  },
  'business-owners': {
    ...everyone,
    headlineFor: contextLabels['business-owners'],
    firstParagraph:
      'You don’t need a company to get a business card. Most issuers accept freelancers and people with a side job, who apply with their own name and Social Security number.',
    secondParagraph:
      'Most business cards stay off your personal credit report. So they don’t count toward Chase’s limit of five new cards in 24 months. No survey says what small businesses charge, so we rank on what an average household spends. Enter your own amounts for a better answer.',
    seoTitle: 'Best Business Credit Cards | Cardsight',
    seoDescription:
      'Business credit cards for freelancers, side jobs and small companies, ranked by rewards and welcome bonus after the annual fee.',
    emoji: '💼',
    profile: owner,
    selectedCategories: ['Business'],
  },
  'grocery-shopping-spend': {
    ...spendOn('grocery', 'groceries'),
    headlineFor: contextLabels['grocery-shopping-spend'],
    firstParagraph: `The average American household spends $${averageCosts.grocery} a month on food at home. Which card would have earned the most on it?`,
    secondParagraph:
      'Many of the highest grocery rates have a quarterly or yearly spending cap. Beyond the cap we count each card at its lower rate, and we count warehouse clubs only if the card’s terms include them.',
    seoTitle: 'Best Credit Cards for Groceries | Cardsight',
    seoDescription:
      'Which credit card would have earned the most on a year of average grocery shopping, including every spending cap and annual fee.',
    emoji: '🛒',
  },
  'entertainment-and-recreation-spend': {
    ...spendOn('recreation', 'entertainment and recreation'),
    headlineFor: contextLabels['entertainment-and-recreation-spend'],
    firstParagraph: `Tickets, hobbies, pets and streaming: the average American household spends $${averageCosts.recreation} a month on them. We run every card on that amount alone.`,
    secondParagraph:
      'Only about a sixth of it is tickets, movies and streaming, which entertainment cards pay 3% on. The rest is hobbies, pets, TV sets and gyms, where they earn 1%, so a 2% card is ahead. If you spend mostly on nights out, an entertainment card earns you more.',
    seoTitle: 'Best Cards for Entertainment and Recreation | Cardsight',
    seoDescription:
      'Which credit card would have earned the most on a year of average entertainment and recreation spending, after the annual fee.',
    emoji: '🎟️',
  },
  'travel-spend': {
    ...spendOn('travel', 'travel'),
    headlineFor: contextLabels['travel-spend'],
    firstParagraph: `The average American household spends $${averageCosts.travel} a month on fares and lodging. We count what travel cards would have earned on that, and on nothing else.`,
    secondParagraph:
      'This page assumes that you transfer bank points to travel partners. At this amount, a high annual fee rarely pays off. If you travel more, enter your own amount, or see the page for frequent travelers.',
    seoTitle: 'Best Credit Cards for Travel Spending | Cardsight',
    seoDescription:
      'Which travel credit card would have earned the most on a year of average travel spending, without intro bonuses and after the annual fee.',
    emoji: '🧳',
    profile: traveler,
    selectedCategories: ['Travel'],
  },
  'gas-and-fuel-spend': {
    ...spendOn('gas', 'gas and fuel'),
    headlineFor: contextLabels['gas-and-fuel-spend'],
    firstParagraph: `The average American household spends $${averageCosts.gas} a month on gas and other fuels. We run every card on that amount alone.`,
    secondParagraph:
      'Some cards pay their best rate at one gas station chain, others at any station except warehouse clubs. We follow each card’s terms, including caps.',
    seoTitle: 'Best Credit Cards for Gas and Fuel | Cardsight',
    seoDescription:
      'Which credit card would have earned the most on a year of average gas and fuel spending, including every spending cap and annual fee.',
    emoji: '⛽',
  },
  'dining-and-entertainment-spend': {
    ...spendOn('restaurant', 'food away from home'),
    headlineFor: contextLabels['dining-and-entertainment-spend'],
    firstParagraph: `The average American household spends $${averageCosts.restaurant} a month on restaurants, takeout and coffee. We count what each card would have earned on that alone.`,
    secondParagraph:
      'Entertainment and streaming have their own page. Compare the dining rate, its cap, the point value and the annual fee.',
    seoTitle: 'Best Credit Cards for Dining | Cardsight',
    seoDescription:
      'Which card would have earned the most on a year of average restaurant spending, with points redeemed without transfers and after the fee.',
    emoji: '🍽️',
  },
}

/** Returns null for the page without a context. */
export function landingOf(slug: ContextSlug | null): Landing {
  return slug === null ? currentBestCards : landingContexts[slug]
}
