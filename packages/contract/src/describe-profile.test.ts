import { describe, expect, it } from 'vitest'
import { describeProfile } from './describe-profile.ts'
import { defaultProfile, type Profile } from './profile.ts'

const names = {
  programs: [
    { id: 'amtrak', name: 'Amtrak Guest Rewards', kind: 'rail' },
    { id: 'delta', name: 'Delta SkyMiles', kind: 'airline' },
    { id: 'hyatt', name: 'World of Hyatt', kind: 'hotel' },
    { id: 'united', name: 'United MileagePlus', kind: 'airline' },
    { id: 'virgin', name: 'Virgin Points (Virgin Atlantic, Virgin Red)', kind: 'airline' },
  ],
  memberships: [
    { id: 'costco', name: 'Costco membership' },
    { id: 'prime', name: 'Amazon Prime' },
  ],
  credits: [{ id: 'uber' }, { id: 'saks' }],
}

const line = (changes: Partial<Profile>) => describeProfile({ ...defaultProfile, ...changes }, names)

describe('describeProfile', () => {
  it('says what is assumed of everyone', () => {
    expect(line({})).toBe('Good credit · points redeemed without transfers · no airline or hotel programs')
  })

  it('names programs, memberships and rent', () => {
    expect(
      line({
        credit: 'fair',
        points: 'cash',
        programs: { delta: 600 },
        memberships: ['costco'],
        rent: 1500,
      }),
    ).toBe(
      'Fair credit · points cashed out · flies Delta SkyMiles · Costco member · pays $1,500 rent by card',
    )
  })

  it('still says that there is no airline or hotel program if there are others', () => {
    expect(line({ programs: { amtrak: null } })).toBe(
      'Good credit · points redeemed without transfers · no airline or hotel programs · uses Amtrak Guest Rewards',
    )
  })

  it('groups programs: airlines, hotels, others', () => {
    expect(line({ programs: { amtrak: null, hyatt: null, delta: 0 } })).toBe(
      'Good credit · points redeemed without transfers · flies Delta SkyMiles · stays with World of Hyatt · uses Amtrak Guest Rewards',
    )
  })

  it('leaves out what names have in parentheses', () => {
    expect(line({ programs: { virgin: null } })).toBe(
      'Good credit · points redeemed without transfers · flies Virgin Points',
    )
  })

  it('names three programs and memberships, and counts the rest', () => {
    const programs = { united: null, delta: null }
    expect(line({ programs, memberships: ['prime', 'costco'] })).toBe(
      'Good credit · points redeemed without transfers · flies Delta SkyMiles, United MileagePlus · Costco member · +1 more',
    )
    expect(line({ programs: { ...programs, hyatt: null, amtrak: null }, memberships: ['costco'] })).toContain(
      'flies Delta SkyMiles, United MileagePlus · stays with World of Hyatt · +2 more',
    )
  })

  it('is the same for equal profiles, whatever was chosen first', () => {
    expect(line({ memberships: ['prime', 'costco'], programs: { united: null, delta: null } })).toBe(
      line({ memberships: ['costco', 'prime'], programs: { delta: null, united: null } }),
    )
  })

  it('leaves out ids that the catalog does not have', () => {
    expect(line({ programs: { gone: 5 }, memberships: ['gone'], credits: ['gone'] })).toBe(line({}))
  })

  it.each([
    [{ credits: ['uber'] }, 'uses 1 statement credit'],
    [{ credits: ['uber', 'saks'] }, 'uses 2 statement credits'],
    [{ credits: ['uber'], creditAmounts: { saks: 40 } }, 'uses 2 statement credits'],
    [{ creditAmounts: { saks: 0 } }, 'skips 1 statement credit'],
    [{ activatesCategories: false }, 'skips rotating categories'],
    [{ booksInPortals: true }, 'books in travel portals'],
    [{ rent: 99_999 }, 'pays $99,999 rent by card'],
    [{ rent: 900 }, 'pays $900 rent by card'],
    [{ debt: { balance: 5000, payment: 250 } }, 'owes $5,000 and pays $250 a month'],
  ])('adds %j', (changes, text) => {
    expect(line(changes)).toBe(`${line({})} · ${text}`)
  })

  it.each([
    [{ credit: 'none' }, 'New to credit · points redeemed without transfers'],
    [{ credit: 'poor' }, 'Poor credit · points redeemed without transfers'],
    [{ credit: 'excellent' }, 'Excellent credit · points redeemed without transfers'],
    [{ points: 'transfers' }, 'Good credit · points transferred to partners'],
    [{ points: 'own' }, 'Good credit · your own point values'],
  ] as const)('starts with %j', (changes, text) => {
    expect(line(changes)).toBe(`${text} · no airline or hotel programs`)
  })
})
