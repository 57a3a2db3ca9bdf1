import { defaultHabits } from '@cardsight/contract/runs'
import { defaultAssumptions } from '@cardsight/engine/cards'
import { describe, expect, it } from 'vitest'
import { assumptionsOf } from './run-habits.ts'

describe('assumptions for habits', () => {
  it("are the engine's defaults for the default habits", () => {
    const { conditions, memberships, tiers, picksBestChoice, depositCents } = defaultAssumptions
    const expected = { conditions, memberships, tiers, picksBestChoice, depositCents }
    expect(assumptionsOf(defaultHabits)).toEqual(expected)
  })

  it('set the conditions of portals and activation, memberships, statuses and the deposit', () => {
    const habits = {
      activatesCategories: false,
      booksInPortals: true,
      hasBusiness: false,
      memberships: ['account'],
      deposit: 300,
    }
    expect(assumptionsOf(habits)).toMatchObject({
      conditions: { ...defaultAssumptions.conditions, activation: false, portal: true },
      memberships: ['account'],
      tiers: ['account'],
      depositCents: 300_00,
    })
  })
})
