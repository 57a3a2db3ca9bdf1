import type { Person } from '../person.ts'

const costs = { grocery: 500, gas: 200, restaurant: 450, travel: 600, recreation: 200, other: 900 }

export const hotelGuests: readonly Person[] = [
  {
    name: 'Hilton guest',
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
]
