import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findCrossings, isAhead, type Level } from './find-crossings.ts'

const levels = [1, 50, 60, 72, 86, 103, 124, 149, 179, 215, 258, 310, 1000, 5000]

/** A card that pays `rate` of monthly dollars up to `cap` and `after` beyond, and `extra` once from `minimum` on, against 2%. */
type Terms = Readonly<{
  rate: number
  cap: number
  after: number
  extra: number
  minimum: number
  fee: number
}>

function compare({ rate, cap, after, extra, minimum, fee }: Terms, monthly: number): Level {
  const paid = Math.min(monthly, cap) * rate + Math.max(monthly - cap, 0) * after
  const cents = paid + (monthly >= minimum ? extra : 0) - fee
  return { monthly, card: cents / 100, plain: (monthly * 2) / 100 }
}

const someTerms = fc.record({
  rate: fc.nat(6),
  cap: fc.nat(6000),
  after: fc.nat(3),
  extra: fc.constantFrom(0, 0, 500, 5000),
  minimum: fc.nat(6000),
  fee: fc.constantFrom(0, 0, 95, 900),
})

describe('crossings of a card and a plain 2% card', () => {
  it('are found at the dollar, and tell who leads at every level', () => {
    fc.assert(
      fc.property(someTerms, (terms) => {
        const at = (monthly: number) => compare(terms, monthly)
        const crossings = findCrossings(at, levels)
        for (const { kind, before, at: after } of crossings) {
          expect([before, after]).toEqual([at(after.monthly - 1), at(after.monthly)])
          expect([isAhead(before), isAhead(after)]).toEqual([kind === 'falls-behind', kind === 'overtakes'])
        }
        const leads = levels.map((level) => {
          const passed = crossings.findLast(({ at: { monthly } }) => monthly <= level)
          return passed === undefined ? isAhead(at(1)) : passed.kind === 'overtakes'
        })
        expect(leads).toEqual(levels.map((level) => isAhead(at(level))))
      }),
    )
  })

  it('take few runs where the totals leave no doubt, or grow in a straight line', () => {
    const countRuns = (terms: Partial<Terms>) => {
      const runs = new Set<number>()
      const none = { rate: 1, cap: 0, after: 1, extra: 0, minimum: 0, fee: 0 }
      const found = findCrossings((monthly) => {
        runs.add(monthly)
        return compare({ ...none, ...terms }, monthly)
      }, levels)
      return [runs.size, found.map(({ at }) => at.monthly)]
    }
    // 50 dollars are ahead of 2% of 5,000 from the first dollar on.
    expect(countRuns({ extra: 10_001 })).toEqual([2, []])
    // 3% less $9 overtakes 2% at 901: 27.03 - 9 = 18.03 against 18.02. Halving 310 to 1,000 would take ten runs.
    const [count, crossings] = countRuns({ after: 3, fee: 900 })
    expect(crossings).toEqual([901])
    expect(count).toBeLessThan(levels.length - 3)
  })
})
