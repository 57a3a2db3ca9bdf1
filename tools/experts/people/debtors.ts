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
    advice: 'The longest 0% period for the lowest fee.',
    judgment:
      'Credible: 18 months with a 3% fee come first, and 21 months with a 5% fee cost about $160 more.',
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
    advice: 'A short debt needs the lowest fee, not the longest period.',
    judgment: 'Credible: the 3% cards are first.',
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
    advice: 'Few offers accept fair credit, and a higher payment saves more than any card.',
    judgment:
      'Partly credible: see the person with fair credit and $3,000; the page says that a higher payment saves the most.',
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
  {
    name: 'Poor credit, $2,000 on a card',
    advice: 'No transfer offer accepts poor credit; experts name nonprofit credit counseling.',
    judgment: 'Credible: no card is listed, since a $500 deposit can’t take a $2,000 balance.',
    profile: { credit: 'poor', debt: { balance: 2000, payment: 100 } },
    costs,
    rules: [
      {
        within: Number.POSITIVE_INFINITY,
        none: { traits: ['secured'] },
        why: 'The limit of a secured card is its deposit, so it cannot take the balance.',
      },
      {
        listed: 'out-of-reach',
        ids: ['capital-one-venture-x'],
        why: 'Cards that would decline are no way out of debt.',
      },
    ],
  },
]
