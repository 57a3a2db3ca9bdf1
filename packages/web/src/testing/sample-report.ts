import type { CardReport, Companion, NamedCard, PlainPeriod } from '@cardsight/contract/cards'
import { defaultProfile } from '@cardsight/contract/profile'
import { sampleCard } from './sample-card.ts'

const { stat, calculation, money, points, introMoney, introPoints, annualFee, ...words } = sampleCard()
const { totalMoney, totalMoneyPerYear, ...text } = words

const anchor: NamedCard = {
  cardId: 'anchor',
  name: 'Anchor Cash',
  issuer: 'Example Bank',
  network: 'visa',
  kind: 'cash-back',
  face: { colors: ['#204060'], ink: '#ffffff', finish: 'matte', isVertical: false },
}

/** 40,000 and 20,000 miles at 1.4 cents. */
const best = {
  text: '40,000 miles after $1,000 in 3 months',
  value: 560,
  isUpTo: false,
  from: '2025-05-01',
  to: '2026-04-30',
}
const today = { text: '20,000 miles after $1,000 in 3 months', value: 280, isUpTo: false }

const fresh = { isDated: true, page: null, also: null, source: 'A survey', ageDays: 20, isStale: false }

const sampleCompanion: Companion = {
  ...anchor,
  annualFee: 0,
  added: 240,
  better: [{ category: 'Restaurants', added: 240 }],
}

/** At 5,894 dollars a month, the card earns 3% and the other one 2%. */
function overtakesAt(years: number, monthly: number): PlainPeriod {
  const level = (dollars: number) => ({
    monthly: dollars,
    card: Math.round(dollars * 36 * years) / 100,
    plain: Math.round(dollars * 24 * years) / 100,
  })
  return {
    here: level(5894),
    isAheadAtFirst: false,
    crossings: [{ kind: 'overtakes', before: level(monthly - 1), at: level(monthly) }],
  }
}

const ferry: CardReport = {
  card: {
    ...text,
    offerParts: [],
    tooltipsByCategory: {},
    needs: { credit: 'good', memberships: [] },
    variantOf: null,
    audience: null,
    interest: {
      regular: [19.49, 28.49],
      isAverage: false,
      purchases: { months: 12, percent: 0 },
      transfers: null,
      transferFee: { percent: 5, isUsual: true },
    },
    terms: {
      program: 'miles',
      fees: [0, 95_00, 190_00],
      anniversaryPoints: [0, 0, 0],
      foreignFeePpm: 0,
      credits: [],
      bonus: [],
    },
  },
  status: { asOf: '2026-09-30', note: null },
  facts: [
    {
      label: 'Annual fee',
      text: 'Annual fee: $0 in the first year, $95 after.',
      asOf: '2026-10-01',
      ...fresh,
    },
    { label: 'Welcome bonus', text: '20,000 miles after $1,000 in 3 months.', asOf: '2026-09-20', ...fresh },
    { label: 'Foreign transaction fee', text: 'none', asOf: '2026-10-01', ...fresh },
    { label: 'Recommended credit', text: 'not stated', asOf: '2026-10-01', ...fresh },
  ],
  sources: [{ name: 'A survey', date: '2026-10-01' }],
  isStale: false,
  spending: 70_726.31,
  held: {
    1: { money, points, introMoney, annualFee, totalMoney, totalMoneyPerYear, place: 2 },
    // 2 × 1,234.50 + 280 − 95
    2: {
      money: 2469,
      points: 176_358,
      introMoney,
      annualFee: 95,
      totalMoney: 2654,
      totalMoneyPerYear: 1327,
      place: 2,
    },
    // 3 × 1,234.50 + 280 − 190
    3: {
      money: 3703.5,
      points: 264_537,
      introMoney,
      annualFee: 190,
      totalMoney: 3793.5,
      totalMoneyPerYear: 1264.5,
      place: 1,
    },
  },
  openCards: 3,
  rates: [
    { text: '3x miles on travel', rate: 3, isExtra: false, cap: null, after: null, needs: null },
    {
      text: '2x miles on dining, up to $6,000 a year, then 1x',
      rate: 2,
      isExtra: false,
      cap: { amount: 6000, on: 'spend', per: 'year', isShared: false },
      after: 1,
      needs: null,
    },
  ],
  credits: [
    { id: 'harbor', name: 'Harbor Credit', yearly: 120, counted: 60, isDefault: false },
    { id: 'lounge', name: 'Lounge Credit', yearly: 50, counted: 25, isDefault: false },
  ],
  parts: stat,
  offerParts: [],
  outOfReach: [],
  shownAs: null,
  assumptions: { ...defaultProfile, memberships: [], credits: [] },
  debt: null,
  againstPlain: {
    rate: 2,
    upTo: 20_000,
    firstYear: overtakesAt(1, 180),
    laterYears: overtakesAt(2, 751),
    threeYears: overtakesAt(3, 400),
    withProgram: null,
    withBrand: null,
  },
  companions: [sampleCompanion],
  related: [anchor],
  history: {
    asOf: '2026-10-21',
    timeline: [
      {
        date: '2027-01-01',
        field: 'rates',
        text: 'Ferries earn 2 miles per dollar instead of 3.',
        source: 'A newsletter',
        isAnnounced: true,
        isFirstSeen: false,
      },
      {
        date: '2026-05-02',
        field: 'offer',
        text: 'Welcome offer fell to 20,000 miles after $1,000 in 3 months, from 40,000 miles.',
        source: 'A survey',
        isAnnounced: false,
        isFirstSeen: true,
      },
    ],
    offers: [best, { ...today, from: '2026-05-02', to: null }],
    best,
    usual: { ...best, days: 365 },
    isFarBelowBest: true,
    centsPerPoint: 1.4,
    hasUncounted: false,
  },
}

/** The full report of a made-up card. */
export function sampleReport(changes: Partial<CardReport> = {}): CardReport {
  return { ...ferry, ...changes }
}

/** Another card, which earns $100 less in each projection. */
export function poorerReport(): CardReport {
  const { card, held } = ferry
  return sampleReport({
    card: { ...card, cardId: 'anchor', name: 'Anchor Cash' },
    held: {
      1: { ...held[1], totalMoney: held[1].totalMoney - 100 },
      2: { ...held[2], totalMoney: held[2].totalMoney - 100 },
      3: { ...held[3], totalMoney: held[3].totalMoney - 100 },
    },
    facts: [{ label: 'Security deposit', text: 'from $200', asOf: '2026-10-01', ...fresh }],
  })
}
