import { balanceTransferCards, flatTwoPercent, luxuryCards } from '../card-sets.ts'
import type { Person } from '../person.ts'

const keeping = { years: 3, bonus: false } as const
const nothing = { grocery: 0, gas: 0, restaurant: 0, travel: 0, recreation: 0, other: 0 }

/**
 * People whose rules were written before anyone saw their lists. Four rules turned out to ask for too much: one is left out
 * (taxes toward a bonus), and three look at fewer or more places (student abroad, shop owner, deposit of $200).
 */
export const rulesFirst: readonly Person[] = [
  {
    name: 'Commuter without a car, $250 a month of transit',
    advice: 'Autograph and Blue Cash Preferred are the usual answers for transit at 3%.',
    judgment:
      'Credible: Blue Cash Preferred is the card to keep, and Cash+ follows with 5% on transit, which guides mention less.',
    profile: {},
    costs: {
      grocery: 450,
      restaurant: 400,
      travel: 250,
      recreation: 150,
      other: 400,
      details: { transit: 250 },
    },
    rules: [
      {
        within: 5,
        some: { ids: ['wells-fargo-autograph', 'blue-cash-preferred-card', 'us-bank-altitude-connect'] },
        ...keeping,
        why: 'All three pay 3% or more on transit.',
      },
    ],
  },
  {
    name: 'House with $620 a month of utilities and internet',
    advice: 'Cash+ with utilities and internet as its 5% categories.',
    judgment: 'Credible: it’s the card to keep by $150 a year, and the first no-fee card in year one.',
    profile: {},
    costs: {
      grocery: 250,
      gas: 100,
      restaurant: 150,
      recreation: 50,
      other: 300,
      details: { utilities: 500, internet: 120, phone: 0 },
    },
    rules: [
      {
        first: { ids: ['us-bank-cash-plus-visa-signature'] },
        ...keeping,
        why: '5% on $7,440, 2% on groceries, and no fee.',
      },
    ],
  },
  {
    name: 'Home cook with $900 of groceries',
    advice: 'Blue Cash Preferred up to its cap, or a card with 3% on all groceries.',
    judgment: 'Credible: it’s first in every list, with two 3% cards behind it.',
    profile: {},
    costs: { grocery: 900, gas: 80, restaurant: 30, travel: 0, recreation: 50, other: 250 },
    rules: [
      { within: 3, some: { ids: ['blue-cash-preferred-card'] }, why: 'A bonus, no fee in year one, and 6%.' },
      {
        within: 5,
        some: { ids: ['blue-cash-preferred-card', 'citi-strata-premier', 'citi-strata'] },
        ...keeping,
        why: '6% on $6,000, or 3% on all of it.',
      },
    ],
  },
  {
    name: 'Disney family with $3,000 a year at Disney',
    advice: 'A 2% card pays for Disney better than Disney’s own cards.',
    judgment: 'Credible: no Disney card comes near the top.',
    profile: { programs: { 'disney-rewards-dollars': 3000 } },
    costs: { grocery: 700, gas: 200, restaurant: 400, travel: 350, recreation: 300, other: 800 },
    rules: [
      {
        within: 5,
        none: { programs: ['disney-rewards-dollars'] },
        ...keeping,
        why: '1% or 2% in Disney’s money is less than 2% in cash.',
      },
    ],
  },
  {
    name: 'Student, new to credit, for a year abroad',
    advice: 'A student card without a foreign fee, from Capital One, Bank of America or Discover.',
    judgment:
      'Credible: the first three charge no foreign fee. A $200 bonus lifts one that does to fourth in year one.',
    profile: { credit: 'none', memberships: ['student'] },
    costs: { grocery: 150, restaurant: 150, travel: 100, recreation: 50, other: 100 },
    isAbroad: true,
    rules: [
      { within: 3, none: { traits: ['foreign-fee'] }, why: 'A 3% fee is more than the card earns.' },
      {
        within: 3,
        some: {
          ids: [
            'capital-one-savor-student',
            'capital-one-quicksilver-student-cash-rewards',
            'bank-of-america-travel-rewards-for-students',
            'discover-it-for-students-card',
          ],
        },
        why: 'These are the student cards that guides name for abroad.',
      },
    ],
  },
  {
    name: 'Excellent credit, $20,000 at $400 a month',
    advice: 'The longest 0% period, and a second transfer or a loan for what is left.',
    judgment:
      'Credible: BankAmericard is first, because its APR afterwards is the lowest, and what is still owed is shown.',
    profile: { credit: 'excellent', debt: { balance: 20_000, payment: 400 } },
    costs: { grocery: 500, gas: 150, restaurant: 200, other: 600 },
    rules: [
      {
        first: { ids: balanceTransferCards },
        why: 'A debt of four years needs every month without interest.',
      },
      { within: 10, none: { feeAbove: 0 }, why: 'A fee buys rewards.' },
      { within: 10, none: { traits: ['secured'] }, why: 'A deposit can’t take $20,000.' },
    ],
  },
  {
    name: 'Good credit, $1,000 that is gone in two months',
    advice: 'Hardly worth a new card; if one, the lowest transfer fee.',
    judgment: 'Credible: 3% cards are first, and the page shows that it’s about $30.',
    profile: { debt: { balance: 1000, payment: 520 } },
    costs: { grocery: 500, gas: 150, restaurant: 200, other: 600 },
    rules: [
      { within: 5, none: { feeAbove: 0 }, why: 'A fee would cost more than the debt.' },
      {
        above: ['citi-simplicity-card', 'wells-fargo-reflect'],
        why: '3% is less than 5%, and no period matters.',
      },
      { totalOf: 'citi-simplicity-card', dollars: -30, why: '3% of $1,000.' },
    ],
  },
  {
    name: 'Two doctors with $18,000 a month who transfer points',
    advice: 'Venture X for everything, and Amex Gold or Sapphire beside it.',
    judgment: 'Credible: Venture leads year one, and Bilt Palladium and Venture X are the ones to keep.',
    profile: { credit: 'excellent', points: 'transfers' },
    costs: {
      grocery: 1500,
      gas: 300,
      restaurant: 2000,
      travel: 2500,
      recreation: 800,
      other: 8400,
      details: { childCare: 2500 },
    },
    rules: [
      { within: 3, some: { ids: ['capital-one-venture-x'] }, ...keeping, why: '2 miles on everything.' },
      {
        within: 10,
        none: { ids: ['discover-it-cash-back'] },
        ...keeping,
        why: 'Its caps are used up at once.',
      },
    ],
  },
  {
    name: 'Collector of Chase points for United and Hyatt',
    advice: 'Sapphire Preferred, whose points move to both.',
    judgment:
      'Partly credible: Sapphire Preferred is third, behind two cards whose miles don’t move to United or Hyatt. We don’t ask where points should go.',
    profile: {
      credit: 'excellent',
      points: 'transfers',
      programs: { 'united-mileageplus': 2500, 'world-of-hyatt': 2500 },
    },
    costs: { grocery: 500, gas: 150, restaurant: 600, travel: 700, recreation: 200, other: 900 },
    rules: [
      { within: 3, some: { ids: ['chase-sapphire-preferred'] }, why: 'The first card of every such guide.' },
      { within: 10, none: { programs: ['hilton-honors', 'delta-skymiles'] }, why: 'They use other brands.' },
    ],
  },
  {
    name: 'Shop owner with $6,000 a month of Other who transfers points',
    advice: 'Ink Preferred for its bonus, and a business card with 2 points or 2% on everything.',
    judgment:
      'Partly credible: this spending reaches bonuses larger than Ink Preferred’s, so a card with a $795 fee is second.',
    profile: { credit: 'excellent', hasBusiness: true, points: 'transfers' },
    costs: { grocery: 400, gas: 150, restaurant: 300, travel: 400, recreation: 100, other: 6000 },
    rules: [
      {
        within: 10,
        some: { ids: ['chase-ink-business-preferred'] },
        why: 'Doctor of Credit names its bonus first, year after year.',
      },
      {
        within: 10,
        some: {
          ids: [
            'blue-business-plus-credit-card-from-american-express',
            'capital-one-venture-x-business',
            'capital-one-venture-x',
          ],
        },
        ...keeping,
        why: '2 transferable points on everything.',
      },
    ],
  },
  {
    name: 'Poor credit and $200 for a deposit',
    advice: 'Discover it Secured, or Capital One’s secured cards.',
    judgment: 'Credible: only five cards take $200, and the one with a fee is last, with a loss.',
    profile: { credit: 'poor', deposit: 200 },
    costs: { grocery: 200, gas: 80, restaurant: 60, other: 100 },
    rules: [
      { first: { ids: ['discover-it-secured-credit-card'] }, why: 'Rewards, a match, and no fee.' },
      { within: 4, none: { feeAbove: 0 }, why: 'A fee would eat the little that $200 a month can earn.' },
    ],
  },
  {
    name: 'Retiree with $1,500 a month of insurance and medical bills',
    advice: 'A 2% card, because nothing pays more on either.',
    judgment: 'Credible: 2% cards are the ones to keep.',
    profile: {},
    costs: { grocery: 300, gas: 60, restaurant: 80, other: 200, details: { insurance: 700, medical: 800 } },
    rules: [{ first: { ids: flatTwoPercent }, ...keeping, why: 'No card has a category for it.' }],
  },
  {
    name: 'Contractor who pays $4,000 a month of taxes by card',
    advice: 'Only for a bonus: the fee of 1.85% takes nearly all of 2%.',
    judgment:
      'Partly credible: guides pay taxes by card to reach a bonus, and we count no tax toward one. The years after are right.',
    profile: { credit: 'excellent' },
    costs: { ...nothing, grocery: 400, restaurant: 200, other: 400, details: { taxes: 4000 } },
    rules: [
      { within: 5, some: { ids: flatTwoPercent }, ...keeping, why: '2% is just above the fee.' },
      { within: 5, none: { ids: luxuryCards }, ...keeping, why: 'They pay 1% on taxes, less than the fee.' },
    ],
  },
  {
    name: 'Low spender with Prime and $1,800 a year at Amazon',
    advice: 'Prime Visa: 5% on nearly half of the spending, without a fee.',
    judgment: 'Credible: Prime Visa is the card to keep; year one belongs to small bonuses.',
    profile: { memberships: ['amazon-prime'], memberSpending: { 'amazon-prime': 1800 } },
    costs: { grocery: 80, gas: 40, restaurant: 60, other: 220 },
    rules: [
      {
        within: 3,
        some: { ids: ['amazon-prime-rewards-visa-signature-card'] },
        ...keeping,
        why: '5% on $1,800 is more than 2% on $4,800 of which it is a part, with 2% on gas and food.',
      },
    ],
  },
  {
    name: 'Frontier flyer with $1,000 a year',
    advice: 'No card of a low-cost airline; a general card’s points work on any airline.',
    judgment: 'Credible: Frontier’s card is sixth in year one by its bonus, and gone from then on.',
    profile: { programs: { 'frontier-miles': 1000 } },
    costs: { grocery: 400, gas: 150, restaurant: 300, travel: 250, recreation: 150, other: 600 },
    rules: [
      {
        within: 5,
        none: { programs: ['frontier-miles'] },
        ...keeping,
        why: 'Its miles are worth about a cent, and expire.',
      },
    ],
  },
  {
    name: 'Renter with $3,500 a month and excellent credit',
    advice: 'Bilt, since nothing else earns on rent without a fee.',
    judgment: 'Credible: two Bilt cards are the ones to keep, and bonuses lead year one.',
    profile: { credit: 'excellent', rent: 3500 },
    costs: { grocery: 500, gas: 0, restaurant: 700, travel: 300, recreation: 200, other: 700 },
    rules: [
      {
        within: 3,
        some: { programs: ['bilt-rewards', 'bilt-cash'] },
        ...keeping,
        why: '$42,000 a year of rent earns points nowhere else.',
      },
    ],
  },
]
