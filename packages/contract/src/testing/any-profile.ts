import fc from 'fast-check'
import { MOST_DOLLARS } from '../limits.ts'
import { creditLevels, MAX_POINT_VALUE, type Profile, pointUses } from '../profile.ts'

const anyId = fc.stringMatching(/^[a-z0-9]{1,8}(?:[-/.][a-z0-9]{1,8}){0,2}$/)

function anyNumbers<Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Record<string, Value>> {
  return fc
    .uniqueArray(fc.tuple(anyId, value), { maxLength: 8, selector: ([id]) => id })
    .map((pairs) => Object.fromEntries(pairs))
}

/** Any valid profile, with ids in any order. */
export const anyProfile: fc.Arbitrary<Profile> = fc
  .record({
    memberships: anyNumbers(fc.option(fc.nat(MOST_DOLLARS))),
    credit: fc.constantFrom(...creditLevels),
    thinFile: fc.boolean(),
    deposit: fc.nat(MOST_DOLLARS),
    programs: anyNumbers(fc.option(fc.nat(MOST_DOLLARS))),
    points: fc.constantFrom(...pointUses),
    pointValues: anyNumbers(fc.nat(MAX_POINT_VALUE)),
    credits: anyNumbers(fc.option(fc.nat(MOST_DOLLARS))),
    activatesCategories: fc.boolean(),
    booksInPortals: fc.boolean(),
    hasBusiness: fc.boolean(),
    rent: fc.nat(MOST_DOLLARS),
    debt: fc.option(
      fc.record({
        balance: fc.integer({ min: 1, max: 99_999 }),
        payment: fc.integer({ min: 1, max: 99_999 }),
      }),
    ),
  })
  .map(({ memberships, credits, ...profile }) => ({
    ...profile,
    memberships: Object.keys(memberships),
    memberSpending: stated(memberships),
    credits: Object.keys(credits).filter((id) => credits[id] === null),
    creditAmounts: stated(credits),
  }))

function stated(numbers: Readonly<Record<string, number | null>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([id, dollars]) => (dollars === null ? [] : [[id, dollars]])),
  )
}
