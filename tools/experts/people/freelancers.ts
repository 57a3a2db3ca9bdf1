import { companyCards, firstBusinessCards, flatTwoPercent } from '../card-sets.ts'
import type { Person } from '../person.ts'

/** A designer who works from home: $2,950 a month, with software, phone and supplies in Other. */
const freelance = { grocery: 500, gas: 150, restaurant: 300, travel: 300, recreation: 200, other: 1500 }

/** People with a business or side income, and the same people without it. */
export const freelancers: readonly Person[] = [
  {
    name: 'freelancer with business cards',
    advice: 'Start with a Chase Ink while you are under 5/24, because it stays off the personal report.',
    judgment:
      'Credible: Ink Preferred is second, $10 behind Venture, and Ink Unlimited fifth. Without bonuses, plain 2% leads.',
    profile: { hasBusiness: true },
    costs: freelance,
    rules: [
      {
        within: 5,
        some: { ids: firstBusinessCards },
        why: 'An Ink pays $750 or more for $6,000 to $8,000 in three months, which a freelancer spends anyway.',
      },
      {
        listed: 'nowhere',
        ids: companyCards,
        why: 'A freelancer has no company, so cards for companies are no choice.',
      },
      {
        listed: 'results',
        ids: ['chase-sapphire-preferred', 'wells-fargo-active-cash'],
        why: 'A business opens business cards and closes no personal ones.',
      },
      {
        within: 15,
        some: { ids: flatTwoPercent },
        years: 3,
        bonus: false,
        why: 'Without bonuses and categories of an office, plain 2% stays hard to beat.',
      },
      {
        within: 10,
        none: { feeAbove: 400 },
        years: 3,
        bonus: false,
        why: 'Fees of business cards for frequent travelers do not pay at $300 of travel a month.',
      },
    ],
  },
  {
    name: 'the same freelancer with personal cards only',
    advice: 'Without a business, the personal cards of any household with good credit.',
    judgment: 'Credible: no business card is listed.',
    profile: {},
    costs: freelance,
    rules: [
      {
        listed: 'nowhere',
        ids: firstBusinessCards,
        why: 'Business cards are out of every list until a person says that they have a business.',
      },
    ],
  },
]
