import { flatTwoPercent } from '../card-sets.ts'
import type { Person } from '../person.ts'

const costs = { grocery: 600, gas: 250, restaurant: 350, travel: 150, recreation: 150, other: 700 }

export const military: readonly Person[] = [
  {
    name: 'Navy family with Navy Federal',
    advice: 'More Rewards pays 3 points on food, gas and transit without a fee, and members love it.',
    judgment: 'Credible: it’s among the first three without bonuses.',
    profile: { memberships: ['navy-federal'] },
    costs,
    rules: [
      {
        within: 5,
        some: { ids: ['navy-federal-more-rewards-american-express'] },
        years: 3,
        bonus: false,
        why: '3 points on groceries, gas, restaurants and transit without a fee fit a family.',
      },
      { listed: 'out-of-reach', ids: ['usaa-eagle-navigator'], why: 'USAA is another membership.' },
    ],
  },
  {
    name: 'Veteran with USAA',
    advice: 'USAA’s cards are fine for insurance customers, and a 2% card earns more.',
    judgment: 'Credible: USAA’s cards are within reach but not first.',
    profile: { memberships: ['usaa'] },
    costs,
    rules: [
      {
        listed: 'results',
        ids: ['usaa-preferred-cash-rewards', 'usaa-eagle-navigator'],
        why: 'Members can get both.',
      },
      {
        listed: 'out-of-reach',
        ids: ['navy-federal-more-rewards-american-express', 'navy-federal-go-rewards'],
        why: 'Navy Federal is another membership.',
      },
      {
        within: 5,
        some: { ids: [...flatTwoPercent, 'blue-cash-preferred-card'] },
        years: 3,
        bonus: false,
        why: "USAA's 1.5% card doesn't beat a plain 2% card.",
      },
    ],
  },
  {
    name: 'Recruit, new to credit, with Navy Federal',
    advice: 'Navy Federal approves recruits, often for its no-fee rewards cards.',
    judgment:
      'Credible: the first two are Navy Federal’s, which names people without a score in the CFPB’s survey.',
    profile: { credit: 'none', memberships: ['navy-federal'] },
    costs: { grocery: 150, gas: 120, restaurant: 250, travel: 60, recreation: 100, other: 200 },
    rules: [
      {
        listed: 'results',
        ids: ['navy-federal-cash-rewards-secured'],
        why: 'It is the standard first card on base.',
      },
      { within: 5, none: { feeAbove: 0 }, why: 'First cards do not need a fee.' },
      {
        listed: 'out-of-reach',
        ids: ['chase-sapphire-preferred'],
        why: 'It asks for good credit.',
      },
    ],
  },
  {
    name: 'Military household with both memberships and a balance',
    advice:
      'Navy Federal Platinum, with a low rate and often no transfer fee, is the first thing r/CreditCards asks about.',
    judgment: 'Credible: it’s first by a small margin.',
    profile: { memberships: ['navy-federal', 'usaa'], debt: { balance: 5000, payment: 250 } },
    costs,
    rules: [
      {
        within: 10,
        some: { ids: ['navy-federal-platinum', 'usaa-rate-advantage'] },
        why: 'Their regular rates from about 10% are among the lowest of all cards.',
      },
      { within: 5, none: { feeAbove: 0 }, why: 'People in debt should not pay an annual fee for rewards.' },
    ],
  },
]
