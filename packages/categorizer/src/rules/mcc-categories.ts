/**
 * Maps merchant category codes (MCC: ISO 18245 and the card networks' additions) to leaves. A code without an entry uses
 * its range. Individual airlines, car rental companies and hotels have their own codes.
 */
import type { Leaf } from '@cardsight/engine/categories'
import type { LeftOutKind } from '@cardsight/engine/spending'
import { type Ruling, rulingsByWord } from './ruling.ts'

/**
 * Leaf of a code, or the reason why it isn't a purchase; null for an invalid code. Files may omit leading zeros or add
 * one: '742', '0742' and '00742' are the same.
 */
export function ruleByMcc(code: string): Ruling | null {
  const number = /^\d{1,5}$/.test(code) ? Number(code) : 0
  return exact.get(number) ?? ranges.find(([first, last]) => first <= number && number <= last)?.[2] ?? null
}

/**
 * Bakeries, butchers and other food stores have their own leaf: they display as groceries, but grocery rates exclude
 * them. Bets and lottery tickets are 'cash-like', because issuers treat them as cash.
 */
const table: Readonly<Partial<Record<Leaf | LeftOutKind, string>>> = {
  supermarket: '5411',
  'specialty-food': '5422 5441 5451 5462 5499',
  'wholesale-club': '5300',
  gas: '5541 5542 7511',
  'ev-charging': '5552',
  dining: '5811 5812 5813',
  'fast-food': '5814',
  'digital-media': '2741 5735 5815 5816 5817 5818 5994 7841',
  transit: '4111 4131 4789',
  rideshare: '4121',
  'parking-tolls': '4784 7523',
  rail: '4011 4112',
  entertainment: '4733 7911 7922 7929 7932 7933 7941 7991 7993 7994 7996 7998',
  'movie-theater': '7832',
  'sports-recreation': '4457 4468 7032 7992 7999',
  flights: '4511',
  hotels: '7011',
  'car-rental': '7512',
  cruise: '4411',
  'travel-agency': '4722 4723 5962',
  'other-travel': '4582 7012 7033 7513 7519',
  drugstore: '5122 5912',
  'department-store': '5311',
  gym: '7997',
  superstore: '5310',
  clothing: '5137 5139 5611 5621 5631 5641 5651 5655 5661 5681 5691 5697 5698 5699',
  electronics: '5045 5732 5734',
  furniture: '5712 5713 5714 5718 5719 5722',
  'home-improvement': '5039 5072 5074 5198 5200 5211 5231 5251',
  gardening: '5193 5261 5992',
  'sporting-goods': '5940 5941',
  pets: '5995',
  books: '5192 5942',
  beauty: '5977',
  'office-supplies': '5021 5044 5111 5943',
  secondhand: '5931',
  'other-shop': '5309 5331 5399 5944 5945 5946 5947 5948 5949 5950 5963',
  utilities: '4900',
  phone: '4812 4813 4814 4815 4821',
  'internet-tv': '4816 4899',
  insurance: '5960 6300 6381 6399',
  healthcare: '4119 7280',
  education: '8211 8220 8241 8244 8249 8299',
  childcare: '7295 8351',
  'auto-service': '7531 7534 7535 7538 7542 7549 8675',
  'home-service': '0780 4214 4225 7210 7211 7216 7217 7342 7349 8912',
  'personal-care': '7230 7297 7298',
  charity: '8398 8651 8661',
  'professional-service': '0742 0763 4215 7013 7829 8111 8911 8931 8999 9211 9222 9223 9399 9400 9402',
  'online-shopping': '5262 5961 5964 5965 5966 5967 5968 5969',
  cash: '6010 6011',
  'cash-like': '6050 6051 7800 7801 7802 7995 9406',
  'loan-payment': '6012',
  rent: '6513',
  tax: '9311',
  transfer: '4829 6211 6529 6530 6531 6532 6533 6534 6535 6536 6537 6538 6539 6540 9405',
}

const ranges: readonly (readonly [first: number, last: number, ruling: Ruling])[] = [
  [1, 1499, 'professional-service'],
  [1500, 2999, 'home-service'],
  [3000, 3350, 'flights'],
  [3351, 3500, 'car-rental'],
  [3501, 3999, 'hotels'],
  [4000, 4799, 'transit'],
  [4800, 4899, 'phone'],
  [4900, 4999, 'utilities'],
  [5000, 5599, 'other-shop'],
  [5600, 5699, 'clothing'],
  [5700, 5711, 'furniture'],
  [5712, 5999, 'other-shop'],
  [6000, 6299, 'transfer'],
  [6300, 6499, 'insurance'],
  [6500, 6999, 'transfer'],
  [7000, 7099, 'other-travel'],
  [7100, 7499, 'professional-service'],
  [7500, 7599, 'auto-service'],
  [7600, 7699, 'home-service'],
  [7700, 7999, 'sports-recreation'],
  [8000, 8099, 'healthcare'],
  [8100, 8199, 'professional-service'],
  [8200, 8299, 'education'],
  [8300, 9999, 'professional-service'],
]

const codes = Object.entries(table).map(([ruling, text]) => [ruling, text.split(' ')])
const exact = new Map(
  [...rulingsByWord(Object.fromEntries(codes))].map(([code, ruling]) => [Number(code), ruling]),
)
