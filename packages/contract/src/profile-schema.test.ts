import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultProfile, upgradeProfile, usualDebt } from './profile.ts'
import { profileSchema } from './profile-schema.ts'
import { anyProfile } from './testing/any-profile.ts'

function problems(changes: Record<string, unknown>) {
  const { error } = profileSchema.safeParse({ ...defaultProfile, ...changes })
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
}

describe('a profile as JSON', () => {
  it('is the same after a round trip', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        expect(profileSchema.parse(JSON.parse(JSON.stringify(profile)))).toEqual(profile)
      }),
    )
  })

  it('has each id once', () => {
    const repeated = { ...defaultProfile, memberships: ['aaa', 'aaa'], credits: ['uber-cash', 'uber-cash'] }
    expect(profileSchema.parse(repeated)).toMatchObject({ memberships: ['aaa'], credits: ['uber-cash'] })
  })

  it.each([
    ['credit', 'great', 'must be one of none, poor, fair, good, excellent'],
    ['points', null, 'must be one of cash, easy, transfers, own'],
    ['rent', 1.5, 'must be a whole number from 0 to 99,999'],
    ['deposit', -1, 'must be a whole number from 0 to 99,999'],
    ['thinFile', 'yes', 'must be true or false'],
    ['rent', '1500', 'must be a whole number from 0 to 99,999'],
    ['memberships', 'aaa', 'must be a list of ids'],
    ['memberships', Array.from({ length: 501 }, (_, index) => `id${index}`), 'must have at most 500 ids'],
    ['activatesCategories', 'yes', 'must be true or false'],
  ])('rejects %s: %j', (field, value, message) => {
    expect(problems({ [field]: value })).toEqual([[field, message]])
  })

  it('names the id of an invalid number', () => {
    expect(problems({ programs: { 'delta-skymiles': -1 }, pointValues: { cash: 1001 } })).toEqual([
      ['programs.delta-skymiles', 'must be a whole number from 0 to 99,999'],
      ['pointValues.cash', 'must be a whole number from 0 to 1,000'],
    ])
  })

  it('gives the usual deposit and a long history to profiles from before these fields', () => {
    const { thinFile: _thin, deposit: _deposit, ...former } = defaultProfile
    expect(profileSchema.parse(former)).toEqual(defaultProfile)
    const { debt: _debt, ...older } = former
    expect(profileSchema.parse(upgradeProfile({ ...older, carriesBalance: true }))).toEqual({
      ...defaultProfile,
      debt: usualDebt,
    })
  })

  it('rejects missing and unknown fields', () => {
    const { rent: _rent, ...incomplete } = defaultProfile
    expect(profileSchema.safeParse(incomplete).success).toBe(false)
    expect(profileSchema.safeParse({ ...defaultProfile, income: 1 }).success).toBe(false)
  })

  it("doesn't let a key of an object's prototype in", () => {
    const text = JSON.stringify(defaultProfile).replace('"programs":{}', '"programs":{"__proto__":5}')
    const parsed = profileSchema.safeParse(JSON.parse(text))
    expect(parsed.success ? Object.keys(parsed.data.programs) : []).toEqual([])
  })
})
