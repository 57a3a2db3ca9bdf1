/** The best-cards page and its contexts: what each says, counts and filters. */
import type { ContextSlug, CostName, MonthlyCosts } from '@cardsight/contract'
import { averageCosts, averageSource, youngCosts } from './average-spending.ts'
import { contextLabels } from './context-labels.ts'
import type { CategoryChoice, FeatureChoice } from './landing-filters.ts'

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
  isIncludeIntroBonus: boolean
  selectedCategories: readonly CategoryChoice[]
  selectedFeatures: readonly FeatureChoice[]
}>

/** The page without a context: it has no headline of its own, and its title comes from region and year. */
export type Landing = Omit<LandingContext, 'headlineFor' | 'seoTitle'> &
  Partial<Pick<LandingContext, 'headlineFor' | 'seoTitle'>>

const SPEND_NOTE =
  'Note: Recommendations focus on category spending and exclude intro bonuses for clearer comparisons.'

const { year, youngYear } = averageSource
const everyone = {
  costs: averageCosts,
  costsOf: `what the average American household spent in ${year}`,
  isIncludeIntroBonus: true,
  selectedCategories: [],
  selectedFeatures: [],
} as const

const firstCards = { selectedCategories: ['No Annual Fee', 'Low & No Credit'] } as const
const nothing: MonthlyCosts = { grocery: 0, gas: 0, restaurant: 0, travel: 0, recreation: 0, other: 0 }
const TIMES_TRAVEL = 3

/** A page for one kind of spending counts nothing else, and no intro bonus. */
function spendOn(name: CostName, what: string) {
  return {
    ...everyone,
    note: SPEND_NOTE,
    costs: { ...nothing, [name]: averageCosts[name] },
    costsOf: `what the average American household spent on ${what} in ${year}, and nothing else`,
    isIncludeIntroBonus: false,
  }
}

export const currentBestCards: Landing = {
  ...everyone,
  firstParagraph:
    'Every card in our catalog, measured against the same year of spending: that of the average American household. The first card is the one that would have earned the most.',
  secondParagraph:
    'A total is the rewards on that spending, plus the intro bonus where the spending reaches it, less the annual fee. Your own year will differ, so put in your own amounts when you have them.',
  seoDescription:
    'The credit cards that would have earned the most in a year of average American spending, with rewards, intro bonus and annual fee counted for each.',
  emoji: '🏆',
}

