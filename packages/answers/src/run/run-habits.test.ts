import { defaultHabits } from '@cardsight/contract/runs'
import { defaultAssumptions } from '@cardsight/engine/cards'
import { describe, expect, it } from 'vitest'
import { assumptionsOf } from './run-habits.ts'

describe('assumptions for habits', () => {
  it("are the engine's defaults for the default habits", () => {
    const { conditions, memberships, tiers, picksBestChoice } = defaultAssumptions
    expect(assumptionsOf(defaultHabits)).toEqual({ conditions, memberships, tiers, picksBestChoice })
  })

  it('set the conditions of portals and activation, memberships and statuses', () => {
    const habits = { activatesCategories: false, booksInPortals: true, memberships: ['account'] }
    expect(assumptionsOf(habits)).toMatchObject({
      conditions: { ...defaultAssumptions.conditions, activation: false, portal: true },
      memberships: ['account'],
      tiers: ['account'],
    })
  })
})
