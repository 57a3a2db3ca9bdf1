import { makeCard, makeRelease } from '@cardsight/answers/testing'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { expandRun } from '@cardsight/contract/runs'
import { dayRange, parseDay } from '@cardsight/engine/dates'
import { type CorrectedTo, merchantNameKey, noCorrections } from '@cardsight/engine/spending'
import { assert, describe, expect, it } from 'vitest'
import { createImportCalculator } from './import-calculator.ts'

const year = dayRange(parseDay('2025-11-16'), parseDay('2026-11-15'))

const correctedTo = (merchant: string, to: CorrectedTo) => ({
  ...noCorrections,
  merchants: [[merchantNameKey(merchant), to] as const],
})

/** Two percent on everything. */
const plain = makeRelease([
  makeCard('plain', 'Plain', {
    engine: {
      rules: [{ id: 'all', rate: 2000, target: { kind: 'where', where: { isEverything: true } } }],
    },
  }),
])

const file = {
  name: 'card.csv',
  text: [
    'Transaction Date,Post Date,Description,Category,Type,Amount,Memo',
    '11/16/2025,11/17/2025,SAFEWAY #1234,Groceries,Sale,-150.00,',
    '03/14/2026,03/15/2026,CHIPOTLE 1221,Food & Drink,Sale,-50.00,',
    '03/20/2026,03/21/2026,SAFEWAY #1234,Groceries,Return,20.00,',
    '04/02/2026,04/03/2026,Payment Thank You-Mobile,,Payment,500.00,',
    '11/15/2026,11/15/2026,QXVBZ HLDNGS 99,,Sale,-100.00,',
  ].join('\n'),
}

