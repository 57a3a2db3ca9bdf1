/** The methodology text. The numbers of the example and point values come from the API. */
import { pagePaths } from '@cardsight/contract/paths'
import { averageSource } from './average-spending.ts'
import type { PageText } from './page-meta.ts'

export const methodologyText: PageText = {
  path: pagePaths.methodology,
  title: 'How we rank credit cards | Cardsight',
  description:
    'The formula behind every number, shown on a real card: spending caps, quarterly categories, projections, point values, and what we leave out.',
}

export const methodologyLead =
  'We run every card against the same year of spending and rank the cards by what they would have earned.'

export type MethodPart = Readonly<{ id: string; title: string; hint: string; paragraphs: readonly string[] }>

export const methodParts: readonly MethodPart[] = [
  {
    id: 'year',
    title: 'A year of spending',
    hint: 'From six amounts, or your real purchases',
    paragraphs: [
      'We turn your amounts into twelve months of purchases and split them the way U.S. households spend. No finer category gets more than an average household spends there, unless you enter it.',
      'Name an airline, hotel, store or club, and your spending there earns the card’s rate for it. Without an amount, we count half of the category, or all of your warehouse club spending. A card earns nothing where a store doesn’t take it.',
      'Linked accounts have real purchases on real dates. If they cover less than a year, we repeat them to fill one. We leave out transfers, loan payments, cash, rent, taxes and bank fees. Refunds lower your rewards.',
      `Other pages use the average household of ${averageSource.year}, from the ${averageSource.name}.`,
    ],
  },
  {
    id: 'rates',
    title: 'Earn rates, caps and calendars',
    hint: 'The best matching rate, up to its cap',
    paragraphs: [
      'Each purchase earns the card’s best matching rate. Once you reach a cap, you earn the lower rate.',
      'Quarterly and limited-time rates apply on their own dates. If you can choose a category, we choose the one that would have earned the most. If the bank picks your top category, so do we.',
    ],
  },
  {
    id: 'bonus',
    title: 'The intro bonus',
    hint: 'In full or not at all',
    paragraphs: [
      'The bonus is everything you earn only once: the welcome bonus, a first-year match and first-year rates. “Without intro bonus” leaves out all of it.',
      'We count a welcome bonus if you’d spend enough in time and the offer hasn’t ended. For an “up to” offer, we count the lowest amount we know. If a bonus isn’t cash or points, we count its stated value.',
    ],
  },
  {
    id: 'years',
    title: 'One, two and three years',
    hint: 'The bonus comes once, fees every year',
    paragraphs: [
      'We repeat the same year of spending, count the bonus once, and charge each year’s fee. We add yearly extras, such as anniversary points. We calculate in whole cents and round at the end.',
    ],
  },
  {
    id: 'pick',
    title: 'The pick, and close calls',
    hint: 'The highest total, always',
    paragraphs: [
      'The pick is the card with the highest total. Ties go to the lower fee, a bonus you can earn, no foreign fee, wider access, then name. We name cards within 1% or $5 of the pick, and compare it with a no-fee 2% card.',
      'If you carry a balance, interest costs more than any card earns. We then rank cards by the cost of paying it off within 36 months: transfer fee, interest and annual fees. We don’t count rewards.',
    ],
  },
  {
    id: 'reach',
    title: 'Cards you can get',
    hint: 'Your credit level and memberships decide',
    paragraphs: [
      'Cards that need a higher credit score, or a membership you don’t have, are in a second list. Free memberships that anyone can join don’t matter.',
      'If a card has several versions, we show the one that fits your credit.',
    ],
  },
]

/** Settings of the profile that change a ranking. */
export const profileParagraphs: readonly string[] = [
  'Add a membership or bank relationship, and we rank the cards that need it.',
  'We count part of each statement credit, never more than you spend there. Credits for any travel or restaurant: 90% for everyone, or 80% if you have to book in the bank’s portal. Brand credits you’d use: 65%, or 50% if monthly. Credits few people use: 40%.',
]

export const pointParagraphs: readonly string[] = [
  'You choose what points are worth. “I don’t transfer points” is our default: the best value without transfers. “Cash out” can be $0. “I transfer points” uses the typical published value. You can also enter your own.',
  'Airline, hotel, rail, cruise and store points help only if you use the program. Until you add it to your profile, we count their cash value, usually $0. Then we count the typical value, up to what you spend there in a year.',
]

export const leftOutTitle = 'What we leave out'

export const leftOut = [
  'Lounge visits, insurance and other perks.',
  'Interest, unless you carry a balance.',
  'Your approval odds.',
  'Cards closed to new applicants.',
  'Cards that aren’t in our catalog.',
] as const
