import { describe, expect, it } from 'vitest'
import { ALL_MONTHS } from '../card/terms-in-force.ts'
import { type Candidate, isInTime, isLast, isPermanent } from './candidates.ts'
import type { PreparedRule } from './rule-set.ts'

const rule: PreparedRule = {
  index: 0,
  id: 'rule',
  rate: 1000,
  cap: -1,
  rateAfter: -1,
  isStacking: false,
  needsAbroad: false,
  months: ALL_MONTHS,
  firstDays: Number.POSITIVE_INFINITY,
  above: Number.NEGATIVE_INFINITY,
  target: { kind: 'where', where: { isEverything: true } },
  refusedBy: [],
}
const always: Candidate = { rule, spans: null, option: -1 }
const withRule = (changes: Partial<PreparedRule>): Candidate => ({ ...always, rule: { ...rule, ...changes } })

describe('a rule', () => {
  it('always pays if it has no calendar, no options, no months, no first days and no threshold', () => {
    expect(isPermanent(always)).toBe(true)
    expect(isPermanent(withRule({ cap: 0 }))).toBe(true)
    const sometimes = [
      { ...always, spans: [{ from: 0, to: 9 }] },
      { ...always, option: 0 },
      withRule({ months: 1 }),
      withRule({ firstDays: 90 }),
      withRule({ above: 0 }),
    ]
    expect(sometimes.map(isPermanent)).toEqual([false, false, false, false, false])
  })

  it('leaves nothing to the next one without a cap, or with a rate beyond it', () => {
    const rules = [{}, { cap: 0 }, { cap: 0, rateAfter: 0 }, { cap: 0, rateAfter: 1000 }]
    expect(rules.map((changes) => isLast({ ...rule, ...changes }))).toEqual([true, false, true, true])
  })

  it('pays in its first days, and on every day of its calendar', () => {
    const time = { realDay: 5, yearDay: 90, calendarMonth: 0 }
    expect([90, 91].map((firstDays) => isInTime(withRule({ firstDays }), time))).toEqual([false, true])
    const on = (...spans: readonly (readonly [number, number])[]) =>
      isInTime({ ...always, spans: spans.map(([from, to]) => ({ from, to })) }, time)
    expect([on([5, 5]), on([6, 9]), on([0, 4]), on([0, 1], [4, 6])]).toEqual([true, false, false, true])
  })
})