export const landingContexts: Readonly<Record<ContextSlug, LandingContext>> = {
  'college-students': {
    ...everyone,
    ...firstCards,
    headlineFor: contextLabels['college-students'],
    firstParagraph:
      'A first card should cost nothing to keep and should not ask for a long credit history. The cards below have no annual fee and are meant for people with little credit or none.',
    secondParagraph: `They are ranked on what households headed by someone under 25 spent in ${youngYear}, the closest that national figures come to a student's year. Secured cards hold a refundable deposit; student cards are for people enrolled at a school.`,
    seoTitle: 'Best Credit Cards for College Students - United States | Cardsight',
    seoDescription:
      'Cards without an annual fee for students with little or no credit, ranked by what they would have earned on the spending of households under 25.',
    emoji: '🎓',
    costs: youngCosts,
    costsOf: `what the average household headed by someone under 25 spent in ${youngYear}`,
  },
  'limited-credit': {
    ...everyone,
    ...firstCards,
    headlineFor: contextLabels['limited-credit'],
    firstParagraph:
      'Little credit history closes the door to most cards, not to all of them. The cards below are meant for people who are starting out or starting over, and none charges an annual fee.',
    secondParagraph:
      'Many hold a refundable deposit. The survey behind our figures does not ask about credit, so the ranking uses what an average household spends. If you spend less, put in your own amounts.',
    seoTitle: 'Best Credit Cards for Limited Credit - United States | Cardsight',
    seoDescription:
      'Cards for little or no credit history and without an annual fee, secured ones included, ranked by what they would have earned in a year.',
    emoji: '🌱',
  },
  'frequent-travelers': {
    ...everyone,
    headlineFor: contextLabels['frequent-travelers'],
    firstParagraph:
      'Miles and points pay for people who are away often enough to use them. This page takes the average household, counts its fares and hotels three times over, and runs every travel card on the result.',
    secondParagraph:
      'Points count at their usual published value, not at the best that anyone has got for them. Lounges, insurance and statement credits are listed with a card but never added to its total.',
    seoTitle: 'Best Credit Cards for Frequent Travelers - United States | Cardsight',
    seoDescription:
      'Travel cards ranked by what they would have earned in a year with three times the average household’s fares and hotels, annual fee taken off.',
    emoji: '✈️',
    costs: { ...averageCosts, travel: averageCosts.travel * TIMES_TRAVEL },
    costsOf: `what the average American household spent in ${year}, with its travel counted three times`,
    selectedCategories: ['Travel'],
  },
  'grocery-shopping-spend': {
    ...spendOn('grocery', 'groceries'),
    headlineFor: contextLabels['grocery-shopping-spend'],
    firstParagraph: `Food at home comes to $${averageCosts.grocery} a month for the average American household. This page asks one thing only: which card would have earned the most on it.`,
    secondParagraph:
      'Many of the highest grocery rates stop at a limit, by quarter or by year. Each card is counted at its lower rate from there on, and at warehouse clubs only where its terms include them.',
    seoTitle: 'Best Credit Cards for Groceries - United States | Cardsight',
    seoDescription:
      'Which credit card would have earned the most on a year of average grocery shopping, with every rate limit and annual fee counted.',
    emoji: '🛒',
  },
  'entertainment-and-recreation-spend': {
    ...spendOn('recreation', 'entertainment and recreation'),
    headlineFor: contextLabels['entertainment-and-recreation-spend'],
    firstParagraph: `Tickets, hobbies, pets and screens: the average American household spends $${averageCosts.recreation} a month on them. Here every card is run on that amount alone.`,
    secondParagraph:
      'Few cards name this kind of spending, and what one issuer calls entertainment another leaves out. So a card with one good rate for everything can come out ahead of a card with many special ones.',
    seoTitle: 'Best Credit Cards for Entertainment and Recreation - United States | Cardsight',
    seoDescription:
      'Which credit card would have earned the most on a year of average entertainment and recreation spending, annual fee taken off.',
    emoji: '🎟️',
  },
  'travel-spend': {
    ...spendOn('travel', 'travel'),
    headlineFor: contextLabels['travel-spend'],
    firstParagraph: `Fares and nights away come to $${averageCosts.travel} a month for the average American household. This page counts what travel cards would have earned on that, and on nothing else.`,
    secondParagraph:
      'At this amount a high annual fee is hard to earn back, so cards without one do well. If you travel more, put in your own amount, or see the page for frequent travelers.',
    seoTitle: 'Best Credit Cards for Travel Spending - United States | Cardsight',
    seoDescription:
      'Which travel credit card would have earned the most on a year of average travel spending, without intro bonuses and with the annual fee taken off.',
    emoji: '🧳',
    selectedCategories: ['Travel'],
  },
  'gas-and-fuel-spend': {
    ...spendOn('gas', 'gas and fuel'),
    headlineFor: contextLabels['gas-and-fuel-spend'],
    firstParagraph: `Gas and other fuels cost the average American household $${averageCosts.gas} a month. Here every card is run on that amount alone, at the pump and nowhere else.`,
    secondParagraph:
      'Some cards pay their best rate at one chain, others at any station but not at a warehouse club. Each is counted by its own terms, limits included.',
    seoTitle: 'Best Credit Cards for Gas and Fuel - United States | Cardsight',
    seoDescription:
      'Which credit card would have earned the most on a year of average gas and fuel spending, with every rate limit and annual fee counted.',
    emoji: '⛽',
  },
  'dining-and-entertainment-spend': {
    ...spendOn('restaurant', 'food away from home'),
    headlineFor: contextLabels['dining-and-entertainment-spend'],
    firstParagraph: `Restaurants, takeout and coffee come to $${averageCosts.restaurant} a month for the average American household. This page counts what each card would have earned on that alone.`,
    secondParagraph:
      'Shows, hobbies and streaming are not in it: they have a page of their own. What decides here is the rate for dining and any limit on it, what a point is worth, and the fee.',
    seoTitle: 'Best Credit Cards for Dining - United States | Cardsight',
    seoDescription:
      'Which credit card would have earned the most on a year of average spending at restaurants, with points at their usual value and the annual fee taken off.',
    emoji: '🍽️',
  },
}

/** Null for the page without a context. */
export function landingOf(slug: ContextSlug | null): Landing {
  return slug === null ? currentBestCards : landingContexts[slug]
}
