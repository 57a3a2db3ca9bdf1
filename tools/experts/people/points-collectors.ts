import { flatTwoPercent, transferPrograms } from '../card-sets.ts'
import type { Person } from '../person.ts'

const costs = { grocery: 519, gas: 220, restaurant: 356, travel: 180, recreation: 215, other: 850 }

export const pointsCollectors: readonly Person[] = [
  {
    name: 'Foodie who transfers points',
    advice: 'Amex Gold.',
    judgment: 'Credible: it’s first in every list.',
    profile: { points: 'transfers' },
    costs: { grocery: 900, gas: 100, restaurant: 1100, travel: 300, recreation: 150, other: 450 },
    rules: [
      {
        within: 2,
        some: { ids: ['american-express-gold-card'] },
        years: 3,
        bonus: false,
        why: '4 points on $24,000 of food are what the Gold Card is for.',
      },
      {
        within: 3,
        none: { ids: flatTwoPercent },
        years: 3,
        bonus: false,
        why: '4 points at 1.7 cents are 6.8%.',
      },
    ],
  },
  {
    name: 'Foodie who uses the Gold credits but does not transfer',
    advice: 'Gold pays if its monthly credits are used anyway, at about half of their face value.',
    judgment: 'Credible: with the credits it’s first, and without them it isn’t.',
    profile: { credits: ['uber-cash', 'american-express-gold-card-dining-credit', 'dunkin', 'resy'] },
    costs: { grocery: 700, gas: 100, restaurant: 900, travel: 200, recreation: 150, other: 450 },
    rules: [
      {
        gainOf: 'american-express-gold-card',
        over: { credits: [] },
        atLeast: 150,
        atMost: 300,
        bonus: false,
        why: 'Credits of $424 in monthly pieces are worth about half of their face value.',
      },
    ],
  },
  {
    name: 'Average household that transfers points',
    advice: 'Venture or Sapphire Preferred, and Strata Premier as the third.',
    judgment: 'Credible: in exactly this order.',
    profile: { points: 'transfers' },
    costs,
    rules: [
      {
        first: { programs: transferPrograms },
        why: 'A large bonus of transferable points is worth the most.',
      },
      {
        within: 5,
        some: { ids: ['capital-one-venture-rewards', 'chase-sapphire-preferred', 'citi-strata-premier'] },
        years: 3,
        why: 'These are the first cards of most collectors.',
      },
    ],
  },
  {
    name: 'Collector who values Chase points at 2 cents',
    advice: 'Then Chase’s cards win.',
    judgment: 'Credible: Sapphire Preferred leads by more than $1,000.',
    profile: { points: 'own', pointValues: { 'chase-ultimate-rewards': 200 } },
    costs,
    rules: [
      {
        above: ['chase-sapphire-preferred', 'citi-double-cash'],
        years: 3,
        why: 'At 2 cents a point, Sapphire Preferred pays 2% to 6% and a $1,500 bonus.',
      },
      {
        first: { ids: ['chase-sapphire-preferred'] },
        why: 'Nothing else in the list has a bonus of $1,500.',
      },
    ],
  },
  {
    name: 'Skeptic who values every bank point at half a cent',
    advice: 'Then only cash counts.',
    judgment: 'Credible: no bank point is in the top ten.',
    profile: {
      points: 'own',
      pointValues: {
        'amex-membership-rewards': 50,
        'bilt-rewards': 50,
        'capital-one-miles': 50,
        'chase-ultimate-rewards': 50,
        'citi-thankyou': 50,
        'wells-fargo-rewards': 50,
      },
    },
    costs,
    rules: [
      {
        within: 10,
        none: { programs: transferPrograms },
        years: 3,
        bonus: false,
        why: 'At half a cent, every bank point loses to 2% cash back.',
      },
      {
        within: 3,
        some: { ids: [...flatTwoPercent, 'blue-cash-preferred-card'] },
        years: 3,
        bonus: false,
        why: 'Cash is what remains.',
      },
    ],
  },
]
