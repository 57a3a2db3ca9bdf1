import type { Household } from '@cardsight/contract/household'
import { parseDay } from '@cardsight/engine/dates'
import { expect, it } from 'vitest'
import { planRequestOf } from '../plan/plan-request.ts'
import { planTogetherOf } from './plan-together.ts'

const apart: Household = { isEmailVerified: true, sent: null, received: [], together: null }
const monthly = { grocery: 500, gas: 100, restaurant: 300, travel: 0, recreation: 50, other: 700 }
const card = (cardId: string, months: object = {}) => ({
  cardId,
  opened: null,
  closed: null,
  bonusReceived: null,
  ...months,
})
const household: Household = {
  ...apart,
  together: {
    partner: { firstName: 'Bo', lastName: 'Quill', email: 'bo@example.com' },
    theirs: {
      spending: { source: 'linked', monthly },
      cards: [
        card('gold', { opened: '2024-03', closed: '2026-01', bonusReceived: '2024-05' }),
        card('plain', { opened: '2025-06' }),
        card('undated'),
      ],
    },
    yours: { spending: null, cards: [] },
  },
}

it('is nobody for a person without a household', () => {
  expect(planTogetherOf(apart)).toBeNull()
})

it('becomes the second person of the plan, with their months', () => {
  const together = planTogetherOf(household)
  expect(together).toMatchObject({ name: 'Bo', monthly })
  const request = planRequestOf({
    today: parseDay('2026-11-17'),
    settings: { cardsPerYear: 2, monthsBetween: 3, months: 24, keepsSmall: false, skipped: [] },
    cards: [],
    credit: 'good',
    partner: { name: 'Bo', credit: 'fair', cardsPerYear: 1, cards: together?.cards ?? [] },
  })
  expect(request.people[1]).toMatchObject({
    credit: 'fair',
    cardsPerYear: 1,
    cards: [
      { id: 'gold', opened: '2024-03', closed: '2026-01', bonusReceived: '2024-05' },
      // The plan assumes when a bonus that isn't known was paid. A card without a month counts as five years old.
      { id: 'plain', opened: '2025-06' },
      { id: 'undated', opened: '2021-11' },
    ],
  })
})
