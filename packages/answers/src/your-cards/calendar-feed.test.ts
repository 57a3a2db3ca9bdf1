import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { makeCard } from '../testing/tiny-catalog.ts'
import { makeInput, mine, paid } from '../testing/your-cards-case.ts'
import { calendarFeed } from './calendar-feed.ts'
import { prepareYourCards } from './prepare.ts'
import { type Reminder, remindersOf } from './reminders.ts'
import { trackCards } from './tracker.ts'

const today = parseDay('2026-11-16')
const OWNER = '6f1c1f0e-6b1a-4f0e-9d55-0b8f5ce4a001'

function eventsIn(feed: string) {
  const calendar = new ICAL.Component(ICAL.parse(feed))
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

function reminder(more: Partial<Reminder> = {}): Reminder {
  return {
    id: 'fee.gold.2027-03-14',
    kind: 'fee',
    yourCardId: 'gold',
    day: parseDay('2027-02-28'),
    title: 'Gold annual fee in 30 days',
    text: 'Keep it.',
    ...more,
  }
}

describe('a calendar feed', () => {
  it('has all-day events that a calendar program reads', () => {
    const [event] = eventsIn(calendarFeed([reminder()], today, OWNER))
    expect(event?.uid).toBe('27dc3abb-db80-89de-aa7e-08566d213dfe')
    expect(event?.summary).toBe('Gold annual fee in 30 days')
    expect(event?.description).toBe('Keep it.')
    expect(event?.startDate.isDate).toBe(true)
    expect(event?.startDate.toString()).toBe('2027-02-28')
    expect(event?.endDate.toString()).toBe('2027-03-01')
  })

  it('has the same UIDs for the same person, and others for another', () => {
    const uidsOf = (owner: string) =>
      eventsIn(calendarFeed([reminder(), reminder({ id: 'other' })], today, owner)).map(({ uid }) => uid)
    expect(uidsOf(OWNER)).toEqual(uidsOf(OWNER))
    expect(new Set([...uidsOf(OWNER), ...uidsOf('')]).size).toBe(4)
  })

  it('keeps any text, in lines of at most 75 octets', () => {
    const text = `Back\\slash; comma, "quote"\nnew line ${'ünïcödé 💳 '.repeat(30)}end`
    const feed = calendarFeed([reminder({ title: text, text })], today, OWNER)
    expect(feed.endsWith('END:VCALENDAR\r\n')).toBe(true)
    const lines = feed.slice(0, -2).split('\r\n')
    expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([])
    expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([])
    const [event] = eventsIn(feed)
    expect(event?.summary).toBe(text)
    expect(event?.description).toBe(text)
  })

  it('can’t be broken by a nickname', () => {
    const feed = calendarFeed([reminder({ title: 'A\r\nEND:VEVENT\u0007\u0000' })], today, OWNER)
    expect(eventsIn(feed).map(({ summary }) => summary)).toEqual(['A\nEND:VEVENT  '])
  })
})

describe('reminders', () => {
  const card = makeCard('gold', 'Gold', {
    credits: [{ name: "Dunkin' Credit", worth: 84, every: 'month' }],
    engine: { fee: { firstYear: toCents(0), later: toCents(325_00) } },
  })
  const bonus = {
    spendCents: 4000_00,
    by: parseDay('2026-12-18'),
    reward: { kind: 'points' as const, points: 60_000 },
  }
  const yours = mine(card, { opened: '2026-09-20', bonus, credits: ['dunkin'] })
  const listFor = (purchases = [paid('gold', '2026-11-02', 5, 'fast-food', { merchant: 'dunkin' })]) => {
    const prepared = prepareYourCards(makeInput(today, [card], [yours], purchases))
    return remindersOf(prepared, trackCards(prepared))
  }

  it('are dated events of the next year with stable ids', () => {
    const list = listFor()
    const dates = list.map(({ day, id }) => `${day} ${id}`)
    expect(dates.slice(0, 4)).toEqual([
      '2026-11-16 credit.gold.dunkin.2026-11-30',
      '2026-12-04 bonus.gold.2026-12-18.soon',
      '2026-12-17 credit.gold.dunkin.2026-12-31',
      '2026-12-18 bonus.gold.2026-12-18',
    ])
    expect(dates).toContain('2027-08-21 fee.gold.2027-09-20')
    expect(list[0]).toMatchObject({
      title: "Use your $2 Dunkin' Credit",
      text: "$2 of the Gold Dunkin' Credit expires on Nov 30, 2026.",
    })
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
    expect(eventsIn(calendarFeed(list, today, OWNER))).toHaveLength(list.length)
  })

  it('leave out what is used up', () => {
    const purchases = [
      paid('gold', '2026-11-02', 7, 'fast-food', { merchant: 'dunkin' }),
      paid('gold', '2026-11-03', 3993, 'dining'),
    ]
    const ids = listFor(purchases).map(({ id }) => id)
    expect(ids).not.toContain('credit.gold.dunkin.2026-11-30')
    expect(ids.filter((id) => id.startsWith('bonus'))).toEqual([])
    expect(ids).toContain('credit.gold.dunkin.2026-12-31')
  })
})
