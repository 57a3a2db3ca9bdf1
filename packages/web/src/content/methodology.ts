/** How we rank, in words. Numbers of the example and of points come from the API; nothing of them stands here. */
import { pagePaths } from '@cardsight/contract'
import { averageSource } from './average-spending.ts'
import type { PageWords } from './page-meta.ts'

export const methodologyWords: PageWords = {
  path: pagePaths.methodology,
  title: 'How we rank credit cards | Cardsight',
  description:
    'The formula behind every figure, worked through on a real card: caps, calendars, projections, what a point counts for, and what we leave out.',
}

export const methodologyLead =
  'Every card is run over the same year of spending, purchase by purchase, and ranked by what it would have earned. Here is the whole calculation, with an example that is worked out anew each time this page is made.'

export type MethodPart = Readonly<{ id: string; title: string; paragraphs: readonly string[] }>

export const methodParts: readonly MethodPart[] = [
  {
    id: 'year',
    title: 'A year of spending',
    paragraphs: [
      'Typed amounts become twelve months of purchases, and each amount is spread over finer kinds of purchases by what American households buy, so that a card which pays for flights alone is not paid for all of travel.',
      'Linked accounts bring real purchases on their real days. A shorter time is laid end to end until a year is full, since multiplying a reward would ignore every limit. Transfers, loan payments, cash, rent, taxes and bank fees are no card purchases and are not counted. A refund takes back what it earned.',
      `Pages without anybody’s own spending use the average household of ${averageSource.year}, from the ${averageSource.name}.`,
    ],
  },
  {
    id: 'rates',
    title: 'Rates, limits and calendars',
    paragraphs: [
      'A purchase is paid by the best line of the card that fits it; rates add up only where the card says so. Limits are used up day by day, in calendar months and quarters or over the year, the better rate first. What lies beyond a limit earns what the card pays then.',
      'Quarterly categories and rates with a date count on the days on which they were in force. Where the card lets you choose a category, we take the choice that would have paid the most; where the bank takes your largest, we take your largest.',
    ],
  },
  {
    id: 'bonus',
    title: 'The intro bonus',
    paragraphs: [
      'A bonus counts once, whole or not at all. It counts if your average pace of spending reaches what it asks in the days it gives. A bonus paid in things rather than in money or points counts only where it has a stated value.',
    ],
  },
  {
    id: 'years',
    title: 'One, two and three years',
    paragraphs: [
      'The same year of spending is repeated. The bonus comes once; the fee of the first year can differ from later ones; a first year that is paid twice is counted twice. Whatever comes each year by itself, such as anniversary points, is added.',
      'All of it is in whole cents, rounded once, at the end. Cards that come to the same cent stand in the order of their names.',
    ],
  },
]

export const leftOutTitle = 'What we leave out'

export const leftOut = [
  'Statement credits, lounge visits, insurance and other perks: they are told on each card’s page and count for nothing, because only you know what you would have used.',
  'Interest. The sums assume that the balance is paid in full each month; carrying one costs more than any reward earns.',
  'Your chance of being approved. The credit range is shown and is a filter, not a part of the sum.',
  'Cards that are closed to new applicants. They keep their pages and are in no ranking.',
  'Cards that we do not keep. No catalog has them all; ours shows how old the facts of each card are.',
] as const

/** What a rule may ask of a person, in the words of a sentence that begins with 'that you'. */
export const habitWords = {
  portal: 'book travel through the bank’s own site',
  'mobile-wallet': 'pay with your phone',
  'direct-booking': 'book directly with hotels and airlines',
  activation: 'activate quarterly categories in time',
  'weekend-evening': 'shop on weekend evenings',
} as const
