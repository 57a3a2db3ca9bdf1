import { planRequestSchema } from '@cardsight/contract/plan'
import { parseDay } from '@cardsight/engine/dates'
import { expect, it } from 'vitest'
import { type DatedCard, type PlanSettings, planRequestOf } from './plan-request.ts'

const today = parseDay('2026-11-17')
const settings: PlanSettings = {
  cardsPerYear: 3,
  monthsBetween: 2,
  months: 12,
  keepsSmall: false,
  skipped: [],
}
const bonus = {
  spendCents: 400_000,
  by: parseDay('2026-03-10'),
  reward: { kind: 'cash', cents: 500 },
} as const

function cardsOf(...cards: DatedCard[]) {
  const request = planRequestOf({ today, settings, cards, credit: 'good', partner: null })
  expect(planRequestSchema.safeParse(request).error).toBeUndefined()
  return request.people[0]?.cards
}

it('takes opening and closing months, and says nothing of bonuses that it knows nothing of', () => {
  expect(
    cardsOf(
      { cardId: 'a', opened: '2025-12-20' },
      { cardId: 'b', opened: '2024-02', closed: parseDay('2025-06-30') },
    ),
  ).toEqual([
    { id: 'a', opened: '2025-12' },
    { id: 'b', opened: '2024-02', closed: '2025-06' },
  ])
})

it('counts a card without an opening month as five years old', () => {
  expect(cardsOf({ cardId: 'a' })).toEqual([{ id: 'a', opened: '2021-11' }])
})

it('counts earned bonuses and those in progress, but not missed ones', () => {
  expect(
    cardsOf(
      { cardId: 'missed', opened: '2025-12', bonus },
      { cardId: 'earned', opened: '2025-12', bonus: { ...bonus, isEarned: true } },
      { cardId: 'in-progress', opened: '2026-10', bonus: { ...bonus, by: parseDay('2027-01-05') } },
    ),
  ).toEqual([
    { id: 'missed', opened: '2025-12', bonusReceived: null },
    { id: 'earned', opened: '2025-12', bonusReceived: '2026-03' },
    {
      id: 'in-progress',
      opened: '2026-10',
      bonusReceived: '2027-01',
      bonusInProgress: { spend: 4000, by: '2027-01-05' },
    },
  ])
})

it('asks for what a bonus in progress still needs, after purchases or what the person entered', () => {
  const spent = { cents: 150_000, asOf: parseDay('2026-11-01') }
  const open = { ...bonus, by: parseDay('2027-01-05'), spent }
  const leftOf = (card: Partial<DatedCard>) =>
    cardsOf({ cardId: 'a', opened: '2026-10', bonus: open, ...card })?.[0]?.bonusInProgress
  // $4,000 less $1,500.
  expect(leftOf({})).toEqual({ spend: 2500, by: '2027-01-05' })
  expect(leftOf({ bonusLeftCents: 124_050 })).toEqual({ spend: 1240.5, by: '2027-01-05' })
  expect(leftOf({ bonusLeftCents: 0 })).toBeUndefined()
  expect(leftOf({ closed: parseDay('2026-11-10') })).toBeUndefined()
  expect(leftOf({ bonus: { ...open, isEarned: true } })).toBeUndefined()
})

it('survives dates that can’t be', () => {
  // Opened next year, and closed before it was opened.
  expect(
    cardsOf(
      { cardId: 'a', opened: '2027-05' },
      { cardId: 'b', opened: '2025-05', closed: parseDay('2024-01-01') },
    ),
  ).toEqual([
    { id: 'a', opened: '2026-11' },
    { id: 'b', opened: '2025-05', closed: '2025-05' },
  ])
})

it('leaves out what each person skipped', () => {
  const skipped = [
    { cardId: 'both', person: null },
    { cardId: 'first', person: 0 },
    { cardId: 'second', person: 1 },
  ]
  const partner = { name: 'Sam', credit: 'excellent', cardsPerYear: 1, cards: [] } as const
  const request = planRequestOf({
    today,
    settings: { ...settings, skipped, keepsSmall: true },
    cards: [],
    credit: 'good',
    partner,
  })
  expect(request).toMatchObject({
    start: '2026-11',
    months: 12,
    leastAdded: 0,
    people: [
      { cardsPerYear: 3, credit: 'good', unwanted: ['both', 'first'] },
      { cardsPerYear: 1, credit: 'excellent', unwanted: ['both', 'second'] },
    ],
  })
})
