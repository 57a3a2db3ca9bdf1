import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import {
  merchantNameKey,
  noCorrections,
  type SpendingCorrections,
  wordingKey,
} from '@cardsight/engine/spending'
import { describe, expect, it } from 'vitest'
import { type AccountLine, categorizeLines } from './categorize-lines.ts'

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
    const corrected = categorizeLines(lines, {
      ...noCorrections,
      merchants: [[merchantNameKey(` ${name.toUpperCase()} `), 'wholesale-club']],
    })
    expect(corrected.purchases.map(({ leaf }) => leaf)).toEqual(['wholesale-club', 'wholesale-club', 'gas'])
  })

  it('keep whether a purchase was made abroad', () => {
    const { purchases } = categorizeLines([
      line('CAFE LUNA', 900, { isAbroad: true }),
      line('CAFE LUNA', 900),
    ])
    expect(purchases.map(({ isAbroad }) => isAbroad)).toEqual([true, undefined])
  })

  describe('with corrections', () => {
    const correct = (lines: readonly AccountLine[], corrections: Partial<SpendingCorrections>) => {
      const { purchases, leftOut } = categorizeLines(lines, { ...noCorrections, ...corrections })
      return { leaves: purchases.map(({ leaf }) => leaf), purchases, leftOut }
    }
    const row = { account: 'card', day: parseDay('2026-05-02'), text: 'SHELL OIL 5551', nth: 0 } as const

    it('change one row only, also if another one is equal', () => {
      const lines = [line('SHELL OIL 5551', 3000), line('SHELL OIL 5551', 3000), line('SHELL OIL 5551', 3100)]
      const rows = [{ ...row, cents: toCents(3000), nth: 1, to: 'dining' as const }]
      expect(correct(lines, { rows }).leaves).toEqual(['gas', 'dining', 'gas'])
      const elsewhere = [line('SHELL OIL 5551', 3000, { account: 'other' })]
      expect(correct(elsewhere, { rows: [{ ...row, cents: toCents(3000), to: 'dining' }] }).leaves).toEqual([
        'gas',
      ])
    })

    it('leave out what isn’t a purchase, by merchant, wording or row, and count it apart', () => {
      const lines = [line('SHELL OIL 5551', 3000), line('SAFEWAY #1234', 5000), line('SAFEWAY #99', 700)]
      expect(correct(lines, { merchants: [['shell', 'excluded']] })).toMatchObject({
        leaves: ['supermarket', 'supermarket'],
        leftOut: { excluded: 1, transfer: 0 },
      })
      expect(correct(lines, { wordings: [[wordingKey('SAFEWAY #777'), 'excluded']] }).leaves).toEqual(['gas'])
      expect(correct(lines, { rows: [{ ...row, cents: toCents(3000), to: 'excluded' }] }).leaves).toEqual([
        'supermarket',
        'supermarket',
      ])
    })

    it('count a line that we leave out as a purchase, with its merchant’s name', () => {
      const lines = [line('AUTOPAY PAYMENT THANK YOU 0412', 9000)]
      expect(correct(lines, {}).leaves).toEqual([])
      const counted = correct(lines, { wordings: [[wordingKey('AUTOPAY PAYMENT THANK YOU 0512'), 'gym']] })
      expect(counted.purchases).toMatchObject([
        { leaf: 'gym', cents: 9000, name: expect.stringMatching(/\w/) },
      ])
      expect(counted.leftOut).toMatchObject({ 'card-payment': 0 })
    })

    it('split a purchase into parts that add up, of which some may not be purchases', () => {
      const split = [
        { to: 'gym', cents: toCents(1000) },
        { to: 'excluded', cents: toCents(500) },
      ] as const
      const rows = [{ ...row, cents: toCents(3000), to: 'dining', name: 'Corner', split }] as const
      const { purchases, leftOut } = correct([line('SHELL OIL 5551', 3000)], { rows })
      expect(purchases).toMatchObject([
        { leaf: 'dining', cents: 1500, name: 'Corner' },
        { leaf: 'gym', cents: 1000, name: 'Corner' },
      ])
      expect(leftOut.excluded).toBe(1)
    })

    it('name merchants, also of lines that only the person counts, without changing what cards earn there', () => {
      const names = [
        { scope: 'merchant', key: 'shell', name: 'Fuel' },
        { scope: 'wording', key: wordingKey('AUTOPAY PAYMENT THANK YOU 0412'), name: 'Club' },
      ] as const
      const wordings = [[wordingKey('AUTOPAY PAYMENT THANK YOU 0412'), 'gym']] as const
      const lines = [line('SHELL OIL 5551', 3000), line('AUTOPAY PAYMENT THANK YOU 0412', 9000)]
      const named = correct(lines, { names, wordings })
      expect(named.purchases.map(({ name, leaf }) => [name, leaf])).toEqual([
        ['Fuel', 'gas'],
        ['Club', 'gym'],
      ])
      expect(named.purchases[0]?.merchant).toBe(correct(lines, {}).purchases[0]?.merchant)
    })

    it('follow the closest correction: row, then wording, then merchant', () => {
      const lines = [line('SHELL OIL 5551', 3000), line('SHELL OIL 5552', 3000), line('SHELL SERVICE', 3000)]
      const merchants = [['shell', 'dining']] as const
      const wordings = [[wordingKey('SHELL OIL'), 'gym']] as const
      const rows = [{ ...row, cents: toCents(3000), to: 'drugstore' as const }]
      const { leaves, purchases } = correct(lines, { merchants, wordings, rows })
      expect(leaves).toEqual(['drugstore', 'gym', 'dining'])
      expect(purchases.map(({ certainty }) => certainty)).toEqual([undefined, undefined, undefined])
    })
  })
})
