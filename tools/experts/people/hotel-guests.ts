import type { Person } from '../person.ts'

const costs = { grocery: 500, gas: 200, restaurant: 450, travel: 600, recreation: 200, other: 900 }

export const hotelGuests: readonly Person[] = [
  {
    name: 'Hilton guest',
    advice: 'Surpass is the standard card for Hilton guests, and the no-fee card for occasional ones.',
    judgment: 'Credible: both lead.',
    profile: { programs: { 'hilton-honors': 3000 } },
    costs,
    rules: [
      {
        within: 10,
        some: { ids: ['hilton-honors-american-express-surpass-card', 'hilton-honors-card'] },
        why: 'Surpass is the standard card for Hilton guests.',
      },
      {
        listed: 'out-of-reach',
        ids: ['hilton-honors-american-express-aspire-card'],
        why: 'The $550 card asks for excellent credit.',
      },
    ],
  },
  {
    name: 'Marriott guest',
    advice: 'Boundless with its free night is what NerdWallet names first.',
    judgment: 'Credible: third in year one, and first over three years thanks to the yearly night.',
    profile: { programs: { 'marriott-bonvoy': 3000 } },
    costs,
    rules: [
      {
        within: 10,
        some: { programs: ['marriott-bonvoy'] },
        why: 'Three free nights or 85,000 points pay for the fee several times.',
      },
    ],
  },
  {
    name: 'IHG guest',
    advice: 'IHG Premier is among the best hotel cards: a large bonus and a free night every year.',
    judgment: 'Credible: it wins in every list.',
    profile: { programs: { 'ihg-one-rewards': 3000 } },
    costs,
    rules: [
      {
        within: 5,
        some: { programs: ['ihg-one-rewards'] },
        why: '180,000 points are one of the largest hotel bonuses.',
      },
    ],
  },
  {
    name: 'Hyatt guest who transfers points',
    advice: 'Chase or Bilt points for transfers to Hyatt, and Hyatt’s own card for its free night.',
    judgment: 'Credible: bank points lead, since 2 miles on everything beat 4 points at one hotel.',
    profile: { points: 'transfers', programs: { 'world-of-hyatt': 2500 } },
    costs,
    rules: [
      {
        within: 5,
        some: { programs: ['chase-ultimate-rewards', 'bilt-rewards'] },
        why: 'Chase and Bilt points move to Hyatt at full value.',
      },
      {
        within: 10,
        some: { ids: ['world-of-hyatt-credit-card'] },
        why: 'Hyatt points have the highest value of all large hotel programs.',
      },
    ],
  },
  {
    name: 'Wyndham road tripper',
    advice: 'Earner Plus pays 4 points on gas and restaurants and a yearly bonus.',
    judgment:
      'Credible: at what a Wyndham point is worth, bank cards earn more, so Earner Plus stays behind.',
    profile: { programs: { 'wyndham-rewards': 2000 } },
    costs: { ...costs, gas: 400 },
    rules: [
      {
        above: ['wyndham-rewards-earner-plus-card', 'wyndham-rewards-earner-card'],
        years: 3,
        bonus: false,
        why: '4 points on gas, groceries and restaurants and a yearly bonus outweigh a $95 fee on the road.',
      },
      {
        gainOf: 'wyndham-rewards-earner-plus-card',
        over: { programs: {} },
        atLeast: 300,
        atMost: 2000,
        why: 'Points count for people who sleep at Wyndham, up to what they spend there.',
      },
    ],
  },
  {
    name: 'Cruiser who sails with Carnival',
    advice: 'Guides recommend no cruise line’s card.',
    judgment: 'Credible: it’s far below a 2% card.',
    profile: { programs: { 'carnival-funpoints': 2500 } },
    costs,
    rules: [
      {
        above: ['citi-double-cash', 'carnival-world-mastercard'],
        years: 3,
        why: "Even for cruisers, a plain 2% card earns more than a cruise line's card.",
      },
    ],
  },
  {
    name: 'IHG guest with $4,000 a year at IHG',
    advice: 'People who stay with IHG this often should have Premier before any other card.',
    judgment: 'Credible: Premier wins in every list, and the no-fee Traveler follows in the first year.',
    profile: { programs: { 'ihg-one-rewards': 4000 } },
    costs: { ...costs, details: { hotels: 350 } },
    rules: [
      {
        first: { ids: ['ihg-rewards-club-premier-credit-card'] },
        years: 3,
        why: 'The yearly night alone pays for the fee.',
      },
      { within: 10, none: { programs: ['hilton-honors', 'marriott-bonvoy'] }, why: 'They stay with IHG.' },
    ],
  },
]
