import { describe, expect, it } from 'vitest'
import {
  type ChartedCard,
  crossoversOf,
  crossoverText,
  describeLines,
  leadsOf,
  leadText,
  plainLineOf,
  titleOf,
  type ValueLine,
  valueLinesOf,
} from './value-lines.ts'

const line = (name: string, totals: readonly number[]): ValueLine => ({
  cardId: name.toLowerCase(),
  name,
  totals,
})

/** From month 0 on. Gold pays a fee, earns a bonus in month 2 and another fee in month 5. */
const gold = line('Gold', [-100, -90, 120, 130, 140, 50, 60])
const flat = line('Flat', [0, 20, 40, 60, 80, 100, 120])
const slow = line('Slow', [0, 5, 10, 15, 20, 25, 30])

describe('who leads', () => {
  it('starts with month 1, because on the opening day only fees count', () => {
    expect(leadsOf([gold, flat])).toEqual([
      { line: 1, from: 1, to: 1 },
      { line: 0, from: 2, to: 4 },
      { line: 1, from: 5, to: 6 },
    ])
  })

  it("doesn't change when a card only draws level", () => {
    const level = line('Level', [0, 10, 40, 61, 60, 60, 60])
    expect(leadsOf([flat, level]).map(({ line: leader, from }) => [leader, from])).toEqual([
      [0, 1],
      [1, 3],
      [0, 4],
    ])
  })

  it('gives a tie in the first month to the card that ranks higher', () => {
    expect(leadsOf([flat, line('Same', flat.totals)])).toEqual([{ line: 0, from: 1, to: 6 }])
  })
})

describe('crossovers', () => {
  it('are the first month in which a card is ahead', () => {
    const lines = [gold, flat]
    const found = crossoversOf(lines)
    expect(found).toEqual([
      { month: 2, winner: 0, losers: [1] },
      { month: 5, winner: 1, losers: [0] },
    ])
    expect(found.map((one) => crossoverText(one, lines))).toEqual([
      'Gold passes Flat in month 2',
      'Flat passes Gold in month 5',
    ])
  })

  it('count a pass for second place, and name all cards that are passed', () => {
    const lines = [flat, gold, slow]
    const found = crossoversOf(lines)
    expect(found).toEqual([
      { month: 2, winner: 1, losers: [0, 2] },
      { month: 5, winner: 0, losers: [1] },
    ])
    expect(found.map((one) => crossoverText(one, lines))[0]).toBe('Gold passes Flat and Slow in month 2')
    expect(crossoversOf([line('Top', [0, 500, 500, 500, 500, 500, 500]), flat, gold])).toHaveLength(2)
  })

  it("don't count drawing level", () => {
    const level = line('Level', [0, 10, 40, 40, 90, 110, 130])
    // level in month 2, behind again in month 3, ahead in month 4
    expect(crossoversOf([flat, level])).toEqual([{ month: 4, winner: 1, losers: [0] }])
  })

  it('leave out passes for second place if there would be too many', () => {
    const high = line('High', [0, 9, 9, 9, 9, 9, 9, 9, 9, 11, 11])
    const zig = line('Zig', [0, 1, 3, 1, 3, 1, 3, 1, 3, 1, 20])
    const zag = line('Zag', [0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2])
    // eight passes between zig and zag, and the last one is for the lead
    expect(crossoversOf([high, zig, zag])).toEqual([{ month: 10, winner: 1, losers: [0, 2] }])
  })

  it('keep the last three if the lead itself changes more often', () => {
    const even = line('Even', [0, 1, 2, 3, 4, 5, 6])
    const jumps = line('Jumps', [0, 2, 1, 4, 3, 6, 5])
    // Jumps leads in months 1, 3 and 5, Even in months 2, 4 and 6: five changes after month 1
    expect(crossoversOf([even, jumps]).map(({ month, winner }) => [month, winner])).toEqual([
      [4, 0],
      [5, 1],
      [6, 0],
    ])
  })
})

