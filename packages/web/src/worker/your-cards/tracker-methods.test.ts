import { prepareYourCards, type YourCardsInput } from '@cardsight/answers'
import {
  earn,
  gasCard,
  makeCard,
  makeInput,
  mine,
  onePercent,
  paid,
  twoPercent,
} from '@cardsight/answers/testing'
import { parseDay } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { describe, expect, it } from 'vitest'
import { trackerMethods } from './tracker-methods.ts'

const TODAY = '2026-11-17'

function methodsFor(input: YourCardsInput) {
  const prepared = prepareYourCards(input)
  return trackerMethods({ prepared: () => prepared, input: () => input })
}

const bonus = {
  spendCents: 1000_00,
  by: parseDay('2026-12-17'),
  reward: { kind: 'cash' as const, cents: 200_00 },
}
const creditCard = makeCard('credit-card', 'Credit Card', {
  credits: [
    { name: 'Uber Cash', worth: 120, every: 'month' },
    { name: 'StubHub Credits', worth: 300, every: 'half-year' },
    { name: 'Lounge Credit', worth: 50, every: 'year' },
  ],
})
const feeCard = makeCard('fee-card', 'Fee Card', {
  engine: { rules: [earn(3)], fee: { firstYear: toCents(95_00), later: toCents(95_00) } },
})

describe('tracker', () => {
  it('starts with what needs doing soonest', () => {
    const cards = [
      mine(onePercent, { opened: '2026-10-01', bonus }),
      mine(creditCard, { credits: ['uber-cash', 'lounge'] }),
      mine(feeCard, { opened: '2024-12-20' }),
    ]
    const catalog = [onePercent, creditCard, feeCard]
    const purchases = [paid('fee-card', '2026-11-24', 20)]
    const { nextUp } = methodsFor(makeInput('2026-11-25', catalog, cards, purchases)).tracker()
    // Uber Cash of $10 a month ends in 5 days. $1,000 of spending in 22 days is at risk at $10 a day. The fee is due in 25
    // days. A year's lounge credit has 36 days, and no one uses StubHub.
    expect(nextUp.map(({ kind, title, day, daysLeft }) => [kind, title, day, daysLeft])).toEqual([
      ['credit', 'Use $10 of your Uber Cash', '2026-11-30', 5],
      ['bonus', 'Spend $1,000 more on One Percent for the welcome bonus', '2026-12-17', 22],
      ['fee', 'Decide on Fee Card before its $95 fee', '2026-12-20', 25],
    ])
  })

  it('never says that a bonus is at risk while there are no purchases to see', () => {
    const input = makeInput(TODAY, [onePercent], [mine(onePercent, { opened: '2026-10-01', bonus })])
    const { nextUp, bonuses } = methodsFor(input).tracker()
    expect(nextUp).toEqual([])
    expect(bonuses).toMatchObject([{ state: 'on-track', pacePerDayCents: null }])
  })

  it('is silent about what can wait', () => {
    // The credit ends on Nov 30, in 15 days.
    const today = '2026-11-15'
    const purchases = [paid('one-percent', today, 500)]
    const cards = [
      mine(onePercent, { opened: '2026-11-01', bonus }),
      mine(creditCard, { credits: ['uber-cash'] }),
      mine(feeCard, { opened: '2024-03-14' }),
    ]
    const input = makeInput(today, [onePercent, creditCard, feeCard], cards, purchases)
    expect(methodsFor(input).tracker().nextUp).toEqual([])
  })

  it('says what a cap pays, and whether its use is known', () => {
    const purchases = [paid('gas-card', '2026-11-01', 120.5, 'gas')]
    const [linked, unlinked] = [mine(gasCard), mine(gasCard, { id: 'second', accountIds: [] })]
    const { caps } = methodsFor(makeInput(TODAY, [gasCard], [linked, unlinked], purchases)).tracker()
    expect(caps).toMatchObject([
      {
        yourCardId: 'gas-card',
        used: 120_50,
        isTracked: true,
        sentence: '$379.50 of the $500 cap left until Dec 1, 2026.',
      },
      { yourCardId: 'second', isTracked: false },
    ])
    expect(caps[0]?.pays).toMatch(/^5%/)
  })

  it('lists fees of cards with an opening date, and says which cards have none', () => {
    const cards = [
      mine(feeCard, { opened: '2024-03-14' }),
      mine(feeCard, { id: 'undated' }),
      mine(onePercent),
    ]
    const tracker = methodsFor(makeInput(TODAY, [feeCard, onePercent], cards)).tracker()
    expect(tracker.fees).toEqual([
      { yourCardId: 'fee-card', on: '2027-03-14', daysLeft: 117, feeCents: 95_00, authorizedUsersCents: 0 },
    ])
    expect(tracker.cards.map(({ yourCardId, hasOpeningDate }) => [yourCardId, hasOpeningDate])).toEqual([
      ['fee-card', true],
      ['undated', false],
      ['one-percent', false],
    ])
  })
})

