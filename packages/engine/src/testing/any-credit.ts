/** Random statement credits. */
import fc from 'fast-check'
import { type Credit, creditBreadths } from '../card/card.ts'
import type { Leaf } from '../leaf.ts'
import { toCents } from '../money.ts'
import { calendarPeriods } from '../period.ts'
import { withoutUndefined } from './without-undefined.ts'

/** Half of them depend on purchases of some leaves, and half on a minimum. */
export function anyCreditFor(leaves: readonly Leaf[]): fc.Arbitrary<Credit> {
  return fc
    .record({
      id: fc.constantFrom('uber', 'lounge', 'travel'),
      yearlyCents: fc.integer({ min: 10_000, max: 30_000 }).map(toCents),
      per: fc.constantFrom(...calendarPeriods),
      breadth: fc.constantFrom(...creditBreadths),
      needsPortal: fc.constantFrom(undefined, undefined, true as const),
      on: fc.option(fc.subarray([...leaves], { minLength: 1 }), { freq: 1, nil: undefined }),
      minimum: fc.option(
        fc.record({
          cents: fc.integer({ min: 1000, max: 300_000 }).map(toCents),
          of: fc.constantFrom('card' as const, 'on' as const),
        }),
        { freq: 1, nil: undefined },
      ),
    })
    .map(withoutUndefined)
}