describe('statements in the browser', () => {
  it('are summarized before anything counts', async () => {
    const calculator = createImportCalculator(() => plain, parseDay('2026-10-31'))
    const summary = await calculator.addFile(file)
    expect(summary).toMatchObject({
      purchaseCount: 3,
      refundCount: 1,
      spentCents: 30_000,
      refundedCents: 2000,
      leftOutBy: { 'card-payment': 1 },
      duplicateCount: 0,
      period: { first: '2025-11-16', last: '2026-11-15' },
    })
    expect(summary.files[0]).toMatchObject({ name: 'card.csv', kind: 'csv', rowCount: 5, refused: null })
    expect(summary.merchants[0]).toMatchObject({ name: 'Safeway', leaf: 'supermarket', cents: 13_000 })
  })

  it('give the same payload as the API, and an explanation that matches it', async () => {
    const calculator = createImportCalculator(() => plain, parseDay('2026-10-31'))
    const { accounts } = await calculator.addFile(file)
    const run = { accountIds: accounts.map(({ id }) => id), window: year, nMonths: 12 }
    const numbers = calculator.run(run)
    assert(typeof numbers !== 'string')
    const details = expandRun(numbers, calculator.cardTexts())
    // 150 + 50 + 100 - 20 = 280 dollars in a year, at 2%.
    expect(details.results[1][0]).toMatchObject({ cardId: 'plain', money: 5.6 })
    const explained = calculator.explain({
      ...run,
      cardId: 'plain',
      projection: '1',
      only: null,
      today: parseDay('2026-11-15'),
    })
    expect(explained.money).toBe(5.6)
    const [overTime] = calculator.valueOverTime({ ...run, cardIds: ['plain'] }).cards
    expect([overTime?.money[0], overTime?.money[12], overTime?.money[36]]).toEqual([0, 5.6, 16.8])
  })

  it('are scaled by the days they cover if those are fewer than the chosen range', async () => {
    const calculator = createImportCalculator(() => plain, parseDay('2026-10-31'))
    const rows = file.text.split('\n')
    const { accounts } = await calculator.addFile({
      name: 'short.csv',
      text: [rows[0], ...rows.slice(2)].join('\n'),
    })
    const run = { accountIds: accounts.map(({ id }) => id), window: year, nMonths: 12 }
    const numbers = calculator.run(run)
    assert(typeof numbers !== 'string')
    // From March 14 to November 15 are 247 days with 50 + 100 - 20 = 130 dollars: 192.11 in 365, of which 2% are 3.84.
    expect(numbers.insights).toMatchObject({
      spending: 130,
      avgSpending: 15.79,
      coverage: { first: '2026-03-14', last: '2026-11-15', days: 247, isLimited: true, isProjected: true },
    })
    const details = expandRun(numbers, calculator.cardTexts())
    expect(details.results[1][0]).toMatchObject({ money: 3.84 })
    const question = { ...run, cardId: 'plain', projection: '1', only: null } as const
    expect(calculator.explain({ ...question, today: parseDay('2026-11-15') }).money).toBe(3.84)
    expect(calculator.valueOverTime({ ...run, cardIds: ['plain'] }).cards[0]?.money[12]).toBe(3.84)
    expect(calculator.walletSpend(run).window).toEqual({ first: '2026-03-14', last: '2026-11-15' })
  })

  it('are valued with the habits, the rent and the points of the profile', async () => {
    const everything = { kind: 'where', where: { isEverything: true } } as const
    const release = makeRelease([
      makeCard('portal', 'Portal', {
        engine: {
          rules: [
            { id: 'all', rate: 1000, target: everything },
            { id: 'portal', rate: 5000, target: everything, condition: { kind: 'portal' } },
          ],
        },
      }),
    ])
    const calculator = createImportCalculator(() => release, parseDay('2026-10-31'))
    const { accounts } = await calculator.addFile(file)
    const run = { accountIds: accounts.map(({ id }) => id), window: year, nMonths: 12 }
    const earned = (profile: Profile) => {
      const numbers = calculator.run({ ...run, profile })
      assert(typeof numbers !== 'string')
      const question = { ...run, cardId: 'portal', projection: '1', only: null, profile } as const
      const explained = calculator.explain({ ...question, today: parseDay('2026-11-15') })
      const money = expandRun(numbers, calculator.cardTexts(), profile).results[1][0]?.money
      expect(explained.money).toBe(money)
      return { money, habits: numbers.habits, rent: numbers.rent }
    }
    const booker = { ...defaultProfile, booksInPortals: true }
    // $280 at 5% in portals, otherwise at 1%
    expect(earned(booker)).toMatchObject({ money: 14, habits: { booksInPortals: true } })
    expect(earned(defaultProfile)).toMatchObject({ money: 2.8, habits: { booksInPortals: false } })
    expect(earned({ ...defaultProfile, rent: 1500 })).toMatchObject({ rent: 1500 })
  })

  it('count only the requested accounts', async () => {
    const calculator = createImportCalculator(() => plain, parseDay('2026-10-31'))
    await calculator.addFile(file)
    expect(calculator.run({ accountIds: [], window: year, nMonths: 12 })).toBe('no-purchases')
  })

  it('return an error if there are no purchases between the dates', async () => {
    const calculator = createImportCalculator(() => plain, parseDay('2026-10-31'))
    const { accounts } = await calculator.addFile(file)
    const summer = dayRange(parseDay('2026-06-01'), parseDay('2026-08-31'))
    expect(calculator.run({ accountIds: accounts.map(({ id }) => id), window: summer, nMonths: 3 })).toBe(
      'no-purchases',
    )
  })

  it('return an error if the total is more than a run can count', async () => {
    const calculator = createImportCalculator(() => plain, parseDay('2026-10-31'))
    const rows = Array.from(
      { length: 11 },
      (_, index) => `03/${10 + index}/2026,03/15/2026,KIOSK,,Sale,-1000000,`,
    )
    const text = [file.text, ...rows].join('\n')
    const { accounts } = await calculator.addFile({ ...file, text })
    const run = { accountIds: accounts.map(({ id }) => id), window: year, nMonths: 12 }
    expect(calculator.run(run)).toBe('too-much-spending')
    const winter = dayRange(parseDay('2025-12-01'), parseDay('2026-02-28'))
    expect(calculator.run({ ...run, window: winter, nMonths: 3 })).toMatchObject({})
  })

  it('apply a merchant correction, and undo it', async () => {
    const calculator = createImportCalculator(() => plain, parseDay('2026-10-31'))
    const before = (await calculator.addFile(file)).merchants.find(({ certainty }) => certainty === 'unknown')
    expect(before).toMatchObject({ leaf: 'other', isCorrected: false })
    const name = before?.name ?? ''
    const merchantOf = (list: readonly { name: string }[]) => list.find((merchant) => merchant.name === name)
    expect(merchantOf(calculator.useCorrections(correctedTo(name, 'gym')).merchants)).toMatchObject({
      leaf: 'gym',
      isCorrected: true,
    })
    expect(merchantOf(calculator.useCorrections(noCorrections).merchants)).toMatchObject({
      leaf: 'other',
      isCorrected: false,
    })
  })

  it('use a corrected category in the summary, the breakdown, the explanation and the wallet alike', async () => {
    const calculator = createImportCalculator(() => plain, parseDay('2026-10-31'))
    const { accounts, merchants, review } = await calculator.addFile(file)
    const name = merchants.find(({ certainty }) => certainty === 'unknown')?.name ?? ''
    // 150 + 50 + 100 were spent, of which 100 at an unknown merchant.
    expect(review).toMatchObject({ spent: 300, unknown: 100, merchants: [{ name, sum: 100, count: 1 }] })
    expect(calculator.useCorrections(correctedTo(name, 'dining')).review).toEqual({
      spent: 300,
      unknown: 0,
      guessed: 0,
      doubtful: 0,
      merchants: [],
    })
    const run = { accountIds: accounts.map(({ id }) => id), window: year, nMonths: 12 }
    const numbers = calculator.run(run)
    assert(typeof numbers !== 'string')
    const { transactions_statistics, merchantReview } = numbers.insights
    expect(merchantReview).toEqual({ spent: 300, unknown: 0, guessed: 0, doubtful: 0, merchants: [] })
    // 50 at Chipotle and the corrected 100; 150 - 20 at the supermarket.
    expect(transactions_statistics.map(({ category, spending }) => [category, spending])).toEqual([
      ['Restaurants', 150],
      ['Supermarkets & Groceries', 130],
    ])
    const question = { ...run, cardId: 'plain', projection: '1', only: 'Restaurants' } as const
    // 2% of 150
    expect(calculator.explain({ ...question, today: parseDay('2026-11-15') }).money).toBe(3)
    const leaves = calculator.purchases(run).map(({ name: merchant, leaf }) => [merchant, leaf])
    expect(leaves).toContainEqual([name, 'dining'])
  })

  it('count a transaction once that is in two files, and drop removed files', async () => {
    const calculator = createImportCalculator(() => plain, parseDay('2026-10-31'))
    await calculator.addFile(file)
    const twice = await calculator.addFile({ ...file, name: 'again.csv' })
    expect(twice).toMatchObject({ purchaseCount: 3, duplicateCount: 5 })
    expect(calculator.removeFile(2)).toMatchObject({ purchaseCount: 3, duplicateCount: 0 })
    const stored = calculator.toStored()
    expect(stored.files).toHaveLength(1)
    expect(calculator.newestLines()).toEqual(calculator.lines())
    expect(calculator.forget()).toMatchObject({ files: [], purchaseCount: 0, period: null })
  })
})
