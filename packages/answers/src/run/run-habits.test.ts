import { defaultProfile } from '@cardsight/contract/profile'
import { defaultAssumptions } from '@cardsight/engine/cards'
import { describe, expect, it } from 'vitest'
import { assumptionsOf, runHabitsOf } from './run-habits.ts'

const memberships = [
  { id: 'gold-tier', implies: ['silver-tier'], changesRates: true },
  { id: 'silver-tier', implies: ['account'], changesRates: true },
  { id: 'account', implies: [], changesRates: true },
  { id: 'club', implies: [], changesRates: false },
]
const habitsOf = (...held: string[]) => runHabitsOf({ ...defaultProfile, memberships: held }, memberships)

describe('the habits of a run', () => {
  it("are the engine's default assumptions for the default profile", () => {
    const { conditions, memberships, tiers } = defaultAssumptions
    expect(assumptionsOf(habitsOf())).toEqual({ conditions, memberships, tiers })
  })

  it('include memberships that come with others, directly or not', () => {
    expect(habitsOf('gold-tier').memberships).toEqual(['account', 'gold-tier', 'silver-tier'])
  })

  it('leave out memberships that change no rate', () => {
    expect(habitsOf('club')).toEqual(habitsOf())
  })

  it('are equal JSON for the same memberships in any order', () => {
    expect(JSON.stringify(habitsOf('account', 'gold-tier'))).toBe(
      JSON.stringify(habitsOf('gold-tier', 'silver-tier')),
    )
  })

  it('set the conditions of portals and activation, memberships and statuses', () => {
    const profile = { ...defaultProfile, activatesCategories: false, booksInPortals: true }
    const habits = runHabitsOf({ ...profile, memberships: ['account'] }, memberships)
    expect(assumptionsOf(habits)).toEqual({
      conditions: { ...defaultAssumptions.conditions, activation: false, portal: true },
      memberships: ['account'],
      tiers: ['account'],
    })
  })
})
