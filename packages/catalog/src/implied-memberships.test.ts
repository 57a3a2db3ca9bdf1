import { describe, expect, it } from 'vitest'
import { impliedMemberships } from './implied-memberships.ts'

describe('impliedMemberships', () => {
  const memberships = {
    gold: { implies: ['plus', 'app'] },
    plus: { implies: ['club', 'app'] },
    club: {},
    app: {},
  }

  it('returns what comes with a membership, directly or through another, each once', () => {
    expect(impliedMemberships('gold', memberships)).toEqual(['plus', 'club', 'app'])
    expect(impliedMemberships('club', memberships)).toEqual([])
  })

  it('ends in a cycle, and then has the membership itself', () => {
    expect(impliedMemberships('a', { a: { implies: ['b'] }, b: { implies: ['a'] } })).toEqual(['b', 'a'])
  })
})
