import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import type { Understood } from '@cardsight/statements'
import { expect, it } from 'vitest'
import { findMonthlyRent } from './imported-files.ts'

type LeftOutRow = Understood['leftOutRows'][number]

const paid = (day: string, cents: number, reason: LeftOutRow['reason'] = 'rent'): LeftOutRow => ({
  reason,
  layer: 'non-purchase',
  statement: 0,
  accountId: 'a',
  row: {
    line: 1,
    day: parseDay(day),
    postedDay: null,
    cents: toCents(cents),
    text: 'RENT',
    account: 0,
    category: null,
    mcc: null,
    type: null,
    isPending: false,
    otherCurrency: null,
    id: null,
  },
})

it('averages rent over the months that have a payment', () => {
  // 1,900 in January, 950 + 950 in February, nothing known about March, 2,000 in April: 5,800 / 3
  const leftOutRows = [
    paid('2026-01-02', 190_000),
    paid('2026-02-01', 95_000),
    paid('2026-02-15', 95_000),
    paid('2026-04-01', 200_000),
    paid('2026-04-01', 70_000, 'transfer'),
  ]
  expect(findMonthlyRent({ leftOutRows })).toBe(193_333)
})

it('finds none without a payment', () => {
  expect(findMonthlyRent({ leftOutRows: [paid('2026-01-02', 5000, 'tax')] })).toBeNull()
  expect(findMonthlyRent({ leftOutRows: [paid('2026-01-02', -5000)] })).toBeNull()
})
