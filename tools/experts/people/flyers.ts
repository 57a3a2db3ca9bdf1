import type { Person } from '../person.ts'

const costs = { grocery: 500, gas: 200, restaurant: 450, travel: 500, recreation: 200, other: 900 }

export const flyers: readonly Person[] = [
  {
    name: 'Delta flyer',
    advice: 'Guides name Delta Gold for its bonus and free bag, and a bank card for everything else.',
    judgment: 'Credible: Gold is in the top five on points alone, and our numbers leave out bags.',
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
    advice: 'One ticket a year is no reason for an airline card.',
    judgment: 'Credible: no Delta card comes near the top.',
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
    advice: 'United Explorer for its bonus, and a bank card that transfers to United beside it.',
    judgment: 'Credible: Explorer leads the first year, and bank cards lead from then on.',
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
    advice: 'Southwest points have a steady value, and one of its cards’ bonuses pays for a family trip.',
    judgment:
      'Credible: two Southwest cards are in the top five; transferable bonuses are worth slightly more.',
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
    advice: 'Citi’s Platinum Select is the standard card, waived or not, while its bonus is high.',
    judgment: 'Credible: the 80,000 miles decide, and the lead lasts three years.',
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
    advice:
      'Atmos points are among the most valuable, so guides name Ascent, and Hawaiian’s card while it lasts.',
    judgment:
      'Partly credible: Hawaiian’s card is first, because 70,000 points need only $2,000. It may end any day; its page says where it can still be had.',
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
    advice: 'JetBlue Plus, for 6 points on tickets and a large bonus.',
    judgment: 'Credible: JetBlue Plus wins over one year and over three.',
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
    advice: 'Miles aren’t cash. People who want cash should take cash cards.',
    judgment: 'Credible: no airline or hotel card is listed near the top.',
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
    advice: 'Two train trips a year are no reason for a train card.',
    judgment: 'Credible: no Amtrak card comes near the top.',
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
    advice: 'Regular riders get more than 2 cents a point on the Northeast Corridor.',
    judgment:
      'Credible: the Preferred card wins over three years; its last bonus has ended, so year one belongs to others.',
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
  {
    name: 'American flyer with $5,000 a year on American',
    advice:
      'Doctor of Credit takes the bonus of Platinum Select, and frequent flyers add a card with more miles on tickets.',
    judgment: 'Credible: the bonus leads; without it, the no-fee and bank travel cards are as good.',
    profile: { programs: { aadvantage: 5000 } },
    costs: { ...costs, travel: 700, details: { flights: 500 } },
    rules: [
      {
        within: 3,
        some: { ids: ['citi-aadvantage-platinum-select-world-elite-m'] },
        why: 'Two miles on American tickets and 80,000 miles to begin with.',
      },
      { within: 10, none: { programs: ['united-mileageplus', 'delta-skymiles'] }, why: 'They fly American.' },
    ],
  },
]
