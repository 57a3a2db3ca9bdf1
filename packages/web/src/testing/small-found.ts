/** Three open cards and two categories: a run small enough to calculate by hand. */
import type { RunNumbers } from '@cardsight/contract/backtest'
import type { CardText, CardTexts } from '@cardsight/contract/cards'
import { expandFound } from '../dashboard/effects/expand-found.ts'
import type { FoundCards } from '../dashboard/state/dashboard-state.ts'

const plain: CardText = {
  cardId: 'anchor',
  name: 'Anchor',
  link: 'https://bank.example/anchor',
  issuer: 'Example Bank',
  network: 'visa',
  kind: 'cash-back',
  face: { colors: ['#204060'], ink: '#ffffff', finish: 'matte', isVertical: false },
  offer: { state: 'current', seen: '2026-10-01', until: null, ageDays: 20, freshness: 'fresh' },
  status: 'open',
  asOf: '2026-10-01',
  unitForPoints: 'cash back',
  earnsPercent: true,
  creditRange: ['Good', 'Excellent'],
  features: ['Flat Rate Cash Back'],
  category: ['Cash Back', 'No Annual Fee'],
  cardInfo: 'Example Bank, Cash Back',
  shortDescription: 'A plain card.',
  tooltips: [],
  annualFeeDisplay: ['$0'],
  annualFeeDetail: 'No annual fee.',
  annualFeeGeneralDetail: [],
  rewardRate: '2%',
  rateLine: '2% on everything',
  rewardRateGeneralDetail: [],
  rewardDetail: ['2% on everything'],
  rewardInfoLong: '2% on everything.',
  introOffer: { intro_description: 'not stated' },
  introOfferGeneralDetail: [],
  introOfferDetail: '',
  otherRewards: '{}',
  moreDetailInfo: [],
  moreDetailNotes: [],
  APR: '[none],[20%]',
  introAPR: 'none',
  regularAPR: '20%',
  offerParts: [],
  tooltipsByCategory: { Restaurants: [0], Travel: [0] },
  needs: { credit: 'good', memberships: [] },
  variantOf: null,
  audience: null,
  interest: {
    regular: [20, 20],
    isAverage: false,
    purchases: null,
    transfers: null,
    transferFee: { percent: 5, isUsual: true },
  },
  terms: {
    program: 'cash',
    fees: [0, 0, 0],
    anniversaryPoints: [0, 0, 0],
    foreignFeePpm: 0,
    credits: [],
    bonus: [],
  },
}

export const smallTexts: CardTexts = {
  catalogVersion: 'small',
  cards: [
    plain,
    { ...plain, cardId: 'bistro', name: 'Bistro', features: ['Category Cash Back'], category: ['Cash Back'] },
    {
      ...plain,
      cardId: 'ferry',
      name: 'Ferry',
      features: ['No Foreign Transaction Fees'],
      category: ['Intro Bonus', 'Travel'],
      terms: {
        ...plain.terms,
        fees: [9500, 19_000, 28_500],
        bonus: [{ minYearCents: 500_000, days: 90, points: 20_000, cents: 0 }],
      },
    },
  ],
  byName: [0, 1, 2],
  lending: { averagePercent: 22, leastTransferFee: 5 },
  profileOptions: {
    programs: [
      {
        id: 'cash',
        name: 'Cash back',
        kind: 'cash',
        unit: 'cash back',
        needsUse: false,
        values: { floor: 100, easy: 100, usual: 100 },
      },
    ],
    memberships: [],
    credits: [],
  },
}

const nothing = { time_buckets: [], spending_averages: {}, category_order: [] }
/** Restaurants $2,000, Travel $4,000 and Other $100 a year. Anchor $122, Bistro $180, Ferry $160 and a bonus of $200. */
export const smallRun: RunNumbers = {
  form: 'numbers',
  catalogVersion: 'small',
  cardTexts: '/api/cards/texts/small.json',
  habits: {
    activatesCategories: true,
    booksInPortals: false,
    hasBusiness: false,
    memberships: [],
    deposit: 500,
  },
  rent: 0,
  unitSize: 100_000,
  categories: [
    category('Restaurants', 200_000, [4000, 14_000, 4000]),
    category('Travel', 400_000, [8000, 3900, 12_000]),
    category('Other', 10_000, [200, 100, 0]),
  ],
  others: [],
  credits: [],
  usableCents: { airline: 0, hotel: 0, rail: 0, cruise: 0, store: 0 },
  insights: {
    transactions_statistics: [
      { category: 'Travel', spending: 4000, transactions: [] },
      { category: 'Restaurants', spending: 2000, transactions: [] },
      { category: 'Other', spending: 100, transactions: [] },
    ],
    topSpendings: [],
    recurringSpendings: [],
    topSpendingsByCategory: {},
    avgSpending: 508.33,
    spending: 6100,
    coverage: null,
    spendingStats: { month: nothing, week: nothing },
    merchantReview: { spent: 0, unknown: 0, guessed: 0, doubtful: 0, merchants: [] },
  },
}

export const smallFound: FoundCards = expandFound(smallRun, smallTexts)

function category(
  name: string,
  spendingCents: number,
  units: [number, number, number],
): RunNumbers['categories'][number] {
  return { name, spendingCents, abroadCents: 0, units, alone: { cards: [], units: [] } }
}
