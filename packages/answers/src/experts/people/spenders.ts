import { familyCards, flatTwoPercent, luxuryCards, transferPrograms } from '../card-sets.ts'
import type { Person } from '../person.ts'

const tenThousand = { grocery: 1200, gas: 400, restaurant: 1500, travel: 1500, recreation: 900, other: 4500 }

/** People who spend far more or far less than the average. */
export const spenders: readonly Person[] = [
  {
    name: '$10,000 a month, nothing chosen',
    profile: { credit: 'excellent' },
    costs: tenThousand,
    rules: [
      {
        within: 5,
        none: { feeAbove: 500 },
        years: 3,
        bonus: false,
        why: 'Without credits and transfers, high fees do not pay even at $10,000 a month.',
      },
      {
        within: 5,
        some: { ids: [...flatTwoPercent, 'capital-one-venture-rewards', 'bilt-palladium'] },
        years: 3,
        bonus: false,
        why: 'Caps of category cards are long used up, so the flat rate decides.',
      },
      {
        within: 10,
        none: { programs: ['amtrak-guest-rewards'] },
        years: 3,
        bonus: false,
        why: 'Nobody spends $10,000 a month for train tickets.',
      },
    ],
  },
  {
    name: '$10,000 a month, transfers points',
    profile: { credit: 'excellent', points: 'transfers' },
    costs: tenThousand,
    rules: [
      {
        within: 5,
        none: { ids: flatTwoPercent },
        years: 3,
        why: '2 miles at 1.7 cents are worth 3.4%.',
      },
      {
        within: 5,
        some: {
          ids: [
            'capital-one-venture-x',
            'capital-one-venture-rewards',
            'bilt-palladium',
            'american-express-gold-card',
          ],
        },
        years: 3,
        why: '2 points on everything, or 4 on food, are the base of every large wallet.',
      },
      { first: { programs: transferPrograms }, years: 3, why: 'Transferable points win at this spending.' },
    ],
  },
  {
    name: 'Luxury traveler who uses the credits',
    profile: {
      credit: 'excellent',
      points: 'transfers',
      booksInPortals: true,
      credits: [
        'chase-sapphire-reserve-annual-travel-credit',
        'clear-plus',
        'lululemon',
        'resy',
        'the-edit',
        'the-platinum-card-airline-fee-credit',
        'the-platinum-card-digital-entertainment-credit',
        'the-platinum-card-hotel-credit',
        'uber-cash',
      ],
    },
    costs: { grocery: 600, gas: 200, restaurant: 2000, travel: 3000, recreation: 800, other: 2500 },
    rules: [
      {
        within: 3,
        some: { ids: luxuryCards },
        years: 3,
        why: 'For people who would buy all of it anyway, luxury cards pay for themselves.',
      },
      {
        gainOf: 'the-platinum-card',
        over: { credits: [] },
        atLeast: 500,
        atMost: 2000,
        bonus: false,
        why: 'These credits have a face value of $2,219 a year, and nobody uses all of it.',
      },
    ],
  },
  {
    name: '$600 a month',
    profile: {},
    costs: { grocery: 180, gas: 70, restaurant: 80, travel: 20, recreation: 40, other: 210 },
    rules: [
      {
        within: 5,
        none: { feeAbove: 0 },
        years: 3,
        bonus: false,
        why: 'At $7,200 a year, 2% is $144: no fee pays for itself.',
      },
      {
        within: 5,
        some: { ids: [...flatTwoPercent, ...familyCards] },
        years: 3,
        bonus: false,
        why: 'A plain card without a fee is all that this needs.',
      },
      {
        bonusOf: 'capital-one-venture-rewards',
        atMost: 0,
        why: '$4,000 in three months is out of reach, and the credit needs a stay booked in the portal.',
      },
    ],
  },
  {
    name: '$1,000 a month, wants a big bonus',
    profile: {},
    costs: { grocery: 300, gas: 100, restaurant: 150, travel: 50, recreation: 80, other: 320 },
    rules: [
      {
        bonusOf: 'american-express-gold-card',
        atMost: 0,
        why: '$8,000 in six months is out of reach at $1,000 a month.',
      },
      {
        bonusOf: 'citi-double-cash',
        atLeast: 200,
        atMost: 200,
        why: '$1,500 in six months is within reach.',
      },
      { within: 5, none: { feeAbove: 100 }, why: 'Without a bonus, no high fee pays at this spending.' },
    ],
  },
]
