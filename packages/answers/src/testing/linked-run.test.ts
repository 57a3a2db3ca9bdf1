import { categorizeLines } from '@cardsight/categorizer'
import { cardsDetailsSchema, runNumbersSchema } from '@cardsight/contract/backtest'
import { cardTextsSchema } from '@cardsight/contract/cards'
import { describe, expect, it } from 'vitest'
import { linkedRun } from './linked-run.ts'
import { linkedLines } from './linked-year.ts'

describe('the linked run for screen tests', () => {
  const { numbers, texts, details } = linkedRun()

  it("matches the API's schema", () => {
    expect(runNumbersSchema.strict().safeParse(numbers).success).toBe(true)
    expect(cardTextsSchema.strict().safeParse(texts).success).toBe(true)
    expect(cardsDetailsSchema.strict().safeParse(details).success).toBe(true)
  })

  it('covers a whole year with data in every part of the screen', () => {
    expect(details.transactions_statistics).toHaveLength(16)
    expect(details.transactions_statistics.at(-1)?.category).toBe('Other')
    expect(details.topSpendings.length).toBeGreaterThan(4)
    expect(details.recurringSpendings.length).toBeGreaterThan(4)
    expect(details.spendingStats.month.time_buckets).toHaveLength(6)
    expect(details.spendingStats.week.time_buckets).toHaveLength(6)
    expect(details.spendingStats.week.time_buckets.every(({ sums }) => (sums.All ?? 0) > 0)).toBe(true)
  })

  it('counts no transfers, payments, income, cash or rent as spending', () => {
    const { purchases, leftOut } = categorizeLines(linkedLines())
    expect(purchases.length).toBeGreaterThan(600)
    expect(purchases.some(({ cents }) => cents < 0)).toBe(true)
    expect(purchases.some(({ isAbroad }) => isAbroad)).toBe(true)
    expect(leftOut).toMatchObject({ income: 12, transfer: 12, 'card-payment': 12, rent: 12 })
  })
})
