import { expect, it } from 'vitest'
import { parseDay } from '../day.ts'
import { spendFrom } from '../spend/spend.ts'
import { buy, makeCard, percent, testAssumptions, year2025 } from '../testing/make.ts'
import { backtest, createRunContext } from './backtest.ts'
import { compileCatalog } from './compile.ts'

it("doesn't confuse runs that have the same first month and number of months", () => {
  const inFebruary = { from: parseDay('2025-02-01'), to: parseDay('2025-02-28') }
  const compiled = compileCatalog(
    [makeCard({ rules: [percent(5, ['gas'], inFebruary), percent(1)] })],
    testAssumptions,
  )
  const context = createRunContext(compiled)
  const money = (...days: readonly string[]) => {
    const spend = spendFrom(
      days.map((day) => buy(day, 100, 'gas')),
      year2025,
    )
    return backtest(spend, compiled, context).overall.money[0]?.[0]
  }
  // 1 % in January and March, 5 % in February
  expect(money('2025-01-10', '2025-03-10')).toBe(200)
  expect(money('2025-01-10', '2025-02-10')).toBe(600)
  expect(money('2025-01-10', '2025-03-10')).toBe(200)
  expect(money('2025-01-10', '2025-02-10', '2025-03-10')).toBe(700)
})
