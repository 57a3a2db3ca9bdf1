import { describe, expect, it } from 'vitest'
import { parseDay } from '../day.ts'
import { toCents } from '../money.ts'
import { createCorrector, isSplitOf, noCorrections, partsOf, wordingKey } from './corrections.ts'

describe('the key of a wording', () => {
  it.each([
    ['ZELLE PAYMENT TO ANNA 8812', 'zelle payment to anna'],
    ['Zelle  payment to Anna', 'zelle payment to anna'],
    ['VENMO *JANE-DOE 03/12', 'venmo jane doe'],
    ['UBER   *TRIP HELP.UBER.COM', 'uber trip help uber com'],
    // Without a word, the text itself, so that it isn't equal to other texts of numbers.
    ['7-11 #4471', '7-11 #4471'],
  ])('of %s is %s, and its own key', (text, key) => {
    expect(wordingKey(text)).toBe(key)
    expect(wordingKey(key)).toBe(key)
  })

  it('takes time in proportion to the text', () => {
    const started = performance.now()
    wordingKey('!1'.repeat(100_000))
    expect(performance.now() - started).toBeLessThan(1000)
  })
})

it('applies a thousand corrections of each kind with a lookup each, not with a search', () => {
  const many = Array.from({ length: 1000 }, (_, index) => `merchant ${'x'.repeat(index % 40)}${index}`)
  const day = parseDay('2026-05-02')
  let read = 0
  const counted = <Value>(values: readonly Value[]) =>
    new Proxy(values, {
      get: (target, key) => {
        read += Number(typeof key === 'string' && /^\d+$/.test(key))
        return Reflect.get(target, key)
      },
    })
  const correct = createCorrector({
    ...noCorrections,
    merchants: counted(many.map((merchant) => [merchant, 'gym'] as const)),
    rows: counted(
      many.map((text) => ({ account: 'a', day, cents: toCents(100), text, nth: 0, to: 'dining' as const })),
    ),
  })
  const readByCreating = read
  const found = { leaf: 'other', merchant: many[999] ?? '' } as const
  const line = { account: 'a', day, cents: toCents(5), text: 'Z' }
  for (let i = 0; i < 100; i++) {
    expect(correct(line, found)).toMatchObject({ is: 'gym', by: 'merchant' })
  }
  expect(read).toBe(readByCreating)
})

describe('names', () => {
  const line = { account: 'a', day: parseDay('2026-05-02'), cents: toCents(500), text: 'TST* 4471 BODEGA' }
  const found = { leaf: 'other', merchant: 'Tst 4471 Bodega' } as const
  const ofMerchant = { scope: 'merchant', key: 'tst 4471 bodega', name: 'Corner Shop' } as const
  const ofWording = { scope: 'wording', key: wordingKey(line.text), name: 'Bodega' } as const

  it('of the row come before those of its wording, and those before the merchant’s', () => {
    const row = { ...line, nth: 0, to: 'gym', name: 'Ana' } as const
    const nameWith = (corrections: Partial<typeof noCorrections>) =>
      createCorrector({ ...noCorrections, ...corrections })(line, found).merchant
    expect(nameWith({})).toBe('Tst 4471 Bodega')
    expect(nameWith({ names: [ofMerchant] })).toBe('Corner Shop')
    expect(nameWith({ names: [ofMerchant, ofWording] })).toBe('Bodega')
    expect(nameWith({ names: [ofMerchant, ofWording], rows: [row] })).toBe('Ana')
  })

  it('change no category, but categories are found by them and by our own name', () => {
    const categoryWith = (merchant: string) =>
      createCorrector({ ...noCorrections, names: [ofMerchant], merchants: [[merchant, 'dining']] })(
        line,
        found,
      )
    expect(categoryWith('corner shop')).toMatchObject({ is: 'dining', by: 'merchant' })
    expect(categoryWith('tst 4471 bodega')).toMatchObject({ is: 'dining', by: 'merchant' })
    expect(categoryWith('bodega')).toMatchObject({ is: 'other', by: null })
  })
})

describe('a split', () => {
  const row = {
    ...{ account: 'a', day: parseDay('2026-05-02'), cents: toCents(100_00), text: 'TARGET', nth: 0 },
    to: 'supermarket',
    split: [
      { to: 'drugstore', cents: toCents(30_00) },
      { to: 'excluded', cents: toCents(12_34) },
    ],
  } as const

  it('leaves the rest to the category of the row: 100.00 − 30.00 − 12.34', () => {
    expect(partsOf(row.cents, { is: row.to, row })).toEqual([
      { is: 'supermarket', cents: 57_66 },
      { is: 'drugstore', cents: 30_00 },
      { is: 'excluded', cents: 12_34 },
    ])
    expect(partsOf(row.cents, { is: 'gas', row: null })).toEqual([{ is: 'gas', cents: 100_00 }])
  })

  it.each([
    [100, [99], true],
    [100, [60, 40], false],
    [100, [101], false],
    [100, [-1], false],
    [100, [0], false],
    [-100, [-60], true],
    [-100, [60], false],
  ])('of %i cents into %j and a rest: %j', (cents, parts, isRight) => {
    expect(
      isSplitOf(
        cents,
        parts.map((part) => ({ cents: part })),
      ),
    ).toBe(isRight)
  })
})
