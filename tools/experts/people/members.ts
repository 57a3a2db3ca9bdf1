import { flatTwoPercent } from '../card-sets.ts'
import type { Person } from '../person.ts'

const costs = { grocery: 519, gas: 220, restaurant: 356, travel: 180, recreation: 215, other: 850 }
const YEAR_DOLLARS = 28_080

/** Members of clubs and paid services, and clients of banks. */
export const members: readonly Person[] = [
  {
    name: 'Costco shopper who drives a lot',
    advice: 'Costco’s Visa pays 4% on gas, which decides for drivers.',
    judgment: 'Credible: it’s first without bonuses.',
    profile: { memberships: ['costco'] },
    costs: { grocery: 500, gas: 450, restaurant: 500, travel: 350, recreation: 150, other: 700 },
    rules: [
      {
        within: 10,
        some: { ids: ['costco-anywhere-visa-card-by-citi'] },
        years: 3,
        bonus: false,
        why: '4% on gas and 3% on restaurants and travel without a fee are why members get it.',
      },
      { listed: 'out-of-reach', ids: ['sams-club-mastercard'], why: "Sam's Club is another club." },
    ],
  },
  {
    name: "Sam's Club shopper",
    advice: 'The store’s card is for Plus members; others should take a grocery and gas card.',
    judgment:
      'Credible: Blue Cash Preferred leads without bonuses, and the Sam’s Club card is only within reach.',
    profile: { memberships: ['sams-club'], programs: { 'sams-cash': null } },
    costs: { grocery: 600, gas: 350, restaurant: 350, travel: 100, recreation: 150, other: 600 },
    rules: [
      { listed: 'results', ids: ['sams-club-mastercard'], why: 'Members can get it.' },
      { listed: 'out-of-reach', ids: ['costco-anywhere-visa-card-by-citi'], why: 'Costco is another club.' },
    ],
  },
  {
    name: 'AAA member with a big grocery bill',
    advice: 'Daily Advantage pays 5% on groceries without a fee, and Doctor of Credit likes it.',
    judgment: 'Credible: both AAA cards lead without bonuses.',
    profile: { memberships: ['aaa'] },
    costs: { grocery: 750, gas: 300, restaurant: 250, travel: 150, recreation: 150, other: 600 },
    rules: [
      {
        within: 5,
        some: { ids: ['aaa-daily-advantage-visa-signature'] },
        years: 3,
        bonus: false,
        why: '5% on groceries and 3% on gas without a fee are hard to beat.',
      },
    ],
  },
  {
    name: 'Robinhood Gold member',
    advice: '3% on everything is the best flat rate for people who pay for Gold anyway.',
    judgment: 'Credible: it’s the card to keep.',
    profile: { memberships: ['robinhood-gold'] },
    costs,
    rules: [
      {
        first: { ids: ['robinhood-gold-card'] },
        years: 3,
        bonus: false,
        why: '3% on everything beats every other card for people who already pay for Gold.',
      },
      {
        totalOf: 'robinhood-gold-card',
        dollars: YEAR_DOLLARS * 0.03,
        bonus: false,
        why: 'Members already pay the $50, so it is no cost of the card.',
      },
    ],
  },
  {
    name: 'Verizon household that spends $1,500 there',
    advice: '4% on groceries, gas and restaurants, paid as a lower phone bill.',
    judgment: 'Credible: it’s the card to keep for a customer.',
    profile: { memberships: ['verizon-customer'], programs: { 'verizon-dollars': 1500 } },
    costs,
    rules: [
      {
        within: 5,
        some: { ids: ['verizon-visa-card'] },
        years: 3,
        bonus: false,
        why: '4% on groceries, gas and restaurants pays the phone bill.',
      },
    ],
  },
  {
    name: 'Bank of America client with Preferred Honors',
    advice: 'With Preferred Rewards, r/CreditCards recommends Unlimited Cash or Customized Cash.',
    judgment: 'Credible: three of the bank’s cards lead without bonuses.',
    profile: {
      credit: 'excellent',
      memberships: ['bofa-account', 'bofa-checking', 'bofa-rewards-preferred-honors'],
    },
    costs,
    rules: [
      {
        within: 5,
        some: {
          ids: [
            'bank-of-america-customized-cash-rewards',
            'bank-of-america-premium-rewards',
            'bank-of-america-unlimited-cash-rewards',
            'bank-of-america-travel-rewards',
          ],
        },
        years: 3,
        bonus: false,
        why: 'With 50% more rewards, a 1.5% card pays 2.25% on everything.',
      },
      {
        above: ['bank-of-america-unlimited-cash-rewards', 'citi-double-cash'],
        years: 3,
        bonus: false,
        why: '2.25% is more than 2%.',
      },
    ],
  },
  {
    name: 'U.S. Bank client with $100,000',
    advice: 'Smartly at 4% was the talk of Doctor of Credit, and nothing flat pays more.',
    judgment: 'Credible: it’s first without bonuses by far.',
    profile: { memberships: ['us-bank-smartly', 'us-bank-smartly-100k'] },
    costs,
    rules: [
      {
        first: { ids: ['us-bank-smartly-visa-signature'] },
        years: 3,
        bonus: false,
        why: '4% on everything is the highest flat rate of all cards.',
      },
    ],
  },
  {
    name: 'Fidelity investor',
    advice: 'Bogleheads send investors to Fidelity’s 2% card.',
    judgment: 'Credible: it ties with the other 2% cards.',
    profile: { memberships: ['fidelity'] },
    costs,
    rules: [
      { listed: 'results', ids: ['fidelity-rewards-visa-signature'], why: 'Investors can get it.' },
      {
        within: 10,
        some: { ids: ['fidelity-rewards-visa-signature', ...flatTwoPercent] },
        years: 3,
        bonus: false,
        why: '2% into the investment account is what Bogleheads recommend.',
      },
      {
        above: ['fidelity-rewards-visa-signature', 'american-express-gold-card'],
        years: 3,
        bonus: false,
        why: 'Someone who wants savings does not want a $325 fee.',
      },
    ],
  },
]
