import type { PlainComparison, PlainCrossing } from '@cardsight/contract/schemas'
import { describe, expect, it } from 'vitest'
import { flatRateCell, flatRateSentence } from './flat-rate-text.ts'

const level = (monthly: number) => ({ monthly, card: 0, plain: 0 })
const crossing = (kind: PlainCrossing['kind'], monthly: number): PlainCrossing => ({
  kind,
  before: level(monthly - 1),
  at: level(monthly),
})
const compared = (isAheadAtFirst: boolean, crossings: readonly PlainCrossing[]): PlainComparison => ({
  rate: 2,
  upTo: 20_000,
  isAheadAtFirst,
  crossings: [...crossings],
})

describe('a card compared with a flat-rate card', () => {
  it.each([
    [
      'never',
      compared(false, []),
      'It wouldn’t beat a no-fee 2% card at any spending up to $20,000 a month.',
    ],
    ['always', compared(true, []), 'It beats a no-fee 2% card at any spending.'],
    [
      'from a level on',
      compared(false, [crossing('overtakes', 2327)]),
      'It beats a no-fee 2% card from $2,327 a month.',
    ],
    [
      'until a cap is reached',
      compared(true, [crossing('falls-behind', 3683)]),
      'It beats a no-fee 2% card up to $3,682 a month.',
    ],
    [
      'between two levels',
      compared(false, [crossing('overtakes', 1177), crossing('falls-behind', 3106)]),
      'It beats a no-fee 2% card from $1,177 to $3,105 a month.',
    ],
    [
      'again at the top',
      compared(true, [crossing('falls-behind', 101), crossing('overtakes', 9000)]),
      'It beats a no-fee 2% card up to $100 a month, and from $9,000 a month.',
    ],
  ])('is ahead %s', (_, comparison, sentence) => {
    expect(flatRateSentence(comparison)).toBe(sentence)
  })

  it('has a short form for tables', () => {
    expect(flatRateCell(compared(false, []))).toBe('Never')
    expect(flatRateCell(compared(false, [crossing('overtakes', 880)]))).toBe('From $880 a month')
  })
})
