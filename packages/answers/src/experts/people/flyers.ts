import type { Person } from '../person.ts'

const costs = { grocery: 500, gas: 200, restaurant: 450, travel: 500, recreation: 200, other: 900 }

export const flyers: readonly Person[] = [
  {
    name: 'Delta flyer',
    profile: { programs: { 'delta-skymiles': 2000 } },
    costs,
    rules: [
      {
        within: 10,
        some: { programs: ['delta-skymiles'] },
        why: "For Delta flyers, the Gold card's bonus alone buys a trip.",
      },
      {
        listed: 'out-of-reach',
        ids: ['delta-skymiles-reserve-american-express-card'],
        why: 'The $650 card asks for excellent credit.',
      },
      {
        gainOf: 'delta-skymiles-gold-american-express-card',
        over: { programs: {} },
        atLeast: 300,
        atMost: 2000,
        why: 'Miles count at their usual value, up to what the person spends on Delta.',
      },
    ],
  },
  {
    name: 'Person who flies Delta for $150 a year',
    profile: { programs: { 'delta-skymiles': 150 } },
    costs,
    rules: [
      {
        within: 10,
        none: { programs: ['delta-skymiles'] },
        why: 'One cheap ticket a year is no reason for an airline card.',
      },
      {
        gainOf: 'delta-skymiles-gold-american-express-card',
        over: { programs: {} },
        atMost: 150,
        why: 'Miles are worth no more than the flights that they replace.',
      },
    ],
  },
  {
    name: 'United flyer with excellent credit',
    profile: { credit: 'excellent', programs: { 'united-mileageplus': 3000 } },
    costs: { ...costs, travel: 700 },
    rules: [
      {
        within: 10,
        some: { ids: ['united-explorer', 'united-quest', 'united-gateway'] },
        why: 'Explorer is the standard card for United flyers.',
      },
      {
        above: ['united-explorer', 'united-club-infinite'],
        years: 3,
        why: 'The $695 card is for people who want the lounge, which our numbers leave out.',
      },
    ],
  },
  {
    name: 'Southwest family',
    profile: { programs: { 'southwest-rapid-rewards': 2500 } },
    costs: { ...costs, grocery: 800 },
    rules: [
      {
        within: 10,
        some: { programs: ['southwest-rapid-rewards'] },
        why: 'Points have a steady value on Southwest, and the bonus pays for a family trip.',
      },
    ],
  },
  {
    name: 'American Airlines flyer',
    profile: { programs: { aadvantage: 2000 } },
    costs,
    rules: [
      {
        within: 5,
        some: { ids: ['citi-aadvantage-platinum-select-world-elite-m'] },
        why: '80,000 miles for a $99 fee are one of the best airline bonuses.',
      },
      {
        listed: 'nowhere',
        ids: ['aadvantage-aviator-red-world-elite-mastercard'],
        why: 'Barclays no longer takes applications for it.',
      },
    ],
  },
  {
    name: 'Alaska Airlines flyer',
    profile: { programs: { 'atmos-rewards': 2500 } },
    costs,
    rules: [
      {
        within: 10,
        some: { ids: ['atmos-rewards-ascent', 'hawaiian-airlines-world-elite-mastercard'] },
        why: 'Atmos points are among the most valuable airline miles.',
      },
    ],
  },
  {
    name: 'JetBlue flyer',
    profile: { programs: { 'jetblue-trueblue': 1800 } },
    costs,
    rules: [
      {
        within: 10,
        some: { ids: ['jetblue-plus-card'] },
        why: 'A large bonus, 6 points at JetBlue and 5,000 points every year for a $99 fee.',
      },
    ],
  },
  {
    name: 'Delta flyer who counts points as cash',
    profile: { points: 'cash', programs: { 'delta-skymiles': 3000, 'marriott-bonvoy': 2000 } },
    costs,
    rules: [
      {
        within: 10,
        none: { traits: ['brand-points'] },
        why: 'At cash value, miles and hotel points are worth nothing, even for loyal customers.',
      },
    ],
  },
  {
    name: 'Amtrak rider with $200 a year',
    profile: { programs: { 'amtrak-guest-rewards': 200 } },
    costs,
    rules: [
      {
        gainOf: 'amtrak-guest-rewards-mastercard',
        over: { programs: {} },
        atMost: 200,
        why: 'Points are worth no more than the train tickets that they replace.',
      },
      {
        gainOf: 'amtrak-guest-rewards-preferred-mastercard',
        over: { programs: {} },
        years: 3,
        atMost: 600,
        why: 'The limit is yearly, so it is $600 over three years.',
      },
      {
        within: 10,
        none: { programs: ['amtrak-guest-rewards'] },
        why: 'Two train trips a year are no reason for a train card.',
      },
    ],
  },
  {
    name: 'Amtrak commuter with $3,000 a year',
    profile: { programs: { 'amtrak-guest-rewards': 3000 } },
    costs,
    rules: [
      {
        within: 10,
        some: { programs: ['amtrak-guest-rewards'] },
        why: 'At 2.5 cents a point, regular riders get more than from cash back.',
      },
    ],
  },
]
