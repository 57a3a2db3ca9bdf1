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
  'We run every card against the same year of spending, purchase by purchase, and rank the cards by what they would have earned. Here is the whole calculation, with an example based on the latest catalog.'

export type MethodPart = Readonly<{ id: string; title: string; paragraphs: readonly string[] }>

export const methodParts: readonly MethodPart[] = [
  {
    id: 'year',
    title: 'A year of spending',
    paragraphs: [
      'The amounts you enter become twelve months of purchases. We split each amount into finer categories the way American households spend, because a card that rewards only flights doesn’t reward all travel. No finer category gets more than an average household spends there, unless you enter it.',
      'Name an airline, a hotel group, a store or a club in your profile, and what you spend there earns the card’s rate for it. Without an amount, we count half of the category, or everything you spend at warehouse clubs for a club. Where a store doesn’t take a card, that card earns nothing.',
      'Linked accounts have real purchases on real dates. If the data covers less than a year, we repeat it until it fills one, because multiplying the rewards would ignore spending caps. Transfers, loan payments, cash, rent, taxes and bank fees aren’t card purchases, so we don’t count them. Refunds subtract what they earned.',
      `Pages that don’t use your own spending use the average household of ${averageSource.year}, from the ${averageSource.name}.`,
    ],
  },
  {
    id: 'rates',
    title: 'Earn rates, caps and calendars',
    paragraphs: [
      'Each purchase earns the card’s best matching rate; rates add up only if the card says so. Spending caps are used up day by day, per calendar month or quarter or over the year, at the best rate first. Spending beyond a cap earns the card’s lower rate.',
      'Quarterly categories and limited-time rates count only on the days they applied. If the card lets you choose a category, we pick the one that would have earned the most. If the bank picks your largest category, so do we.',
    ],
  },
  {
    id: 'bonus',
    title: 'The intro bonus',
    paragraphs: [
      'Everything you earn only once is bonus: the welcome bonus, a first-year match, and rates that end after the first year. “Without intro bonus” leaves out all of it.',
      'A welcome bonus counts in full or not at all. It counts if, at your average pace, you’d spend enough in time, and if the offer hasn’t ended. An “up to” offer counts at the lowest amount we know. A bonus that isn’t cash or points counts only if it has a stated value.',
    ],
  },
  {
    id: 'years',
    title: 'One, two and three years',
    paragraphs: [
      'We repeat the same year of spending. The bonus comes once; the first-year fee can differ from later fees. Yearly extras, such as anniversary points, are added.',
      'We calculate in whole cents and round once, at the end.',
    ],
  },
  {
    id: 'pick',
    title: 'The pick, and close calls',
    paragraphs: [
      'The pick is the first card of every list: the one with the highest total. Cards with the same total are in this order: lower fee, a bonus you can earn, no foreign fee, wider access, name. Nobody can predict rewards to the dollar, so we name cards that come within 1% or $5 of the pick.',
      'If you carry a balance, interest costs more than any card earns. Cards are then ranked by what it costs to pay the balance off, and rewards don’t count. The cost is transfer fee, interest and annual fees, month by month, for 36 months at most.',
      'We compare each pick with a no-fee 2% card, because that’s what you could use for everything instead.',
    ],
  },
  {
    id: 'reach',
    title: 'Cards you can get',
    paragraphs: [
      'A ranking has only cards that you can get. Cards that need a higher credit score or a membership you don’t have are in a second list, with what each needs. A membership that anyone can join for free keeps no card out of reach.',
      'Variants of one card share a row: “Also as Student and Secured”. The row has the variant that fits your credit.',
    ],
  },
]

/** Settings of the profile that change a ranking. */
export const profileParagraphs: readonly string[] = [
  'Memberships and bank relationships put the cards that need them in your ranking, and count the rates that come with them.',
  'Statement credits count only if you say that you’d use them. Few people use all of a credit, so we count part of it. That’s 50% if it’s monthly, 65% if it’s quarterly or half-yearly, and 90% if it’s yearly.',
]

export const pointParagraphs: readonly string[] = [
  'Cash back counts at face value. For points and miles you choose how you use them. “Cash out” counts the cash value, which can be $0. “Travel portal or easy use”, our default, counts the best value you can get without transfers. “I transfer points” counts the typical published value. You can also enter values of your own.',
  'Points of an airline, hotel, rail, cruise or store program help only people who use the brand. They count at their cash value, usually $0, until you add the program to your profile. Then they count at the typical value, but only up to what you spend there in a year. You can’t fly on more points than you’d have spent on tickets.',
  'Publishers’ values can differ by a factor of two, so we list each with its source and date.',
]

export const leftOutTitle = 'What we leave out'

export const leftOut = [
  'Lounge visits, insurance and other perks. We list them on each card’s page but don’t count them, because only you know what they’re worth to you. Statement credits count only if you’d use them.',
  'Interest, unless you tell us that you carry a balance. We assume you pay in full each month.',
  'Your approval odds. We leave out cards above your credit level, but a bank looks at more than your score.',
  'Cards that are closed to new applicants. Their pages stay online, but they aren’t in any ranking.',
  'Cards that aren’t in our catalog. No catalog has them all; ours shows how old the facts of each card are.',
] as const
