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
      'The amounts you enter become twelve months of purchases. We split each amount into finer categories the way American households spend, because a card that rewards only flights doesn’t reward all travel.',
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
      'A bonus counts once, in full or not at all. It counts if, at your average pace, you’d spend enough in time. A bonus that isn’t cash or points counts only if it has a stated value.',
    ],
  },
  {
    id: 'years',
    title: 'One, two and three years',
    paragraphs: [
      'We repeat the same year of spending. The bonus comes once; the first-year fee can differ from later fees; a first-year match counts double. Yearly extras, such as anniversary points, are added.',
      'We calculate in whole cents and round once, at the end. Ties are sorted by card name.',
    ],
  },
]

export const leftOutTitle = 'What we leave out'

export const leftOut = [
  'Statement credits, lounge visits, insurance and other perks. We list them on each card’s page but don’t count them, because only you know what you’d have used.',
  'Interest. We assume you pay in full each month; carrying a balance costs more than any reward earns.',
  'Your approval odds. We show the credit range and you can filter by it, but it isn’t part of the calculation.',
  'Cards that are closed to new applicants. Their pages stay online, but they aren’t in any ranking.',
  'Cards that aren’t in our catalog. No catalog has them all; ours shows how old the facts of each card are.',
] as const
