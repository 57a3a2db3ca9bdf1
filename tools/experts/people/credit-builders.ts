import { flatTwoPercent } from '../card-sets.ts'
import type { Person } from '../person.ts'

export const creditBuilders: readonly Person[] = [
  {
    name: 'Fair credit and a steady job',
    advice: 'Cards that accept fair credit and pay 1.5% or more, without a fee.',
    judgment:
      'Partly credible: Bread’s 2% card is first because the CFPB’s survey names fair scores for it; the survey’s answer is from 2022.',
    profile: { credit: 'fair' },
    costs: { grocery: 350, gas: 150, restaurant: 200, travel: 50, recreation: 80, other: 400 },
    rules: [
      {
        within: 5,
        some: {
          ids: ['bread-cashback-american-express-card', 'upgrade-cash-rewards-visa', 'capital-one-savorone'],
        },
        years: 3,
        bonus: false,
        why: 'These accept fair credit and pay 1.5% or more.',
      },
      {
        within: 5,
        none: { feeAbove: 40 },
        why: 'Fees above $39 are for people with few choices, and this one has some.',
      },
      {
        listed: 'out-of-reach',
        ids: [
          'citi-double-cash',
          'wells-fargo-active-cash',
          'chase-sapphire-preferred',
          'blue-cash-preferred-card',
        ],
        why: 'All ask for good credit.',
      },
    ],
  },
  {
    name: 'Rebuilding after a default',
    advice: 'Discover it Secured is the standard answer.',
    judgment: 'Credible: it’s first, and every card is secured and free.',
    profile: { credit: 'poor' },
    costs: { grocery: 300, gas: 120, restaurant: 120, travel: 20, recreation: 50, other: 250 },
    rules: [
      {
        within: 5,
        some: {
          ids: [
            'discover-it-secured-credit-card',
            'capital-one-quicksilver-secured',
            'bank-of-america-cash-rewards-secured',
          ],
        },
        why: 'A secured card with rewards and no fee is the standard way back.',
      },
      { within: 5, none: { feeAbove: 0 }, why: 'Secured cards without a fee exist, so none should be paid.' },
      {
        listed: 'out-of-reach',
        ids: ['bread-cashback-american-express-card', 'chase-freedom-unlimited'],
        why: 'All ask for fair credit or better.',
      },
    ],
  },
  {
    name: 'Immigrant, new to credit, not a student',
    advice: 'Freedom Rise with a Chase account, or Discover it Secured.',
    judgment: 'Credible: these two are first and second.',
    profile: { credit: 'none' },
    costs: { grocery: 350, gas: 100, restaurant: 200, travel: 80, recreation: 60, other: 350 },
    rules: [
      {
        within: 5,
        some: {
          ids: [
            'chase-freedom-student',
            'discover-it-secured-credit-card',
            'capital-one-quicksilver-secured',
          ],
        },
        why: 'Freedom Rise and secured cards accept people without a history.',
      },
      {
        within: 2,
        none: { feeAbove: 0 },
        why: 'First cards do not need a fee. QuicksilverOne may follow: it earns its $39 back, and no deposit limits it.',
      },
      {
        listed: 'out-of-reach',
        ids: ['wells-fargo-active-cash', 'amazon-prime-rewards-visa-signature-card'],
        why: 'Both ask for good credit.',
      },
    ],
  },
  {
    name: 'Good credit for the first time, $1,800 a month',
    advice: 'A first travel card or a 2% card, and no luxury card.',
    judgment: 'Credible: the first travel cards lead, and 2% cards follow over three years.',
    profile: {},
    costs: { grocery: 400, gas: 150, restaurant: 300, travel: 150, recreation: 150, other: 650 },
    rules: [
      {
        listed: 'results',
        ids: [
          'citi-double-cash',
          'chase-sapphire-preferred',
          'american-express-gold-card',
          'chase-freedom-flex',
        ],
        why: 'All of these approve scores from 670.',
      },
      {
        listed: 'out-of-reach',
        ids: ['the-platinum-card', 'capital-one-venture-x', 'chase-sapphire-reserve'],
        why: 'Luxury cards ask for 740 and more.',
      },
      {
        within: 7,
        some: { ids: [...flatTwoPercent, 'blue-cash-preferred-card'] },
        years: 3,
        why: 'A 2% card or Blue Cash Preferred is a sound upgrade.',
      },
    ],
  },
  {
    name: 'Fair credit with a balance',
    advice:
      'NerdWallet says that few transfer offers accept fair credit, and that a credit union’s loan may be cheaper.',
    judgment:
      'Partly credible: PNC names scores from 620, so people at the low end of fair credit should ask before they apply.',
    profile: { credit: 'fair', debt: { balance: 3000, payment: 150 } },
    costs: { grocery: 350, gas: 150, restaurant: 150, travel: 20, recreation: 60, other: 350 },
    rules: [
      {
        within: 5,
        none: { feeAbove: 50 },
        why: 'People in debt should pay no more than a small fee, and only for a 0% period.',
      },
      {
        listed: 'out-of-reach',
        ids: ['wells-fargo-reflect', 'citi-simplicity-card'],
        why: 'The longest 0% offers ask for good credit, and saying otherwise would raise false hope.',
      },
    ],
  },
  {
    name: 'Poor credit and $300 for a deposit',
    advice: 'A secured card with rewards, and a deposit of $200 to $300.',
    judgment: 'Credible: the deposit limits what each card earns.',
    profile: { credit: 'poor', deposit: 300 },
    costs: { grocery: 300, gas: 100, restaurant: 100, travel: 0, recreation: 50, other: 250 },
    rules: [
      {
        within: 3,
        some: {
          ids: [
            'discover-it-secured-credit-card',
            'capital-one-quicksilver-secured',
            'us-bank-cash-plus-secured-visa',
          ],
        },
        why: 'A secured card with rewards and no fee is the standard way back.',
      },
      {
        totalOf: 'capital-one-quicksilver-secured',
        dollars: 54,
        why: '1.5% of $300 a month: the deposit is the limit, not the budget of $800.',
      },
      {
        listed: 'out-of-reach',
        ids: ['chase-freedom-student', 'citi-double-cash'],
        why: 'Cards for newcomers are not for people with a bad history.',
      },
      { within: 5, none: { feeAbove: 0 }, why: 'Secured cards without a fee exist, so none should be paid.' },
    ],
  },
  {
    name: 'New to credit, next to someone with poor credit',
    advice: 'People without a history have better choices than people with a bad one.',
    judgment: 'Credible: Freedom Rise is listed here and nowhere in the list for poor credit.',
    profile: { credit: 'none' },
    costs: { grocery: 300, gas: 100, restaurant: 100, travel: 0, recreation: 50, other: 250 },
    rules: [
      {
        listed: 'results',
        ids: ['chase-freedom-student', 'discover-it-secured-credit-card'],
        why: 'Freedom Rise is made for people without a history, and so are secured cards.',
      },
      {
        listed: 'out-of-reach',
        ids: ['citi-double-cash', 'chase-freedom-unlimited'],
        why: 'Both ask for good credit.',
      },
    ],
  },
  {
    name: 'Thin file without college',
    advice:
      'Doctor of Credit’s advice is to wait until the first card is a year old, or to take a card made for newcomers.',
    judgment: 'Credible: only cards for newcomers are listed, whatever the score.',
    profile: { credit: 'good', thinFile: true },
    costs: { grocery: 350, gas: 120, restaurant: 200, travel: 60, recreation: 80, other: 400 },
    rules: [
      {
        within: 3,
        some: { ids: ['chase-freedom-student', 'discover-it-secured-credit-card'] },
        why: 'Freedom Rise and secured cards are made for young files.',
      },
      {
        listed: 'out-of-reach',
        ids: ['citi-double-cash', 'chase-sapphire-preferred', 'blue-cash-preferred-card'],
        why: 'Issuers decline a good score that rests on one card of a few months.',
      },
    ],
  },
  {
    name: 'Neighbor of TD Bank',
    advice: 'TD Double Up is as good as any 2% card for people in the bank’s states, and unknown elsewhere.',
    judgment: 'Credible: it’s listed for people at home there, and out of reach for everyone else.',
    profile: { memberships: ['td-bank'] },
    costs: { grocery: 300, gas: 100, restaurant: 200, travel: 100, recreation: 100, other: 900 },
    rules: [
      { listed: 'results', ids: ['td-double-up'], why: 'People in the bank’s states can apply.' },
      {
        listed: 'out-of-reach',
        ids: ['truist-enjoy-cash-1-5', 'citizens-summit-world-mastercard'],
        why: 'Other regional banks are elsewhere.',
      },
      {
        above: ['citi-double-cash', 'td-double-up'],
        years: 3,
        bonus: false,
        why: 'Of two equal cards, the one that everyone can get comes first.',
      },
    ],
  },
]
