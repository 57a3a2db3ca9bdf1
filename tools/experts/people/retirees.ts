import { flatTwoPercent, starterTravelCards, weakCashPrograms } from '../card-sets.ts'
import type { Person } from '../person.ts'

export const retirees: readonly Person[] = [
  {
    name: 'Retired couple that wants cash only',
    advice: 'Groceries, gas and a flat rate, as cash.',
    judgment: 'Credible: Blue Cash Preferred leads over three years.',
    profile: { points: 'cash' },
    costs: { grocery: 600, gas: 180, restaurant: 250, travel: 300, recreation: 200, other: 700 },
    rules: [
      {
        within: 10,
        none: { programs: weakCashPrograms },
        years: 3,
        bonus: false,
        why: 'Points that pay half a cent as cash are no cash back.',
      },
      {
        within: 5,
        some: { ids: [...flatTwoPercent, 'blue-cash-preferred-card'] },
        years: 3,
        why: 'Groceries and a flat rate cover most of what retirees buy.',
      },
    ],
  },
  {
    name: 'Retiree on a fixed income who avoids effort',
    advice: 'One 2% card.',
    judgment: 'Credible: with Blue Cash Preferred’s free year ahead of it.',
    profile: { activatesCategories: false },
    costs: { grocery: 320, gas: 90, restaurant: 120, travel: 60, recreation: 80, other: 430 },
    rules: [
      {
        within: 3,
        some: { ids: flatTwoPercent },
        years: 3,
        bonus: false,
        why: 'One rate, no fee and nothing to remember.',
      },
      {
        within: 10,
        none: { ids: ['discover-it-cash-back'] },
        years: 3,
        bonus: false,
        why: 'Without activation, Discover it is a 1% card.',
      },
      { within: 5, none: { feeAbove: 100 }, years: 3, why: 'A fixed income has no room for a high fee.' },
    ],
  },
  {
    name: 'Retired couple that travels well and transfers points',
    advice: 'Venture X, Sapphire Preferred and Amex Gold.',
    judgment: 'Credible: Venture and Venture X lead, and Sapphire Preferred follows.',
    profile: { credit: 'excellent', points: 'transfers' },
    costs: { grocery: 600, gas: 150, restaurant: 700, travel: 1400, recreation: 400, other: 900 },
    rules: [
      {
        within: 5,
        some: {
          ids: [
            'chase-sapphire-preferred',
            'capital-one-venture-rewards',
            'citi-strata-premier',
            'american-express-gold-card',
          ],
        },
        years: 3,
        why: 'Food and travel earn the most with these, and transfers make trips cheap.',
      },
    ],
  },
  {
    name: 'Retiree who lives abroad',
    advice: 'No foreign transaction fee comes first: 3% on everything is more than any card earns.',
    judgment:
      'Credible: no card in the top ten charges a foreign fee. Where Amex isn’t taken, the Visa cards without one earn the same.',
    profile: { credit: 'excellent' },
    isAbroad: true,
    costs: { grocery: 500, gas: 60, restaurant: 500, travel: 500, recreation: 150, other: 600 },
    rules: [
      {
        within: 10,
        none: { traits: ['foreign-fee'] },
        why: 'A foreign fee of 3% is more than rewards bring back.',
      },
      {
        within: 10,
        none: { traits: ['foreign-fee'] },
        years: 3,
        bonus: false,
        why: 'The fee is charged every year.',
      },
      {
        within: 5,
        some: { ids: starterTravelCards },
        why: 'Travel cards without a foreign fee are the standard advice for life abroad.',
      },
      {
        above: ['capital-one-quicksilver', 'citi-double-cash'],
        years: 3,
        bonus: false,
        why: '1.5% without a fee beats 2% minus 3%.',
      },
    ],
  },
]
