import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import type { FilledCap, WalletCard } from '@cardsight/engine/wallet'
import { assert, describe, expect, it } from 'vitest'
import { toCalendarFile } from '../../lib/calendar-file.ts'
import { paidWith, walletCard, walletOf } from '../../testing/wallet-answer.ts'
import { remindersOf, usesToChange } from './reminders.ts'

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
  })

describe('the reminders of a wallet', () => {
  it('say what to do on which day of the coming year, in order', () => {
    expect(remind([]).map(({ day, title }) => [day, title])).toEqual([
      ['2027-01-01', 'Activate Turner'],
      ['2027-04-01', 'Activate Turner'],
      ['2027-07-01', 'Activate Turner'],
      ['2027-08-01', 'Switch gas to Feeder'],
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
    expect(reminders.some(({ title }) => title.startsWith('Switch'))).toBe(false)
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

describe('a change of cards', () => {
  const march = 2026 * 12 + 2
  const august = 2026 * 12 + 7
  const cap: FilledCap = {
    ...{ year: 1, cardId: 'Turner', capId: 'all', limit: toCents(600_000), on: 'spend', per: 'year' },
    months: { from: 2026 * 12, to: 2026 * 12 + 11 },
    reachedOn: null,
  }
  const plain = new Map([
    ['Turner', walletCard('Turner')],
    ['Feeder', walletCard('Feeder')],
  ])
  const changesOf = (filledCaps: readonly FilledCap[], paid = assignments) =>
    usesToChange({
      wallet: walletOf({ Turner: 0, Feeder: 0 }, { assignments: paid, filledCaps }),
      cards: plain,
      today,
    }).map(({ title, text }) => [title, text])

  it('names the card, its cap and the card to use then', () => {
    expect(changesOf([cap])).toEqual([
      ['Switch gas to Feeder', 'You’ll hit Turner’s $6,000 cap on gas around Aug 1. Then use Feeder.'],
    ])
  })

  it('is one for all categories that change together', () => {
    const groceries = [
      paidWith('Turner', 'supermarket', 60),
      paidWith('Feeder', 'supermarket', 40, { month: august }),
    ]
    expect(changesOf([cap], [...assignments, ...groceries])).toEqual([
      [
        'Switch gas, groceries to Feeder',
        'You’ll hit Turner’s $6,000 cap on gas, groceries around Aug 1. Then use Feeder.',
      ],
    ])
  })

  it('says that a cap of the next card starts over, or what earns more', () => {
    const ended = { ...cap, cardId: 'Feeder', months: { from: march, to: march + 2 } }
    expect(changesOf([ended])[0]?.[1]).toBe('Feeder’s cap starts over. Use it again.')
    expect(changesOf([])[0]?.[1]).toBe('From then on, Feeder earns more than Turner.')
  })
})
