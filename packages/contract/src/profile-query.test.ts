import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultProfile, isSameProfile, profileQuery } from './profile.ts'
import { profileQuerySchema, toProfile } from './profile-query.ts'
import { anyProfile } from './testing/any-profile.ts'

const read = (query: Record<string, unknown>) => toProfile(profileQuerySchema.parse(query))

function problems(query: Record<string, unknown>) {
  const { error } = profileQuerySchema.safeParse(query)
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
}

describe('the query of a profile', () => {
  it('is the default without parameters', () => {
    expect(read({})).toEqual(defaultProfile)
  })

  it('reads back any profile that `profileQuery` wrote', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const parsed = read(profileQuery(profile))
        expect(parsed).toEqual({
          ...profile,
          // Ids are sorted, and own values are written only where they count.
          memberships: profile.memberships.toSorted(),
          credits: profile.credits.toSorted(),
          pointValues: profile.points === 'own' ? profile.pointValues : {},
        })
        expect(isSameProfile(parsed, profile)).toBe(true)
      }),
    )
  })

  it('reads dollars of programs, rent with a comma, and each id once', () => {
    const query = {
      programs: 'delta-skymiles:600,world-of-hyatt',
      rent: '1,500',
      memberships: 'aaa,costco:4000,aaa',
    }
    expect(read(query)).toEqual({
      ...defaultProfile,
      programs: { 'delta-skymiles': 600, 'world-of-hyatt': null },
      rent: 1500,
      memberships: ['aaa', 'costco'],
      memberSpending: { costco: 4000 },
    })
  })

  it('reads an empty list as none', () => {
    expect(read({ programs: '', memberships: '', pointValues: '', credits: '' })).toEqual(defaultProfile)
  })

  const programs =
    'must be ids, each at most once, separated by commas; a number after a colon must be a whole number from 0 to 99,999'
  const pointValues =
    'must be ids, each at most once, separated by commas; a number after a colon must be a whole number from 0 to 1,000'
  it.each([
    ['credit', 'great', 'must be one of none, poor, fair, good, excellent'],
    ['credit', '', 'must be one of none, poor, fair, good, excellent'],
    ['credit', ['good', 'fair'], 'must be given at most once'],
    ['points', 'luck', 'must be one of cash, easy, transfers, own'],
    ['history', 'thin', 'must be one of short, long'],
    ['deposit', 'all', 'must be whole dollars in digits, from 0 to 99,999'],
    ['rotating', 'true', 'must be one of yes, no'],
    ['portals', 'YES', 'must be one of yes, no'],
    ['balance', 'some', 'must be yes, no, or whole dollars in digits, from 0 to 99,999'],
    ['balance', '-5', 'must be yes, no, or whole dollars in digits, from 0 to 99,999'],
    ['balance', '100000', 'must be yes, no, or whole dollars in digits, from 0 to 99,999'],
    ['payment', '0', 'must be a whole number from 1 to 99,999'],
    ['payment', '12.50', 'must be a whole number from 1 to 99,999'],
    ['rent', '-1', 'must be whole dollars in digits, from 0 to 99,999'],
    ['rent', '100000', 'must be whole dollars in digits, from 0 to 99,999'],
    ['rent', ['1', '2'], 'must be given at most once'],
    ['programs', 'delta-skymiles:', programs],
    ['programs', 'delta-skymiles:-5', programs],
    ['programs', 'delta-skymiles:1.5', programs],
    ['programs', 'delta-skymiles:100000', programs],
    ['programs', 'delta-skymiles:1:2', programs],
    ['programs', 'delta-skymiles,delta-skymiles:5', programs],
    ['programs', '__proto__', programs],
    ['programs', 'a,,b', programs],
    ['programs', ['a', 'b'], 'must be given at most once'],
    ['pointValues', 'cash:1001', pointValues],
    [
      'pointValues',
      'cash',
      'must have a number after each id and a colon, such as chase-ultimate-rewards:150',
    ],
    ['memberships', 'aaa, costco', programs],
    ['memberships', 'constructor,__proto__', programs],
    ['memberships', 'costco:4000,costco', programs],
    ['credits', 'a, b', programs],
    ['credits', 'x'.repeat(10_001), 'must have at most 10,000 characters'],
  ])('rejects %s=%s', (param, value, message) => {
    expect(problems({ [param]: value })).toContainEqual([param, message])
  })
})
