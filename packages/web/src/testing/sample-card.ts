import type { CardResult } from '@cardsight/contract/runs'

const ferry: CardResult = {
  cardId: 'ferry',
  name: 'Ferry Miles',
  link: 'https://bank.example/ferry',
  issuer: 'Example Bank',
  network: 'visa',
  kind: 'travel',
  face: { colors: ['#204060'], ink: '#ffffff', finish: 'matte', isVertical: false },
  offer: { state: 'current', seen: '2026-10-01', until: null, ageDays: 20, freshness: 'fresh' },
  status: 'open',
  asOf: '2026-10-01',
  unitForPoints: 'miles',
  earnsPercent: false,
  creditRange: ['Good', 'Excellent'],
  features: ['No Foreign Transaction Fees', 'Travel Benefits'],
  category: ['Intro Bonus', 'Travel', 'Building Credit'],
  cardInfo: 'Example Bank, Intro Bonus, Travel',
  shortDescription: 'A card for ferry travelers.',
  tooltips: ['A mile counts as 1.4 cents (Somebody, Oct 9, 2026).'],
  annualFeeDisplay: ['$0 in the first year', '$95 after'],
  annualFeeDetail: 'Annual fee: $0 in the first year, $95 after.',
  annualFeeGeneralDetail: ['Annual fee: $0 in the first year, $95 after.', 'Older sources say $80.'],
  rewardRate: '1x - 3x miles',
  rateLine: '3x travel, 1x everything else',
  rewardRateGeneralDetail: ['A mile counts as 1.4 cents (Somebody, Oct 9, 2026).'],
  rewardDetail: ['3x miles on travel', '1x miles on everything else'],
  rewardInfoLong: '3x miles on travel. 1x miles on everything else.',
  introOffer: { intro_description: '20,000 miles after $1,000 in 3 months.' },
  introOfferGeneralDetail: ['20,000 miles after $1,000 in 3 months.', 'As of Oct 1, 2026.'],
  introOfferDetail: '20,000 miles after $1,000 in 3 months. As of Oct 1, 2026.',
  otherRewards: '{"Lounge":"Two visits a year.","Bags":"One flies free."}',
  moreDetailInfo: ['Issuer: Example Bank', 'Status: open to applicants (seen on Oct 1, 2026)'],
  moreDetailNotes: ['+ Ferries earn three times as much.', '- The annual fee starts in the second year.'],
  APR: '[0% for 12 months on purchases],[19.49% - 28.49%]',
  introAPR: '0% for 12 months on purchases',
  regularAPR: '19.49% - 28.49%',
  money: 1234.5,
  points: 88_179,
  introMoney: 280,
  introPoints: 20_000,
  annualFee: 0,
  // 1,234.50 + 280 - 0
  totalMoney: 1514.5,
  totalMoneyPerYear: 1514.5,
  outOfReach: [],
  variants: [],
  stat: [
    {
      category: 'Other',
      spending: 60_000,
      money: 840,
      points: 60_000,
      tooltip: ['1x miles on everything else'],
    },
    {
      category: 'Restaurants',
      spending: 2000,
      money: 28,
      points: 2000,
      tooltip: ['1x miles on everything else'],
    },
    {
      category: 'Travel',
      spending: 8726.31,
      money: 366.5,
      points: 26_179,
      tooltip: ['3x miles on travel', '1x miles on everything else'],
    },
  ],
  calculation: { isReward: true, isIntro: true, isAnnual: true },
}

/** A made-up card as it appears in a run. */
export function sampleCard(changes: Partial<CardResult> = {}): CardResult {
  return { ...ferry, ...changes }
}

/** Three made-up cards, best first. */
export const sampleCards: readonly CardResult[] = [
  sampleCard(),
  sampleCard({ cardId: 'anchor', name: 'Anchor Cash', totalMoney: 900 }),
  sampleCard({ cardId: 'buoy', name: 'Buoy Card', totalMoney: -12.5 }),
]
