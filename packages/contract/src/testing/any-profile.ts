import fc from 'fast-check'
import { MOST_DOLLARS } from '../limits.ts'
import { creditLevels, MAX_POINT_VALUE, type Profile, pointUses } from '../profile.ts'

const anyId = fc.stringMatching(/^[a-z0-9]{1,8}(?:[-/.][a-z0-9]{1,8}){0,2}$/)
const anyIds = fc.uniqueArray(anyId, { maxLength: 8 })

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
    programs: anyNumbers(fc.option(fc.nat(MOST_DOLLARS))),
    points: fc.constantFrom(...pointUses),
    pointValues: anyNumbers(fc.nat(MAX_POINT_VALUE)),
    credits: anyIds,
    activatesCategories: fc.boolean(),
    booksInPortals: fc.boolean(),
    rent: fc.nat(MOST_DOLLARS),
    debt: fc.option(
      fc.record({
        balance: fc.integer({ min: 1, max: 99_999 }),
        payment: fc.integer({ min: 1, max: 99_999 }),
      }),
    ),
  })
  .map(({ memberships, ...profile }) => ({
    ...profile,
    memberships: Object.keys(memberships),
    memberSpending: Object.fromEntries(
      Object.entries(memberships).flatMap(([id, dollars]) => (dollars === null ? [] : [[id, dollars]])),
    ),
  }))
