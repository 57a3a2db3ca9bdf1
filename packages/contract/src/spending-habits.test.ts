import { describe, expect, it } from 'vitest'
import { defaultProfile } from './profile.ts'
import type { MembershipOption, ProgramOption } from './profile-options.ts'
import { runProfileOf, spendingHabitsOf } from './spending-habits.ts'

const program = (id: string, brand?: ProgramOption['brand']): ProgramOption => ({
  ...{ id, name: id, kind: 'store', unit: 'points', needsUse: true },
  values: { floor: 0, easy: 0, usual: 100 },
  ...(brand && { brand }),
})
const membership = (id: string, brand?: MembershipOption['brand']): MembershipOption => ({
  ...{ id, name: id, kind: 'paid', yearlyCost: 50, who: 'Anyone.', implies: [], changesRates: false },
  ...(brand && { brand }),
})
const club = { merchant: 'sams-club', name: 'Sam’s Club', leaf: 'wholesale-club' } as const
const airline = { merchant: 'delta', name: 'Delta', leaf: 'flights' } as const
const options = {
  programs: [program('delta-skymiles', airline), program('sams-cash', club), program('cash')],
  memberships: [membership('sams-club', club), membership('aaa')],
}

describe('the spending habits of a profile', () => {
  it('have the brands of chosen programs and memberships, in cents a year', () => {
    const profile = {
      ...defaultProfile,
      rent: 900,
      programs: { 'delta-skymiles': 9600, cash: 10 },
      memberships: ['aaa', 'sams-club'],
    }
    expect(spendingHabitsOf(profile, options)).toEqual({
      rent: 900,
      brands: [
        { merchant: 'delta', leaf: 'flights', yearlyCents: 960_000 },
        { merchant: 'sams-club', leaf: 'wholesale-club', yearlyCents: null },
      ],
    })
  })

  it('count a brand once, at the higher of two stated amounts', () => {
    const profile = { ...defaultProfile, programs: { 'sams-cash': 1000 }, memberships: ['sams-club'] }
    const centsOf = (memberSpending: Record<string, number>) =>
      spendingHabitsOf({ ...profile, memberSpending }, options).brands.map(({ yearlyCents }) => yearlyCents)
    expect(centsOf({})).toEqual([100_000])
    expect(centsOf({ 'sams-club': 400 })).toEqual([100_000])
    expect(centsOf({ 'sams-club': 4000 })).toEqual([400_000])
  })

  it('ignore amounts of memberships that the person doesn’t have', () => {
    expect(
      spendingHabitsOf({ ...defaultProfile, memberSpending: { 'sams-club': 4000 } }, options).brands,
    ).toEqual([])
  })

  it('are all in the profile that a run is requested with', () => {
    const profile = {
      ...defaultProfile,
      credit: 'poor' as const,
      rent: 900,
      deposit: 1000,
      hasBusiness: true,
      programs: { 'delta-skymiles': 9600, cash: 10 },
      memberships: ['aaa', 'sams-club'],
      memberSpending: { 'sams-club': 4000 },
    }
    const requested = runProfileOf(profile, options)
    expect(spendingHabitsOf(requested, options)).toEqual(spendingHabitsOf(profile, options))
    expect(requested).toMatchObject({
      deposit: 1000,
      hasBusiness: true,
      credit: defaultProfile.credit,
      programs: { 'delta-skymiles': 9600 },
      memberships: ['sams-club'],
    })
  })
})
