/** Three cards and two categories, small enough to calculate by hand. */
import type { CardText, CardTexts } from '../cards.ts'
import type { RunNumbers } from '../run-numbers.ts'

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
  creditRange: ['Good', 'Excellent'],
  features: ['Flat Rate Cash Back'],
  category: ['Cash Back'],
  cardInfo: 'Example Bank, Cash Back',
  shortDescription: 'A plain card.',
  tooltips: [],
  annualFeeDisplay: ['$0'],
  annualFeeDetail: 'No yearly fee.',
  annualFeeGeneralDetail: ['No yearly fee.'],
  rewardRate: '5%',
  rewardRateGeneralDetail: [],
  rewardDetail: ['5% on everything'],
  rewardInfoLong: '5% on everything.',
  introOffer: { intro_description: 'not stated' },
  introOfferGeneralDetail: [],
  introOfferDetail: '',
  otherRewards: '{"Lounge":"Two visits a year."}',
  moreDetailInfo: ['Issuer: Example Bank'],
  moreDetailNotes: ['+ Plain.'],
  APR: '[none],[20%]',
  introAPR: 'none',
  regularAPR: '20%',
  tooltipsByCategory: { Restaurants: [0] },
  needs: { credit: 'good', memberships: [] },
  variantOf: null,
  audience: null,
  interest: { introMonths: 0, introPercent: 0, percent: 20 },
  terms: {
    program: 'cash',
    fees: [0, 0, 0],
    anniversaryPoints: [0, 0, 0],
    foreignFeePpm: 0,
    credits: [],
    bonus: [],
  },
}

export const texts: CardTexts = {
  catalogVersion: 'small',
  cards: [
    plain,
    { ...plain, cardId: 'closed', name: 'Closed', status: 'closed' },
    {
      ...plain,
      cardId: 'ferry',
      name: 'Ferry',
      rewardDetail: ['2% on travel', '1% on everything'],
      tooltipsByCategory: { Restaurants: [1], Travel: [0, 1] },
      terms: {
        ...plain.terms,
        fees: [0, 9500, 19_000],
        anniversaryPoints: [408, 816, 1224],
        bonus: [{ minYearCents: 500_000, days: 90, points: 20_000, cents: 0 }],
      },
    },
  ],
  byName: [0, 2],
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

/** Units are tenths of a cent. Ferry earns 0.4 cents on travel that only show up over several years. */
export const run: RunNumbers = {
  form: 'numbers',
  catalogVersion: 'small',
  cardTexts: '/api/cards/texts/small.json',
  habits: { activatesCategories: true, booksInPortals: false, memberships: [] },
  rent: 0,
  unitSize: 10_000,
  categories: [
    {
      name: 'Restaurants',
      spendingCents: 199_200,
      abroadCents: 0,
      units: [99_600, 498_000, 19_920],
      alone: { cards: [], units: [] },
    },
    {
      name: 'Travel',
      spendingCents: 480_000,
      abroadCents: 0,
      units: [80_400, 402_000, 96_004],
      alone: { cards: [0], units: [90_000] },
    },
  ],
  others: [],
  usableCents: { airline: 0, hotel: 0, rail: 0, cruise: 0, store: 0 },
  insights: {
    transactions_statistics: [],
    topSpendings: [],
    recurringSpendings: [],
    topSpendingsByCategory: {},
    avgSpending: 566,
    spending: 6792,
    spendingStats: {
      month: { time_buckets: [], spending_averages: {}, category_order: [] },
      week: { time_buckets: [], spending_averages: {}, category_order: [] },
    },
    merchantReview: { spent: 6792, unknown: 0, merchants: [] },
  },
}
