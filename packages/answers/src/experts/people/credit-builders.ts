import { flatTwoPercent } from '../card-sets.ts'
import type { Person } from '../person.ts'

export const creditBuilders: readonly Person[] = [
  {
    name: 'Fair credit and a steady job',
    profile: { credit: 'fair' },
    costs: { grocery: 350, gas: 150, restaurant: 200, travel: 50, recreation: 80, other: 400 },
    rules: [
      {
        within: 5,
        some: {
          ids: ['bread-cashback-american-express-card', 'upgrade-cash-rewards-visa', 'capital-one-savorone'],
        },
        years: 3,
        bonus: false,
        why: 'These accept fair credit and pay 1.5% or more.',
      },
      {
        within: 5,
        none: { feeAbove: 40 },
        why: 'Fees above $39 are for people with few choices, and this one has some.',
      },
      {
        listed: 'out-of-reach',
        ids: [
          'citi-double-cash',
          'wells-fargo-active-cash',
          'chase-sapphire-preferred',
          'blue-cash-preferred-card',
        ],
        why: 'All ask for good credit.',
      },
    ],
  },
  {
    name: 'Rebuilding after a default',
    profile: { credit: 'poor' },
    costs: { grocery: 300, gas: 120, restaurant: 120, travel: 20, recreation: 50, other: 250 },
    rules: [
      {
        within: 5,
        some: {
          ids: [
            'discover-it-secured-credit-card',
            'capital-one-quicksilver-secured',
            'bank-of-america-cash-rewards-secured',
          ],
        },
        why: 'A secured card with rewards and no fee is the standard way back.',
      },
      { within: 5, none: { feeAbove: 0 }, why: 'Secured cards without a fee exist, so none should be paid.' },
      {
        listed: 'out-of-reach',
        ids: ['bread-cashback-american-express-card', 'chase-freedom-unlimited'],
        why: 'All ask for fair credit or better.',
      },
    ],
  },
  {
    name: 'Immigrant, new to credit, not a student',
    profile: { credit: 'none' },
    costs: { grocery: 350, gas: 100, restaurant: 200, travel: 80, recreation: 60, other: 350 },
    rules: [
      {
        within: 5,
        some: {
          ids: [
            'chase-freedom-student',
            'discover-it-secured-credit-card',
            'capital-one-quicksilver-secured',
          ],
        },
        why: 'Freedom Rise and secured cards accept people without a history.',
      },
      { within: 5, none: { feeAbove: 0 }, why: 'First cards do not need a fee.' },
      {
        listed: 'out-of-reach',
        ids: ['wells-fargo-active-cash', 'amazon-prime-rewards-visa-signature-card'],
        why: 'Both ask for good credit.',
      },
    ],
  },
  {
    name: 'Good credit for the first time, $1,800 a month',
    profile: {},
    costs: { grocery: 400, gas: 150, restaurant: 300, travel: 150, recreation: 150, other: 650 },
    rules: [
      {
        listed: 'results',
        ids: [
          'citi-double-cash',
          'chase-sapphire-preferred',
          'american-express-gold-card',
          'chase-freedom-flex',
        ],
        why: 'All of these approve scores from 670.',
      },
      {
        listed: 'out-of-reach',
        ids: ['the-platinum-card', 'capital-one-venture-x', 'chase-sapphire-reserve'],
        why: 'Luxury cards ask for 740 and more.',
      },
      {
        within: 7,
        some: { ids: [...flatTwoPercent, 'blue-cash-preferred-card'] },
        years: 3,
        why: 'A 2% card or Blue Cash Preferred is a sound upgrade.',
      },
    ],
  },
  {
    name: 'Fair credit with a balance',
    profile: { credit: 'fair', debt: { balance: 3000, payment: 150 } },
    costs: { grocery: 350, gas: 150, restaurant: 150, travel: 20, recreation: 60, other: 350 },
    rules: [
      {
        within: 5,
        none: { feeAbove: 50 },
        why: 'People in debt should pay no more than a small fee, and only for a 0% period.',
      },
      {
        listed: 'out-of-reach',
        ids: ['wells-fargo-reflect', 'citi-simplicity-card'],
        why: 'The longest 0% offers ask for good credit, and saying otherwise would raise false hope.',
      },
    ],
  },
]
