import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import type { WalletCard } from '@cardsight/engine/wallet'
import { assert, describe, expect, it } from 'vitest'
import { toCalendarFile } from '../../lib/calendar-file.ts'
import { paidWith, walletCard, walletOf } from '../../testing/wallet-answer.ts'
import { remindersOf } from './reminders.ts'

const today = parseDay('2026-11-15')

const cards = new Map([
  ['Turner', walletCard('Turner', { rotates: true })],
  ['Feeder', walletCard('Feeder', { annualFeeCents: toCents(9500) })],
])

const tier = (dollars: number) => ({
  tier: { points: 75_000, spend: toCents(dollars * 100), days: 90 },
  isClaimed: true,
  money: toCents(75_000),
  points: 75_000,
  spentCents: toCents(600_000),
  reachedOnDay: 60,
})

/** One card reaches its cap in August. */
const assignments = [paidWith('Turner', 'gas', 60), paidWith('Feeder', 'gas', 40, { month: 2026 * 12 + 7 })]
const [turner, feeder] = walletOf({ Turner: 0, Feeder: 0 }).cards
assert(turner !== undefined && feeder !== undefined)

const remind = (bonuses: WalletCard['bonuses']) =>
  remindersOf({
    wallet: walletOf(
      {},
      {
        cards: [
          { ...turner, isOwned: true },
          { ...feeder, bonuses },
        ],
        assignments,
      },
    ),
    cards,
    today,
    nameOf: () => 'Gas',
  })

describe('the reminders of a wallet', () => {
  it('say what to do on which day of the coming year, in order', () => {
    expect(remind([]).map(({ day, title }) => [day, title])).toEqual([
      ['2027-01-01', 'Activate Turner'],
      ['2027-04-01', 'Activate Turner'],
      ['2027-07-01', 'Activate Turner'],
      ['2027-08-01', 'Gas: switch to Feeder'],
      ['2027-10-01', 'Activate Turner'],
      ['2027-11-01', 'Feeder annual fee is due in two weeks'],
    ])
  })

  it('list one deadline for bonus tiers that end together, and no card changes', () => {
    const reminders = remind([tier(2000), tier(5000)])
    const bonus = reminders.filter(({ title }) => title.endsWith('bonus ends'))
    // 15 days of November, 31, 31, 13: the 90th.
    expect(bonus.map(({ day }) => day)).toEqual(['2027-02-13'])
    expect(bonus[0]?.text).toMatch(/spend \$5,000 on it by today to earn the bonus\.$/)
    expect(reminders.some(({ title }) => title.startsWith('Gas'))).toBe(false)
  })

  it('are exported as a calendar file with an all-day event for each', () => {
    const file = toCalendarFile(remind([tier(5000)]))
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(6)
    expect(file).toContain('DTSTART;VALUE=DATE:20270213')
    expect(file).toContain('SUMMARY:Feeder bonus ends')
    expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0')).toBe(true)
  })

  it('escape special characters in names', () => {
    const file = toCalendarFile([{ day: today, title: 'A;B,C\nEND:VCALENDAR', text: '' }])
    expect(file.match(/END:VCALENDAR/g)?.length).toBe(2)
    expect(file).toContain('SUMMARY:A\\;B\\,C\\nEND:VCALENDAR')
  })
})
