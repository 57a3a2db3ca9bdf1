import { flatTwoPercent } from '../card-sets.ts'
import type { Person } from '../person.ts'

/** People who want cash back, by what they buy most. */
export const cashLovers: readonly Person[] = [
  {
    name: 'Minimalist with one card',
    advice: 'One 2% card for ten years.',
    judgment: 'Credible: without bonuses, a 2% card and Blue Cash Preferred are within $32.',
    profile: { activatesCategories: false },
    costs: { grocery: 350, gas: 150, restaurant: 250, travel: 100, recreation: 100, other: 550 },
    rules: [
      {
        within: 3,
        some: { ids: flatTwoPercent },
        years: 3,
        bonus: false,
        why: 'The one-card answer has been a 2% card for ten years.',
      },
      {
        within: 5,
        none: { ids: ['chase-freedom-flex', 'discover-it-cash-back'] },
        years: 3,
        bonus: false,
        why: 'Rotating categories pay nothing extra to people who do not activate them.',
      },
    ],
  },
  {
    name: 'Optimizer who activates every quarter',
    advice: 'Discover it and Freedom Flex are worth the four clicks a year.',
    judgment: 'Credible: both gain what their caps allow, and no more.',
    profile: {},
    costs: { grocery: 400, gas: 150, restaurant: 300, travel: 100, recreation: 120, other: 450 },
    rules: [
      {
        gainOf: 'discover-it-cash-back',
        over: { activatesCategories: false },
        atLeast: 80,
        atMost: 240,
        bonus: false,
        why: '5% instead of 1% on up to $1,500 a quarter is at most $240 a year.',
      },
      {
        gainOf: 'chase-freedom-flex',
        over: { activatesCategories: false },
        atLeast: 50,
        atMost: 240,
        bonus: false,
        why: "Chase's rotating categories have the same cap.",
      },
    ],
  },
  {
    name: 'Commuter who spends $500 on gas',
    advice: '3% or more on gas, without joining a club.',
    judgment: 'Credible: Blue Cash Preferred and Strata lead without bonuses.',
    profile: {},
    costs: { grocery: 400, gas: 500, restaurant: 200, travel: 50, recreation: 80, other: 500 },
    rules: [
      {
        within: 5,
        some: {
          ids: [
            'blue-cash-preferred-card',
            'citi-strata',
            'citi-strata-premier',
            'pnc-cash-rewards',
            'truist-enjoy-cash-3-2-1',
            'wells-fargo-autograph',
          ],
        },
        years: 3,
        bonus: false,
        why: '3% or more on gas decides for commuters.',
      },
      {
        listed: 'out-of-reach',
        ids: [
          'costco-anywhere-visa-card-by-citi',
          'sams-club-mastercard',
          'aaa-travel-advantage-visa-signature',
        ],
        why: 'The highest gas rates belong to clubs that this person is not in.',
      },
    ],
  },
  {
    name: 'Foodie with good credit',
    advice: '3% or 4% on restaurants without a fee: Savor, Autograph, Freedom or Altitude Go.',
    judgment: 'Credible: these are the first cards without bonuses.',
    profile: {},
    costs: { grocery: 300, gas: 80, restaurant: 900, travel: 120, recreation: 150, other: 500 },
    rules: [
      {
        within: 5,
        some: {
          ids: [
            'chase-freedom-flex',
            'chase-freedom-unlimited',
            'us-bank-altitude-go-visa-signature',
            'wells-fargo-autograph',
          ],
        },
        years: 3,
        bonus: false,
        why: '3% to 4% on restaurants without a fee.',
      },
      {
        listed: 'out-of-reach',
        ids: ['robinhood-gold-card'],
        why: 'It needs Robinhood Gold.',
      },
    ],
  },
  {
    name: 'Foodie with excellent credit who goes to concerts',
    advice: 'Savor was made for this.',
    judgment: 'Credible: it’s in the top five without bonuses.',
    profile: { credit: 'excellent' },
    costs: { grocery: 500, gas: 100, restaurant: 600, travel: 100, recreation: 400, other: 400 },
    rules: [
      {
        within: 5,
        some: { ids: ['capital-one-savor'] },
        years: 3,
        bonus: false,
        why: '3% on restaurants, groceries, streaming and entertainment without a fee is made for this.',
      },
      {
        above: ['capital-one-savor', 'capital-one-quicksilver'],
        years: 3,
        bonus: false,
        why: '3% on most of the spending beats 1.5% on all of it.',
      },
    ],
  },
  {
    name: 'Shopper who spends most in stores and online',
    advice: '2% on what has no category.',
    judgment: 'Credible: 2% cards lead without bonuses.',
    profile: {},
    costs: { grocery: 250, gas: 80, restaurant: 150, travel: 50, recreation: 100, other: 1600 },
    rules: [
      {
        within: 5,
        some: { ids: flatTwoPercent },
        years: 3,
        bonus: false,
        why: 'What has no category earns 1% on category cards and 2% on flat cards.',
      },
      {
        above: ['wells-fargo-active-cash', 'blue-cash-preferred-card'],
        years: 3,
        bonus: false,
        why: '6% on a small grocery bill cannot make up for 1% on the rest and a fee.',
      },
    ],
  },
]
