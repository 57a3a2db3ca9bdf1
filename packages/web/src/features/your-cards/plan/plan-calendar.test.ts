import type { PlanAnswer, PlanAnswerStep } from '@cardsight/contract/plan'
import { parseDay } from '@cardsight/engine/dates'
import { expect, it } from 'vitest'
import { planReminders } from './plan-calendar.ts'

const step: PlanAnswerStep = {
  person: 1,
  cardId: 'gold',
  month: '2026-11',
  added: 500,
  firstYear: 0,
  isFirstYearMatched: false,
  bonus: 600,
  fee: 95,
  credits: 0,
  rewards: -5,
  needs: { credit: 'good', spending: 4000, spendingByMonth: [], earnedBy: '2027-02' },
  waitsForRule: null,
  closeIn: '2027-11',
  skipped: { total: 0, loss: 500, gap: 0 },
  authorizedUser: null,
  why: 'It pays a bonus.',
  when: 'Now.',
  need: 'You need good credit.',
  skip: 'It’s worth less.',
}
const value = { total: 0, rewards: 0, bonuses: 0, credits: 0, fees: 0, unusable: 0 }
const answer: PlanAnswer = {
  start: '2026-11',
  months: 24,
  monthlySpending: 1500,
  value,
  noNewCards: value,
  gap: 0,
  leftOut: { cards: 0, added: 0 },
  certainty: '',
  steps: [
    step,
    { ...step, person: 0, month: '2027-03', closeIn: null, needs: { ...step.needs, earnedBy: null } },
  ],
  summary: '',
  notes: [],
}

it('has a day for each application, each bonus and each card to close', () => {
  const reminders = planReminders(answer, {
    today: parseDay('2026-11-17'),
    nameOf: () => 'Gold',
    whoOf: ({ person }) => (person === 1 ? 'Sam' : 'You'),
  })
  expect(reminders.map(({ day, title }) => `${day} ${title}`)).toEqual([
    // The first of the month has passed.
    '2026-11-17 Apply for Gold (Sam)',
    '2027-02-28 Gold bonus: spend $4,000 by today (Sam)',
    '2027-03-01 Apply for Gold (You)',
    '2027-11-01 Close Gold (Sam)',
  ])
})
