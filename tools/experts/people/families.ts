import { flatTwoPercent, luxuryCards, soundMainCards } from '../card-sets.ts'
import type { Person } from '../person.ts'

export const families: readonly Person[] = [
  {
    name: 'Family of four with a big grocery bill',
    advice:
      'NerdWallet sends big grocery bills to Blue Cash Preferred, and beyond its $6,000 cap to a 2% card.',
    judgment:
      'Credible: at $1,100 a month the cap is used up by June, so Venture and Strata Premier earn more.',
    profile: {},
    costs: { grocery: 1100, gas: 320, restaurant: 420, travel: 250, recreation: 300, other: 1200 },
    rules: [
      {
        above: ['blue-cash-preferred-card', 'blue-cash-everyday-card'],
        years: 3,
        bonus: false,
        why: 'Above about $3,200 of groceries a year, 6% is worth the $95 fee.',
      },
      {
        within: 5,
        none: { ids: ['american-express-gold-card', ...luxuryCards] },
        years: 3,
        bonus: false,
        why: "Without transfers and credits, Gold's $325 fee needs far more food than this.",
      },
      { first: { ids: soundMainCards }, years: 3, why: 'Any expert would name one of these first.' },
    ],
  },
  {
    name: 'Couple that buys few groceries',
    advice: 'Without a large category, the advice is one 2% card.',
    judgment:
      'Credible: Blue Cash Preferred and Freedom Flex lead the first year by bonuses, and 2% cards follow for the years after.',
    profile: {},
    costs: { grocery: 120, gas: 150, restaurant: 300, travel: 60, recreation: 60, other: 500 },
    rules: [
      {
        above: ['blue-cash-everyday-card', 'blue-cash-preferred-card'],
        years: 3,
        bonus: false,
        why: 'At $120 of groceries a month, 6% never pays for a $95 fee, even with a free first year.',
      },
      {
        within: 5,
        some: { ids: flatTwoPercent },
        years: 3,
        bonus: false,
        why: 'Spending without a focus is what 2% cards are for.',
      },
    ],
  },
  {
    name: 'Single parent on a budget',
    advice: 'Guides name Blue Cash Preferred or Everyday and a 2% card, and nothing with a fee above $95.',
    judgment:
      'Credible: half of the money goes to groceries and gas, so Blue Cash Preferred wins even after its fee.',
    profile: {},
    costs: { grocery: 420, gas: 180, restaurant: 130, travel: 20, recreation: 70, other: 380 },
    rules: [
      { within: 5, none: { feeAbove: 100 }, years: 3, why: 'A fee above $100 never pays at $1,200 a month.' },
      {
        within: 5,
        some: {
          ids: ['blue-cash-preferred-card', 'blue-cash-everyday-card', 'citi-strata', ...flatTwoPercent],
        },
        years: 3,
        bonus: false,
        why: 'Groceries and gas are half of the spending.',
      },
      {
        bonusOf: 'american-express-gold-card',
        atMost: 0,
        why: '$8,000 in six months is out of reach at $1,200 a month.',
      },
    ],
  },
  {
    name: 'Large family that puts everything on a card',
    advice: 'Past all caps, r/CreditCards recommends 2% or 2 miles on everything.',
    judgment: 'Credible: Discover it Miles is a true 3% in its first year, and 2% cards lead from then on.',
    profile: { credit: 'excellent' },
    costs: { grocery: 1500, gas: 500, restaurant: 700, travel: 600, recreation: 500, other: 2700 },
    rules: [
      {
        above: ['citi-double-cash', 'blue-cash-preferred-card'],
        years: 3,
        bonus: false,
        why: 'The 6% ends at $6,000 a year, and 1% on everything else loses to 2%.',
      },
      {
        within: 3,
        none: { feeAbove: 500 },
        years: 3,
        why: 'Without credits and transfers, no fee above $500 pays for itself.',
      },
    ],
  },
  {
    name: 'Young family with Prime and streaming',
    advice:
      'Blue Cash Preferred pays 6% on groceries and streaming, which every guide names for such a family.',
    judgment:
      'Credible: bonuses lead the first year, and Blue Cash Preferred is near the top in every other list.',
    profile: { memberships: ['amazon-prime'] },
    costs: {
      ...{ grocery: 750, gas: 200, restaurant: 300, travel: 120, recreation: 260, other: 900 },
      details: { streaming: 80 },
    },
    rules: [
      {
        within: 5,
        some: { ids: ['blue-cash-preferred-card'] },
        years: 3,
        bonus: false,
        why: 'It pays 6% on exactly what this family buys: groceries and streaming.',
      },
      {
        listed: 'results',
        ids: ['amazon-prime-rewards-visa-signature-card'],
        why: 'Prime members can get the Prime Visa.',
      },
    ],
  },
  {
    name: 'Family that pays day care by card',
    advice: 'Day care has no category, so it belongs on a 2% card, or toward a bonus.',
    judgment: 'Credible: day care makes large bonuses easy, and 2% cards lead from then on.',
    profile: {},
    costs: {
      ...{ grocery: 700, gas: 200, restaurant: 250, travel: 100, recreation: 150, other: 600 },
      details: { childCare: 1500 },
    },
    rules: [
      {
        within: 5,
        some: { ids: flatTwoPercent },
        years: 3,
        bonus: false,
        why: 'Day care has no category, and is more than all other spending but groceries.',
      },
      {
        bonusOf: 'american-express-gold-card',
        atLeast: 500,
        why: 'With day care, $8,000 in six months is within reach.',
      },
    ],
  },
]
