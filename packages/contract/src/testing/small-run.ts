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
  givesByItself: false,
  firstYearFeeCents: 0,
  laterFeeCents: 0,
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
      givesByItself: true,
      laterFeeCents: 9500,
    },
  ],
  byName: [0, 2],
}

export const run: RunNumbers = {
  form: 'numbers',
  catalogVersion: 'small',
  cardTexts: '/api/cards/texts/small.json',
  overall: {
    money: [
      [18_000, 90_000, 12_000],
      [0, 0, 1],
      [0, 0, 1],
    ],
    points: [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
    introMoney: [0, 0, 20_000],
    introPoints: [0, 0, 0],
  },
  categories: [
    {
      name: 'Restaurants',
      spendingCents: 199_200,
      money: [9960, 49_800, 1992],
      points: [0, 0, 0],
      alone: {
        cards: [0],
        money: [[9960], [0], [0]],
        points: [[0], [0], [0]],
        introMoney: [0],
        introPoints: [0],
      },
    },
    {
      name: 'Travel',
      spendingCents: 480_000,
      money: [8040, 40_200, 9600],
      points: [0, 0, 0],
      alone: {
        cards: [2],
        money: [[9600], [0], [0]],
        points: [[0], [0], [0]],
        introMoney: [0],
        introPoints: [0],
      },
    },
  ],
  later: [],
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
  },
}
