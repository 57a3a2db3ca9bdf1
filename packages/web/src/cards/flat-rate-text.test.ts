import type { PlainComparison, PlainPeriod } from '@cardsight/contract/cards'
import { describe, expect, it } from 'vitest'
import { flatRateCell, flatRateText } from './flat-rate-text.ts'

type Crossing = PlainPeriod['crossings'][number]

const level = (monthly: number) => ({ monthly, card: 0, plain: 0 })
const crossing = (kind: Crossing['kind'], monthly: number): Crossing => ({
  kind,
  before: level(monthly - 1),
  at: level(monthly),
})
const period = (isAheadAtFirst: boolean, ...crossings: Crossing[]): PlainPeriod => ({
  here: level(2395),
  isAheadAtFirst,
  crossings,
})
const never = period(false)
const always = period(true)
const compared = (
  firstYear: PlainPeriod,
  laterYears = firstYear,
  threeYears = firstYear,
): PlainComparison => ({
  ...{ rate: 2, upTo: 20_000, firstYear, laterYears, threeYears, withProgram: null, withBrand: null },
})

describe('a card compared with a flat-rate card', () => {
  it.each([
    ['never', never, 'It doesn’t beat a no-fee 2% card at any spending up to $20,000 a month.'],
    ['always', always, 'It beats a no-fee 2% card at any spending.'],
    [
      'from a level on',
      period(false, crossing('overtakes', 2327)),
      'It beats a no-fee 2% card from $2,327 a month.',
    ],
    [
      'until a cap is reached',
      period(true, crossing('falls-behind', 3683)),
      'It beats a no-fee 2% card up to $3,682 a month.',
    ],
    [
      'between two levels',
      period(false, crossing('overtakes', 1177), crossing('falls-behind', 3106)),
      'It beats a no-fee 2% card from $1,177 to $3,105 a month.',
    ],
    [
      'again at the top',
      period(true, crossing('falls-behind', 101), crossing('overtakes', 9000)),
      'It beats a no-fee 2% card up to $100 a month, and from $9,000 a month.',
    ],
  ])('is ahead %s', (_, same, sentence) => {
    expect(flatRateText(compared(same), false)).toBe(sentence)
  })

  it('has the first year and later years apart if they differ', () => {
    const withBonus = period(false, crossing('overtakes', 180))
    expect(flatRateText(compared(withBonus, never, never), true)).toBe(
      'In year one, with the bonus, it beats a no-fee 2% card from $180 a month. From year two, and over three years, it doesn’t.',
    )
    expect(flatRateText(compared(never, always, always), false)).toBe(
      'In year one, it doesn’t beat a no-fee 2% card. From year two, and over three years, it does at any spending.',
    )
    expect(flatRateText(compared(withBonus, never, withBonus), true)).toBe(
      'Over three years, it beats a no-fee 2% card from $180 a month. From year two alone, it doesn’t.',
    )
    expect(flatRateText(compared(never, always, never), true)).toBe(
      'Over three years, it doesn’t beat a no-fee 2% card. From year two alone, it does at any spending.',
    )
  })

  it('has a short form for tables', () => {
    expect(flatRateCell(never)).toBe('Never')
    expect(flatRateCell(period(false, crossing('overtakes', 880)))).toBe('From $880 a month')
  })
})
