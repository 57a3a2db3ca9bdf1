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
import { trackerMethods } from './tracker-screen.ts'

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
const feeCard = makeCard('fee-card', 'Fee Card', {
  engine: { rules: [earn(3)], fee: { firstYear: toCents(95_00), later: toCents(95_00) } },
})

describe('tracker', () => {
  it('never says that a bonus is at risk while there are no purchases to see', () => {
    const input = makeInput(TODAY, [onePercent], [mine(onePercent, { opened: '2026-10-01', bonus })])
    const { bonuses } = methodsFor(input).tracker()
    expect(bonuses).toMatchObject([{ state: 'on-track', pacePerDayCents: null }])
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
    const { month, year } = methodsFor(input).missed() ?? {}
    // 4% more on $250 and on $100.
    expect(month?.lines.map(({ missedCents, categoryName }) => [missedCents, categoryName])).toEqual([
      [10_00, 'Gas Stations'],
      [4_00, 'Gas Stations'],
    ])
    expect(month?.sentence).toBe('You missed $14 on 2 purchases from Oct 1, 2026 to Oct 31, 2026.')
    expect(month?.habits).toMatchObject([
      { categoryName: 'Gas Stations', usedId: 'one-percent', betterId: 'gas-card', missedCents: 14_00 },
    ])
    // And on $40.
    expect(year?.missedCents).toBe(15_60)
    expect(year?.lines).toHaveLength(3)
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

describe('with a debt', () => {
  it('shows fees, and nothing that a card earns', () => {
    const purchases = [paid('one-percent', '2026-10-05', 100, 'gas')]
    const cards = [mine(onePercent), mine(gasCard), mine(feeCard, { opened: '2024-03-14' })]
    const input = makeInput(TODAY, [onePercent, gasCard, feeCard], cards, purchases)
    const owing = { ...input, profile: { ...input.profile, debt: { balance: 5000, payment: 250 } } }
    const methods = methodsFor(owing)
    expect(methods.missed()).toBeNull()
    expect(methods.review('fee-card')).toBeNull()
    expect(methods.tracker()).toMatchObject({
      ...{ hasDebt: true, bonuses: [], caps: [], credits: [], activations: [] },
      fees: [{ yourCardId: 'fee-card' }],
    })
  })
})
