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
      'The amounts you enter become twelve months of purchases. We split each one the way American households spend, because a card that rewards only flights doesn’t reward all travel. No finer category gets more than an average household spends there, unless you enter it.',
      'If you name an airline, a hotel group, a store or a club, what you spend there earns the card’s rate for it. Without an amount, we count half of the category, or everything you spend at warehouse clubs for a club. Where a store doesn’t take a card, that card earns nothing.',
      'Linked accounts have real purchases on real dates. If they cover less than a year, we repeat them until they fill one, so that spending caps count. Transfers, loan payments, cash, rent, taxes and bank fees don’t count. Refunds subtract what they earned.',
      `Other pages use the average household of ${averageSource.year}, from the ${averageSource.name}.`,
    ],
  },
  {
    id: 'rates',
    title: 'Earn rates, caps and calendars',
    hint: 'The best matching rate, up to its cap',
    paragraphs: [
      'Each purchase earns the card’s best matching rate; rates add up only if the card says so. Caps are used up day by day, at the best rate first. Spending beyond a cap earns the lower rate.',
      'Quarterly categories and limited-time rates count on the days they applied. If you can choose a category, we pick the one that would have earned the most. If the bank picks your largest category, so do we.',
    ],
  },
  {
    id: 'bonus',
    title: 'The intro bonus',
    hint: 'In full or not at all',
    paragraphs: [
      'Everything you earn only once is bonus: the welcome bonus, a first-year match, and rates that end after the first year. “Without intro bonus” leaves out all of it.',
      'A welcome bonus counts if, at your average pace, you’d spend enough in time, and if the offer hasn’t ended. An “up to” offer counts at the lowest amount we know. A bonus that isn’t cash or points counts only if it has a stated value.',
    ],
  },
  {
    id: 'years',
    title: 'One, two and three years',
    hint: 'The bonus comes once, fees every year',
    paragraphs: [
      'We repeat the same year of spending. The bonus comes once; the first-year fee can differ from later fees. Yearly extras, such as anniversary points, are added. We calculate in whole cents and round once, at the end.',
    ],
  },
  {
    id: 'pick',
    title: 'The pick, and close calls',
    hint: 'The highest total, always',
    paragraphs: [
      'The pick is the first card of every list: the one with the highest total. Equal totals go by lower fee, a bonus you can earn, no foreign fee, wider access, then name. We name cards that come within 1% or $5 of the pick, and compare each pick with a no-fee 2% card.',
      'If you carry a balance, interest costs more than any card earns. Cards are then ranked by what it costs to pay the balance off: transfer fee, interest and annual fees, for 36 months at most. Rewards don’t count.',
    ],
  },
  {
    id: 'reach',
    title: 'Cards you can get',
    hint: 'Your credit level and memberships decide',
    paragraphs: [
      'Cards that need a higher credit score, or a membership you don’t have, are in a second list with what each needs. A membership that anyone can join for free keeps no card out of reach.',
      'Variants of one card share a row, which has the variant that fits your credit.',
    ],
  },
]

/** Settings of the profile that change a ranking. */
export const profileParagraphs: readonly string[] = [
  'Memberships and bank relationships put the cards that need them in your ranking, with their rates.',
  'Statement credits count at a part of their face value, and never at more than you spend on what they pay for. Credits for any travel or any restaurant count for everyone, at 90%, or at 80% if you have to book in the bank’s portal. Credits for a brand count only if you say that you’d use them, at 65%, or 50% if they’re monthly. Credits that few people use count at 40%.',
]

export const pointParagraphs: readonly string[] = [
  'Cash back counts at face value. You choose what points are worth. “I don’t transfer points” is our default: the best value without transfers. “Cash out” can be $0. “I transfer points” counts the typical published value. You can also enter values of your own.',
  'Points of an airline, hotel, rail, cruise or store program help only people who use it. They count at their cash value, usually $0, until you add the program to your profile. Then they count at the typical value, up to what you spend there in a year.',
]

export const leftOutTitle = 'What we leave out'

export const leftOut = [
  'Lounge visits, insurance and other perks: only you know what they’re worth to you.',
  'Interest, unless you tell us that you carry a balance.',
  'Your approval odds. A bank looks at more than your score.',
  'Cards that are closed to new applicants. Their pages stay online.',
  'Cards that aren’t in our catalog. No catalog has them all.',
] as const
