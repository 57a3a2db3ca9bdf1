import { describe, expect, it } from 'vitest'
import type { CardNeeds } from './cards.ts'
import { creditLevels, defaultProfile, type Profile } from './profile.ts'
import { isThinFile, reachProblems } from './reach.ts'

const needs = {
  secured: { credit: 'poor', newToCredit: true, deposit: 200, memberships: [] },
  student: { credit: 'fair', newToCredit: true, memberships: [] },
  rebuilding: { credit: 'poor', memberships: [] },
  fair: { credit: 'fair', memberships: [] },
  usual: { credit: 'good', memberships: [] },
  best: { credit: 'excellent', memberships: [] },
} as const satisfies Record<string, CardNeeds>

const problemsOf = (changes: Partial<Profile>, card: keyof typeof needs) =>
  reachProblems({ ...defaultProfile, ...changes }, { memberships: [] })(needs[card])

const within = (changes: Partial<Profile>) =>
  (['secured', 'student', 'rebuilding', 'fair', 'usual', 'best'] as const).filter(
    (card) => problemsOf(changes, card).length === 0,
  )

describe('who can get what', () => {
  it('has different lists for poor credit and for people new to credit', () => {
    expect(within({ credit: 'none' })).toEqual(['secured', 'student'])
    expect(within({ credit: 'poor' })).toEqual(['secured', 'rebuilding'])
  })

  it('gives more to a higher level', () => {
    expect(within({ credit: 'fair' })).toEqual(['secured', 'student', 'rebuilding', 'fair'])
    expect(within({ credit: 'good' })).toEqual(['secured', 'student', 'rebuilding', 'fair', 'usual'])
    expect(within({ credit: 'excellent' })).toEqual(Object.keys(needs))
  })

  it('never takes a level that no source states for a reason against people with good credit', () => {
    const unknown: CardNeeds = { credit: null, memberships: [] }
    const problems = (credit: Profile['credit']) =>
      reachProblems({ ...defaultProfile, credit }, { memberships: [] })(unknown)
    expect([problems('good'), problems('excellent')]).toEqual([[], []])
    // People with less see only cards that are known to accept them.
    expect(problems('fair')).toEqual([{ kind: 'credit', level: 'good' }])
  })

  it('treats a thin file as new to credit, unless the credit is poor', () => {
    for (const credit of creditLevels.filter((level) => level !== 'poor')) {
      expect(within({ credit, thinFile: true })).toEqual(within({ credit: 'none' }))
    }
    expect(within({ credit: 'poor', thinFile: true })).toEqual(within({ credit: 'poor' }))
    expect(problemsOf({ credit: 'good', thinFile: true }, 'usual')).toEqual([{ kind: 'history' }])
  })

  it('says which level people new to credit lack, or that they need a history', () => {
    expect(problemsOf({ credit: 'none' }, 'usual')).toEqual([{ kind: 'credit', level: 'good' }])
    expect(problemsOf({ credit: 'none' }, 'rebuilding')).toEqual([{ kind: 'history' }])
  })

  it('needs a deposit that the person is ready to make', () => {
    expect(problemsOf({ credit: 'poor', deposit: 200 }, 'secured')).toEqual([])
    expect(problemsOf({ credit: 'poor', deposit: 199 }, 'secured')).toEqual([
      { kind: 'deposit', dollars: 200 },
    ])
  })
})

describe('a thin file', () => {
  it('is one card that is less than a year old', () => {
    expect(isThinFile(['2026-01-15'], '2026-12-01')).toBe(true)
    expect(isThinFile(['2025-12'], '2026-12')).toBe(false)
    expect(isThinFile(['2026-01', '2026-06'], '2026-12')).toBe(false)
  })

  it('isn’t assumed of people whose cards we don’t know', () => {
    expect(isThinFile([], '2026-12-01')).toBe(false)
    expect(isThinFile([undefined], '2026-12-01')).toBe(false)
  })
})
