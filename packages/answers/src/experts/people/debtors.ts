import { balanceTransferCards, luxuryCards } from '../card-sets.ts'
import type { Person, Rule } from '../person.ts'

const costs = { grocery: 450, gas: 180, restaurant: 200, travel: 80, recreation: 120, other: 500 }

const noFee: Rule = {
  within: 5,
  none: { feeAbove: 0 },
  why: 'A fee buys rewards, and rewards do not pay off a debt.',
}

/** People who carry a balance. Totals are minus what the debt costs. */
export const debtors: readonly Person[] = [
  {
    name: 'Excellent credit, $12,000 to pay off in two years',
    profile: { credit: 'excellent', debt: { balance: 12_000, payment: 550 } },
    costs,
    rules: [
      {
        first: { ids: [...balanceTransferCards, 'citi-double-cash'] },
        why: 'NerdWallet and r/CreditCards send large debts to the longest 0% periods, or to an 18-month one with a 3% fee.',
      },
      {
        within: 5,
        some: { ids: ['wells-fargo-reflect', 'us-bank-shield', 'bankamericard', 'citi-diamond-preferred'] },
        why: 'With payments of two years, 21 months without interest are worth a 5% fee.',
      },
      noFee,
      { within: 20, none: { ids: luxuryCards }, why: 'Nobody in debt should pay for lounges.' },
    ],
  },
  {
    name: 'Good credit, $3,000 that is gone in a year',
    profile: { debt: { balance: 3000, payment: 280 } },
    costs,
    rules: [
      {
        first: { ids: ['citi-simplicity-card', 'citi-double-cash'] },
        why: 'A small debt is gone before any 0% period ends, so the lowest fee wins: 3% instead of 5%.',
      },
      {
        above: ['citi-simplicity-card', 'wells-fargo-reflect'],
        why: 'Three more months without interest are worth nothing to someone who does not need them.',
      },
      // $3,090 at $280 a month is paid off in the twelfth month, without interest.
      { totalOf: 'citi-simplicity-card', dollars: -90, why: '3% of $3,000, and no interest.' },
      noFee,
    ],
  },
  {
    name: 'Fair credit, $4,000 at $120 a month',
    profile: { credit: 'fair', debt: { balance: 4000, payment: 120 } },
    costs,
    rules: [
      {
        listed: 'out-of-reach',
        ids: ['wells-fargo-reflect', 'citi-simplicity-card', 'us-bank-shield'],
        why: 'These ask for good credit. Doctor of Credit and NerdWallet say so to people with fair credit.',
      },
      {
        within: 10,
        none: { ids: luxuryCards },
        why: 'Cards with high fees are out of reach, and would make it worse.',
      },
    ],
  },
]
