import {
  familyCards,
  flatTwoPercent,
  luxuryCards,
  starterTravelCards,
  transferPrograms,
} from '../card-sets.ts'
import type { Person } from '../person.ts'

const tenThousand = { grocery: 1200, gas: 400, restaurant: 1500, travel: 1500, recreation: 900, other: 4500 }
const keeping = { years: 3, bonus: false } as const

/** People who spend far more or far less than the average. */
export const spenders: readonly Person[] = [
  {
    name: '$10,000 a month, nothing chosen',
    advice: 'Caps are used up, so the flat rate decides. Discover it Miles is a first-year trick.',
    judgment: 'Credible: 3% in the first year leads, and 2% cards lead later.',
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
    advice: '2 miles on everything, or Amex Gold for food, are the base of a large wallet.',
    judgment: 'Credible: Venture and Venture X lead.',
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
    advice: 'Sapphire Reserve, Platinum and Venture X, for people who use what they pay for.',
    judgment:
      'Credible: Sapphire Reserve leads, because this person books all travel in portals at 8 points.',
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
    advice: 'A no-fee card, and at most Blue Cash Preferred while its first year is free.',
    judgment: 'Credible: exactly that.',
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
    advice: 'Bonuses for $4,000 and more are out of reach, so $200 for $500 to $1,500 is the target.',
    judgment: 'Credible: only bonuses count that this spending reaches.',
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
  {
    name: 'Freelancer who keeps business cards off',
    advice:
      'Without business cards, a freelancer with uneven purchases should take 2% on everything or a large bonus.',
    judgment: 'Credible: the list is a person’s, and no business card is in it.',
    profile: { credit: 'excellent' },
    costs: { grocery: 400, gas: 200, restaurant: 300, travel: 300, recreation: 100, other: 3000 },
    rules: [
      {
        within: 5,
        some: { ids: flatTwoPercent },
        years: 3,
        bonus: false,
        why: 'Software, contractors and supplies earn the base rate.',
      },
      { within: 3, none: { feeAbove: 500 }, why: 'Nothing here uses the credits of a luxury card.' },
    ],
  },
  {
    name: 'Driver of an electric car',
    advice: 'Charging counts as gas on some cards only; Autograph and Altitude cards name it.',
    judgment: 'Credible: cards that name charging lead without bonuses.',
    profile: {},
    costs: {
      ...{ grocery: 500, gas: 250, restaurant: 300, travel: 100, recreation: 150, other: 500 },
      details: { evCharging: 250 },
    },
    rules: [
      {
        within: 7,
        some: { ids: ['wells-fargo-autograph', 'us-bank-altitude-connect', 'citi-strata', 'gemini-credit'] },
        years: 3,
        bonus: false,
        why: 'Their rates name charging stations.',
      },
    ],
  },
  {
    name: 'Contractor with $12,000 a month of Other',
    advice:
      'High spending without a category belongs on 2% or 2 miles. Doctor of Credit adds Discover it Miles for its first year.',
    judgment:
      'Credible: Discover it Miles is first because its match has no cap; the credit line is the only limit.',
    profile: { credit: 'excellent' },
    costs: { grocery: 500, gas: 400, restaurant: 250, travel: 100, recreation: 100, other: 12_000 },
    rules: [
      {
        within: 3,
        some: { ids: ['discover-it-miles', 'capital-one-venture-rewards', ...flatTwoPercent] },
        why: 'Materials and fees earn the base rate, so the flat rate decides.',
      },
      { within: 5, some: { ids: flatTwoPercent }, ...keeping, why: '2% on everything, with no cap.' },
      {
        within: 10,
        none: {
          ids: [
            'us-bank-cash-plus-visa-signature',
            'bank-of-america-customized-cash-rewards',
            'chase-freedom-flex',
          ],
        },
        ...keeping,
        why: 'Nobody spends $12,000 a month on clothes, phones and online shopping because Other is high.',
      },
    ],
  },
  {
    name: 'Person with $2,000 a month of Other and nothing else',
    advice: '2% on everything is all there is.',
    judgment: 'Credible: bonuses lead the first year, and no card with 5% shops is near the top.',
    profile: {},
    costs: { grocery: 0, gas: 0, restaurant: 0, travel: 0, recreation: 0, other: 2000 },
    rules: [
      {
        // Eight cards without a fee pay 2% nationwide.
        within: 8,
        none: { ids: ['us-bank-cash-plus-visa-signature'] },
        ...keeping,
        why: 'Other isn’t spent in stores that pay 5%.',
      },
      {
        first: { ids: [...flatTwoPercent, 'fidelity-rewards-visa-signature'] },
        ...keeping,
        why: '2% is the most.',
      },
    ],
  },
  {
    name: 'Low spender with $400 a month',
    advice: 'A no-fee grocery card and no bonus that needs thousands of dollars.',
    judgment:
      'Partly credible: Upromise leads year one with a $300 bonus for $1,000. The offer was last seen in June, and the page says so.',
    profile: {},
    costs: { grocery: 200, gas: 60, restaurant: 60, travel: 0, recreation: 20, other: 60 },
    rules: [
      { within: 10, none: { feeAbove: 95 }, years: 3, why: 'No fee above $95 pays off at $4,800 a year.' },
      {
        within: 10,
        none: { ids: starterTravelCards },
        years: 3,
        why: 'Their bonuses need $4,000 in three months, ten times this spending.',
      },
      {
        within: 5,
        some: { ids: ['blue-cash-everyday-card', 'capital-one-savor', 'citi-strata'] },
        years: 3,
        why: 'Half of the money is groceries, so a card that pays 3% there without a fee is right.',
      },
    ],
  },
]
