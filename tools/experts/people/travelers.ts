import { flatTwoPercent, starterTravelCards, transferPrograms, weakCashPrograms } from '../card-sets.ts'
import type { Person } from '../person.ts'

export const travelers: readonly Person[] = [
  {
    name: 'Occasional vacationer',
    advice: 'Sapphire Preferred or Venture, for the bonus and a $95 fee, is what every guide says.',
    judgment: 'Credible: the four usual first travel cards are the first four.',
    profile: {},
    costs: { grocery: 450, gas: 180, restaurant: 350, travel: 350, recreation: 200, other: 800 },
    rules: [
      {
        within: 3,
        some: { ids: starterTravelCards },
        why: 'A first travel card with a $95 fee and a large bonus is the standard advice.',
      },
      { within: 5, none: { feeAbove: 100 }, years: 3, why: 'Two trips a year do not pay for a luxury card.' },
    ],
  },
  {
    name: 'Traveler who wants cash',
    advice: 'For cash, guides prefer points that pay a full cent: Wells Fargo, Chase and Citi.',
    judgment:
      'Credible: Autograph and its sibling win without bonuses, and miles that pay half a cent are gone.',
    profile: { credit: 'excellent', points: 'cash' },
    costs: { grocery: 400, gas: 150, restaurant: 600, travel: 900, recreation: 200, other: 900 },
    rules: [
      {
        within: 10,
        none: { programs: weakCashPrograms },
        years: 3,
        bonus: false,
        why: 'These points pay at most 0.6 cents as cash.',
      },
      {
        within: 5,
        some: {
          ids: [
            'wells-fargo-autograph-journey',
            'wells-fargo-autograph',
            'us-bank-altitude-connect',
            'citi-strata-premier',
            ...flatTwoPercent,
          ],
        },
        years: 3,
        bonus: false,
        why: 'Their points are worth a full cent as cash, and they pay most on travel.',
      },
    ],
  },
  {
    name: 'Frequent traveler who transfers points',
    advice: 'The Points Guy and Frequent Miler start with Sapphire Preferred, Venture X and Amex Gold.',
    judgment: 'Credible: the first three are those two banks’ cards, and Venture X is the one to keep.',
    profile: { credit: 'excellent', points: 'transfers' },
    costs: { grocery: 500, gas: 120, restaurant: 900, travel: 1500, recreation: 250, other: 1500 },
    rules: [
      { first: { programs: transferPrograms }, why: 'Transferable points are the point of collecting.' },
      { first: { programs: transferPrograms }, years: 3, why: 'They win in the long run too.' },
      {
        within: 5,
        some: { ids: [...starterTravelCards, 'american-express-gold-card', 'capital-one-venture-x'] },
        years: 3,
        why: 'Frequent Miler and The Points Guy both start with these.',
      },
      {
        within: 3,
        none: { ids: flatTwoPercent },
        years: 3,
        why: 'At 1.7 cents a point, 2 points beat 2% cash back.',
      },
    ],
  },
  {
    name: 'Traveler who books in portals and uses the travel credit',
    advice: 'Venture X is the standard answer to someone who books hotels in Capital One’s portal.',
    judgment:
      'Credible: Venture X wins with its bonus. Without one, Freedom Flex is $23 ahead, since Chase’s portal pays 5% on it too.',
    profile: {
      credit: 'excellent',
      booksInPortals: true,
    },
    costs: {
      ...{ grocery: 400, gas: 120, restaurant: 500, travel: 1200, recreation: 200, other: 900 },
      details: { hotels: 500, flights: 400 },
    },
    rules: [
      {
        gainOf: 'capital-one-venture-x',
        over: { booksInPortals: false },
        atLeast: 300,
        bonus: false,
        why: '10 miles on hotels and 5 on flights are why people book with Capital One.',
      },
      {
        above: ['capital-one-venture-x', 'capital-one-venture-rewards'],
        years: 3,
        bonus: false,
        why: 'With the $300 credit and the anniversary miles, Venture X costs less than Venture.',
      },
      {
        gainOf: 'capital-one-venture-x',
        over: { creditAmounts: { 'capital-one-venture-x-annual-travel-credit': 0 } },
        atLeast: 150,
        atMost: 285,
        bonus: false,
        why: 'A $300 portal credit is worth most of its face value, never all of it.',
      },
    ],
  },
  {
    name: 'Traveler who books direct and uses no credits',
    advice: 'Without the credit and the portal, Venture or a no-fee travel card beats Venture X.',
    judgment: 'Credible: Venture leads the first year, and Autograph is the card to keep.',
    profile: {
      credit: 'excellent',
      creditAmounts: { 'capital-one-venture-x-annual-travel-credit': 0 },
    },
    costs: { grocery: 400, gas: 120, restaurant: 500, travel: 1200, recreation: 200, other: 900 },
    rules: [
      {
        above: ['capital-one-venture-rewards', 'capital-one-venture-x'],
        years: 3,
        bonus: false,
        why: 'Without credit and portal, both earn 2 miles and Venture costs $300 less.',
      },
      {
        within: 5,
        none: { feeAbove: 500 },
        years: 3,
        why: 'A fee above $500 pays only for people who use the credits.',
      },
    ],
  },
  {
    name: 'Business traveler with $24,000 of trips, transfers points',
    advice: 'Chase’s and Capital One’s points, for flights and hotels, are the advice everywhere.',
    judgment:
      'Credible: Sapphire Preferred leads, and Autograph Journey is the surprise that Doctor of Credit’s readers would understand.',
    profile: { credit: 'excellent', points: 'transfers' },
    costs: { grocery: 300, gas: 100, restaurant: 1200, travel: 2000, recreation: 150, other: 700 },
    rules: [
      {
        first: { programs: transferPrograms },
        years: 3,
        why: 'Flights, hotels and restaurants earn 3 to 5 points.',
      },
      {
        within: 10,
        some: { ids: ['chase-sapphire-preferred', 'chase-sapphire-reserve'] },
        years: 3,
        why: "Chase's points are among the most useful for hotels and flights.",
      },
      {
        within: 5,
        none: { ids: flatTwoPercent },
        years: 3,
        why: '2% cash is far behind on travel and dining.',
      },
    ],
  },
]
