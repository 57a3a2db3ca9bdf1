import { describe, expect, it } from 'vitest'
import { defaultProfile } from './profile.ts'
import { runHabitsOf } from './run-habits.ts'

const memberships = [
  { id: 'gold-tier', implies: ['silver-tier'], changesRates: true },
  { id: 'silver-tier', implies: ['account'], changesRates: true },
  { id: 'account', implies: [], changesRates: true },
  { id: 'club', implies: [], changesRates: false },
]
const habitsOf = (...held: string[]) => runHabitsOf({ ...defaultProfile, memberships: held }, memberships)

describe('the habits of a run', () => {
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
})
