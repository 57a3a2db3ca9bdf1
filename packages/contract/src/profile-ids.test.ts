import { describe, expect, it } from 'vitest'
import { defaultProfile } from './profile.ts'
import { describeUnknownIds, findUnknownIds, withoutUnknownIds } from './profile-ids.ts'

const options = {
  programs: [{ id: 'delta-skymiles' }, { id: 'cash' }],
  memberships: [{ id: 'aaa' }],
  credits: [{ id: 'uber-cash' }],
}

const known = {
  ...defaultProfile,
  programs: { 'delta-skymiles': 600 },
  memberships: ['aaa'],
  pointValues: { cash: 100 },
  credits: ['uber-cash'],
}
const mixed = {
  ...known,
  programs: { ...known.programs, 'pan-am': null },
  memberships: ['aaa', 'blockbuster'],
  pointValues: { cash: 100, 'pan-am': 5 },
  credits: ['toString', 'uber-cash'],
}

describe('ids of a profile', () => {
  it('are all known in a valid profile', () => {
    expect(findUnknownIds(known, options)).toEqual([])
    expect(withoutUnknownIds(known, options)).toEqual(known)
  })

  it('are listed by parameter if unknown, with those that are allowed', () => {
    const programs = ['cash', 'delta-skymiles']
    expect(findUnknownIds(mixed, options)).toEqual([
      { param: 'programs', unknown: ['pan-am'], allowed: programs },
      { param: 'memberships', unknown: ['blockbuster'], allowed: ['aaa'] },
      { param: 'pointValues', unknown: ['pan-am'], allowed: programs },
      { param: 'credits', unknown: ['toString'], allowed: ['uber-cash'] },
    ])
  })

  it('are listed in a sentence', () => {
    expect(findUnknownIds({ ...mixed, memberships: ['x', 'y'] }, options).map(describeUnknownIds)).toEqual([
      "must be one of cash, delta-skymiles; there's no pan-am",
      "must be one of aaa; there's no x or y",
      "must be one of cash, delta-skymiles; there's no pan-am",
      "must be one of uber-cash; there's no toString",
    ])
    expect(describeUnknownIds({ param: 'credits', unknown: ['x'], allowed: [] })).toBe(
      "must be empty; there's no x",
    )
  })

  it('are removed if unknown, and nothing else is', () => {
    expect(withoutUnknownIds(mixed, options)).toEqual(known)
  })
})
