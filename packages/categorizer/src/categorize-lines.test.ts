import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { describe, expect, it } from 'vitest'
import { type AccountLine, categorizeLines, merchantNameKey } from './categorize-lines.ts'

const line = (name: string, cents: number, changes: Partial<AccountLine> = {}): AccountLine => ({
  name,
  amountCents: toCents(cents),
  accountType: 'credit',
  day: parseDay('2026-05-02'),
  account: 'card',
  ...changes,
})

describe('account lines', () => {
  it('become purchases in order, with negative refunds, and a count of the other lines', () => {
    const { purchases, leftOut } = categorizeLines([
      line('SAFEWAY #1234', 5000),
      line('AUTOPAY PAYMENT THANK YOU', -120_000),
      line('SAFEWAY #1234', -1500),
    ])
    expect(purchases.map(({ cents, leaf, account }) => [cents, leaf, account])).toEqual([
      [5000, 'supermarket', 'card'],
      [-1500, 'supermarket', 'card'],
    ])
    expect(leftOut).toMatchObject({ 'card-payment': 1, income: 0 })
  })

  it('use a changed category for all purchases at that merchant only', () => {
    const lines = [line('SAFEWAY #1234', 5000), line('SAFEWAY #99', 700), line('SHELL OIL 5551', 3000)]
    const name = categorizeLines(lines).purchases[0]?.name ?? ''
    const corrected = categorizeLines(
      lines,
      new Map([[merchantNameKey(` ${name.toUpperCase()} `), 'wholesale-club']]),
    )
    expect(corrected.purchases.map(({ leaf }) => leaf)).toEqual(['wholesale-club', 'wholesale-club', 'gas'])
  })

  it('keep whether a purchase was made abroad', () => {
    const { purchases } = categorizeLines([
      line('CAFE LUNA', 900, { isAbroad: true }),
      line('CAFE LUNA', 900),
    ])
    expect(purchases.map(({ isAbroad }) => isAbroad)).toEqual([true, undefined])
  })
})