describe('the title', () => {
  const late = (month: number) =>
    line(
      'Late',
      Array.from({ length: 13 }, (_, index) => (index < month ? 0 : 21 * index)),
    )
  const steady = line(
    'Steady',
    Array.from({ length: 13 }, (_, index) => 20 * index),
  )
  it.each([
    ['the pick leads', [flat, slow], 'Flat stays ahead for all three years'],
    ['it leads once its bonus is paid', [late(6), steady], 'Late stays ahead for all three years'],
    ['it leads much later', [late(7), steady], 'Late stays ahead after month 7'],
    ['another card passes it', [gold, flat], 'Flat passes Gold in month 5'],
    ['one card', [flat], 'What Flat would have earned over 6 months'],
  ])('says who leads: %s', (_, lines, title) => {
    expect(titleOf(lines)).toBe(title)
  })
})

describe('the lead over a 2% card', () => {
  /** $10 a month. */
  const plain = plainLineOf(120)
  const pick = (first: number, last: number) =>
    line(
      'Pick',
      Array.from({ length: 37 }, (_, month) => (month <= 12 ? first : last)),
    )

  it('is spread evenly over the months', () => {
    expect([0, 1, 12, 36].map((month) => plain.totals[month])).toEqual([0, 10, 120, 360])
  })

  it.each([
    // 500 - 120 and 700 - 360
    [500, 700, 'Its lead over a 2% card shrinks from $380 to $340.'],
    [500, 800, 'Its lead over a 2% card grows from $380 to $440.'],
    [500, 300, 'After three years, it’s $60 behind a 2% card.'],
    [100, 400, 'After three years, it’s $40 ahead of a 2% card.'],
  ])('with $%i after a year and $%i after three', (first, last, text) => {
    expect(leadText(pick(first, last), plain)).toBe(text)
  })
})

it('says in words what the lines show', () => {
  const long = line(
    'Long',
    Array.from({ length: 37 }, (_, month) => month * 10),
  )
  const short = line(
    'Short',
    Array.from({ length: 37 }, (_, month) => 105 + month),
  )
  // 10 × 12 = 120 and 105 + 12 = 117: passed in month 12, since 110 < 116 the month before
  expect(describeLines([long, short])).toBe(
    'Long: $120 after 12 months, $360 after 36. Short: $117 after 12 months, $141 after 36. Long passes Short in month 12.',
  )
})

describe('the lines', () => {
  const card = (cardId: string, freshness: 'fresh' | 'old'): ChartedCard => ({
    cardId,
    name: `Chase ${cardId}`,
    issuer: 'Chase',
    offer: { freshness },
  })
  const values = {
    cards: [
      { cardId: 'Sapphire', money: [0, 10.1], introMoney: [0, 200.2], annualFee: [95, 95] },
      { cardId: 'Slate', money: [0, 5], introMoney: [0, 0], annualFee: [0, 0] },
    ],
  }
  const all = { hasIntroBonus: true, calculation: {} }

  it('add up rewards, bonus and fees, for the cards in their order, with short names', () => {
    expect(valueLinesOf(values, [card('Slate', 'fresh'), card('Sapphire', 'fresh')], all)).toEqual([
      { cardId: 'Slate', name: 'Slate', totals: [0, 5] },
      { cardId: 'Sapphire', name: 'Sapphire', totals: [-95, 115.3] },
    ])
  })

  it.each([
    ['without the bonus', { hasIntroBonus: false, calculation: {} }, -84.9],
    ['with the bonus turned off in the settings', { ...all, calculation: { isIntro: false } }, -84.9],
    ['without an old offer', { ...all, calculation: { isOldOffer: false } }, -84.9],
    ['without fees', { ...all, calculation: { isAnnual: false } }, 210.3],
    ['without rewards', { ...all, calculation: { isReward: false } }, 105.2],
  ])('leave out what the person leaves out: %s', (_, counting, total) => {
    const [found] = valueLinesOf(values, [card('Sapphire', 'old')], counting)
    expect(found?.totals[1]).toBe(total)
  })

  it('skip a card that the answer is not about', () => {
    expect(valueLinesOf(values, [card('Ink', 'fresh')], all)).toEqual([])
  })
})
