import { categories, parseDay, toCents, type Wallet } from '@cardsight/engine'
import { describe, expect, it } from 'vitest'
import { walletCard } from '../../testing/wallet-card.ts'
import { toCalendarFile } from './calendar-file.ts'
import { remindersOf } from './reminders.ts'
import type { SheetRow } from './usage-sheet.ts'

const today = parseDay('2026-11-15')

const cards = new Map([
  ['Turner', walletCard('Turner', { rotates: true })],
  ['Feeder', walletCard('Feeder', { yearlyFeeCents: toCents(9500) })],
])

const worth = {
  total: toCents(0),
  reward: toCents(0),
  gifts: toCents(0),
  credits: toCents(0),
  bonus: toCents(0),
}
const wallet: Wallet = {
  years: 1,
  ...worth,
  fee: toCents(0),
  assignments: [],
  filledCaps: [],
  cards: [
    {
      ...worth,
      cardId: 'Turner',
      isHeld: true,
      fee: toCents(0),
      bonuses: [],
      spentFirstYear: toCents(0),
      spentLaterYear: toCents(0),
    },
    {
      ...worth,
      cardId: 'Feeder',
      isHeld: false,
      fee: toCents(9500),
      bonuses: [
        {
          tier: { points: 75_000, spend: toCents(500_000), days: 90 },
          isClaimed: true,
          money: toCents(75_000),
          points: 75_000,
          spentCents: toCents(600_000),
          reachedOnDay: 60,
        },
      ],
      spentFirstYear: toCents(0),
      spentLaterYear: toCents(0),
    },
  ],
}

const groceries: SheetRow = {
  category: categories[0] as SheetRow['category'],
  leaves: null,
  merchant: null,
  cents: 100,
  phases: [
    { from: 2026 * 12, to: 2026 * 12 + 6, cardId: 'Turner', cents: 60, cardCents: 60, others: [] },
    { from: 2026 * 12 + 7, to: 2026 * 12 + 11, cardId: 'Feeder', cents: 40, cardCents: 40, others: [] },
  ],
}

const reminders = remindersOf({ wallet, rows: [groceries], cards, today, nameOf: () => 'Groceries' })

describe('reminders of a wallet', () => {
  it('tell what to do on which day of the coming year, in order', () => {
    expect(reminders.map(({ day, title }) => [day, title])).toEqual([
      ['2027-01-01', 'Activate Turner'],
      ['2027-02-13', 'Bonus of Feeder ends'], // 15 days of November, 31, 31, 13: the 90th
      ['2027-04-01', 'Activate Turner'],
      ['2027-07-01', 'Activate Turner'],
      ['2027-08-01', 'Groceries: from now on Feeder'],
      ['2027-10-01', 'Activate Turner'],
      ['2027-11-01', 'Fee of Feeder comes in two weeks'],
    ])
  })

  it('come as a calendar file with a whole day for each', () => {
    const file = toCalendarFile(reminders)
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(7)
    expect(file).toContain('DTSTART;VALUE=DATE:20270213')
    expect(file).toContain('SUMMARY:Bonus of Feeder ends')
    expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0')).toBe(true)
  })

  it('cannot be broken by a name', () => {
    const file = toCalendarFile([{ day: today, title: 'A;B,C\nEND:VCALENDAR', text: '' }])
    expect(file.match(/END:VCALENDAR/g)?.length).toBe(2)
    expect(file).toContain('SUMMARY:A\\;B\\,C\\nEND:VCALENDAR')
  })
})
