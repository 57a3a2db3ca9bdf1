import { makeCard, makeRelease } from '@cardsight/answers/testing'
import { release as published } from '@cardsight/catalog'
import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { type Day, parseDay } from '@cardsight/engine/dates'
import { beforeEach, describe, expect, it } from 'vitest'
import { cacheRuns } from './runs-for.ts'

const everything = { kind: 'where' as const, where: { isEverything: true as const } }
const ids = Object.keys(published.memberships).slice(0, 20)
const rules = ids.map((id) => ({
  id,
  rate: 1000,
  target: everything,
  condition: { kind: 'membership' as const, id },
}))
const release = {
  ...makeRelease([makeCard('clubs', 'Clubs', { engine: { rules } })]),
  memberships: published.memberships,
}
const [monday, tuesday] = [parseDay('2026-11-16'), parseDay('2026-11-17')]

describe('compiled catalogs', () => {
  const compiled: Day[] = []
  let runsFor: (profile: Profile, day: Day) => string
  beforeEach(() => {
    compiled.length = 0
    runsFor = cacheRuns(release, (today, habits) => {
      compiled.push(today)
      return `${today} ${JSON.stringify(habits)}`
    })
  })
  const withMembership = (index: number) => ({ ...defaultProfile, memberships: ids.slice(index, index + 1) })

  it('are shared by profiles that earn the same', () => {
    const others: Profile[] = [
      { ...defaultProfile, credit: 'fair', points: 'transfers', credits: ['uber-cash'], rent: 1500 },
      { ...defaultProfile, memberships: ['unknown'] },
    ]
    expect(others.map((profile) => runsFor(profile, monday))).toEqual(
      others.map(() => runsFor(defaultProfile, monday)),
    )
    expect(compiled).toHaveLength(1)
  })

  it.each([{ activatesCategories: false }, { booksInPortals: true }, { memberships: ids.slice(3, 4) }])(
    'are separate for %j',
    (change) => {
      expect(runsFor({ ...defaultProfile, ...change }, monday)).not.toBe(runsFor(defaultProfile, monday))
      expect(compiled).toHaveLength(2)
    },
  )

  it('are compiled again the next day', () => {
    expect(runsFor(defaultProfile, monday)).not.toBe(runsFor(defaultProfile, tuesday))
  })

  it('are at most 6, without the least recently used one', () => {
    for (let index = 0; index < 6; index++) {
      runsFor(withMembership(index), monday)
    }
    // Used again, so the second is now the oldest.
    runsFor(withMembership(0), monday)
    runsFor(withMembership(6), monday)
    compiled.length = 0
    for (const index of [0, 2, 5, 6]) {
      runsFor(withMembership(index), monday)
    }
    expect(compiled).toEqual([])
    runsFor(withMembership(1), monday)
    expect(compiled).toHaveLength(1)
  })
})
