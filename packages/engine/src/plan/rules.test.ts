/** Issuers' rules on records worked out by hand. The plan starts in January 2027. */
import { describe, expect, it } from 'vitest'
import { askPlan, makePlanCard } from '../testing/make-plan.ts'
import type { ApplicationLimit, BonusBar } from './plan.ts'
import { type CardRecord, findBar, findDecline } from './rules.ts'

const NEW = 0
const OTHER = 1
const planned = (changes: Partial<CardRecord> = {}): CardRecord => ({
  card: OTHER,
  opened: 0,
  closed: null,
  bonus: null,
  isPlanned: true,
  ...changes,
})
const past = (changes: Partial<CardRecord> = {}): CardRecord =>
  planned({ opened: -1, isPlanned: false, ...changes })

const question = askPlan([makePlanCard('new'), makePlanCard('other')])
const [person] = question.people

/** The months from 0 to 23 in which a card is declined, or its bonus is barred. */
function monthsWith(check: (month: number) => string | null): number[] {
  return Array.from({ length: 24 }, (_, month) => month).filter((month) => check(month) === 'rule')
}

const upTo = (last: number, first = 0) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

describe('a limit on applications', () => {
  const declined = (records: readonly CardRecord[], changes: Partial<ApplicationLimit>, card = NEW) => {
    const limit: ApplicationLimit = {
      ruleId: 'rule',
      cards: new Set([NEW]),
      counted: new Set([OTHER]),
      count: 1,
      within: { months: 6 },
      ...changes,
    }
    return monthsWith((month) =>
      person === undefined
        ? null
        : findDecline(question, { ...person, limits: [limit] }, records, card, month),
    )
  }

  it('counts a planned card from its first day on, for whole months', () => {
    expect(declined([planned({ opened: 2 })], {})).toEqual(upTo(7, 2))
  })

  it('counts a card of the past as opened on the last day of its month', () => {
    // Opened at the end of December 2026: 6 months have passed at the end of June, so on July 1.
    expect(declined([past()], {})).toEqual(upTo(5))
  })

  it('needs as many cards as it says', () => {
    const two = [planned(), planned({ opened: 4 })]
    expect(declined(two, { count: 2 })).toEqual([4, 5])
    expect(declined(two, { count: 3 })).toEqual([])
  })

  it('concerns only its cards, and counts only those it names', () => {
    expect(declined([planned()], {}, OTHER)).toEqual([])
    expect(declined([planned({ card: NEW })], {})).toEqual([])
  })

  it('counts days', () => {
    // From January 1 to February 1 are 31 days; from December 31, 32.
    expect(declined([planned()], { within: { days: 31 } })).toEqual([0])
    expect(declined([planned()], { within: { days: 32 } })).toEqual([0, 1])
    expect(declined([past()], { within: { days: 32 } })).toEqual([0])
    expect(declined([past()], { within: { days: 33 } })).toEqual([0, 1])
  })

  it('counts open cards if it has no time', () => {
    // A planned card is closed on the first day of month 12. A card of the past that is closed in month 1 can be open
    // until its last day.
    expect(declined([planned({ opened: 3, closed: 15 })], { within: null })).toEqual(upTo(14, 3))
    expect(declined([past({ closed: 1 })], { within: null })).toEqual([0, 1])
    expect(declined([past()], { within: null })).toEqual(upTo(23))
  })
})

describe('a bar on bonuses', () => {
  const barred = (records: readonly CardRecord[], changes: Partial<BonusBar>, card = NEW) => {
    const bar: BonusBar = {
      ruleId: 'rule',
      cards: new Set([NEW]),
      if: 'has',
      of: new Set([OTHER]),
      months: null,
      ...changes,
    }
    return monthsWith((month) =>
      person === undefined ? null : findBar({ ...person, bars: [bar] }, records, card, month),
    )
  }

  it('lasts as long as the person has the other card', () => {
    expect(barred([planned({ opened: 3, closed: 15 })], {})).toEqual(upTo(14, 3))
    expect(barred([past({ closed: -1 })], {})).toEqual([])
  })

  it('lasts for some months after the other card was closed, or for ever', () => {
    const closed = [planned({ opened: 2, closed: 14 })]
    expect(barred(closed, { if: 'had', months: 4 })).toEqual(upTo(17, 2))
    expect(barred(closed, { if: 'had' })).toEqual(upTo(23, 2))
    expect(barred([past({ closed: -1 })], { if: 'had', months: 4 })).toEqual(upTo(3))
  })

  it('lasts for some months after a bonus was paid, or for ever', () => {
    expect(barred([past({ bonus: -2 })], { if: 'bonus', months: 4 })).toEqual([0, 1, 2])
    expect(barred([past({ bonus: -2 })], { if: 'bonus' })).toEqual(upTo(23))
    expect(barred([past()], { if: 'bonus' })).toEqual([])
    expect(barred([past()], { if: 'bonus', months: 4 })).toEqual([])
    expect(barred([planned({ bonus: 3 })], { if: 'bonus', months: 4 })).toEqual(upTo(6))
  })

  it('concerns only its cards, and only records of those it names', () => {
    expect(barred([past()], {}, OTHER)).toEqual([])
    expect(barred([past({ card: NEW })], {})).toEqual([])
    expect(barred([past()], { of: 'same' })).toEqual([])
    expect(barred([past({ card: NEW })], { of: 'same' })).toEqual(upTo(23))
    // One of several records is enough.
    expect(barred([past({ card: NEW }), past({ closed: 3 })], {})).toEqual(upTo(3))
  })
})