describe('review', () => {
  it('says what to do about a fee, and why, also in the calendar', () => {
    const cards = [mine(feeCard, { opened: '2024-03-14' }), mine(twoPercent)]
    const purchases = [paid('fee-card', '2025-11-18', 0), paid('fee-card', '2026-06-01', 20_000)]
    const methods = methodsFor(makeInput(TODAY, [feeCard, twoPercent], cards, purchases))
    // 3% instead of 2% of $20,000 is $200, less $95.
    const sentence = 'Keep it: it earns you $105 more than your other cards next year, after the fee.'
    expect(methods.calendar('')).not.toContain('Keep it')
    expect(methods.review('fee-card')).toEqual({ yourCardId: 'fee-card', verdict: 'keep', sentence })
    expect(methods.calendar('').replaceAll('\r\n ', '')).toContain(sentence.replaceAll(',', '\\,'))
  })

  it('is null without purchases', () => {
    const input = makeInput(TODAY, [feeCard], [mine(feeCard, { opened: '2024-03-14' })])
    expect(methodsFor(input).review('fee-card')).toBeNull()
    expect(methodsFor(input).review('unknown')).toBeNull()
  })
})

describe('missed', () => {
  it('is sorted by the difference, with names of categories', () => {
    const purchases = [
      paid('one-percent', '2026-10-05', 100, 'gas', { name: 'Shell' }),
      paid('one-percent', '2026-10-20', 250, 'gas'),
      paid('one-percent', '2026-06-01', 40, 'gas'),
    ]
    const input = makeInput(TODAY, [onePercent, gasCard], [mine(onePercent), mine(gasCard)], purchases)
    const { month, year } = methodsFor(input).missed()
    // 4% more on $250 and on $100.
    expect(month.lines.map(({ missedCents, categoryName }) => [missedCents, categoryName])).toEqual([
      [10_00, 'Gas Stations'],
      [4_00, 'Gas Stations'],
    ])
    expect(month.sentence).toBe('You missed $14 on 2 purchases from Oct 1, 2026 to Oct 31, 2026.')
    expect(month.habits).toMatchObject([
      { categoryName: 'Gas Stations', usedId: 'one-percent', betterId: 'gas-card', missedCents: 14_00 },
    ])
    // And on $40.
    expect(year.missedCents).toBe(15_60)
    expect(year.lines).toHaveLength(3)
  })
})

describe('calendar', () => {
  it('has the deadline of a bonus twice: two weeks before, and on the day', () => {
    const input = makeInput(TODAY, [onePercent], [mine(onePercent, { opened: '2026-10-01', bonus })])
    const text = methodsFor(input).calendar('')
    expect(text.match(/DTSTART;VALUE=DATE:\d+/g)).toEqual([
      'DTSTART;VALUE=DATE:20261203',
      'DTSTART;VALUE=DATE:20261217',
    ])
  })
})
