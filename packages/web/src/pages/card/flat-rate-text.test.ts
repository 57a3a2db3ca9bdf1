import type { PlainComparison, PlainCrossing } from '@cardsight/contract'
import { describe, expect, it } from 'vitest'
import { plainCell, plainSentence } from './flat-rate-text.ts'

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

describe('a card against a plain one', () => {
  it.each([
    [
      'never',
      compared(false, []),
      'Never: at no spending up to $20,000 a month would it have beaten a plain 2% card without a fee.',
    ],
    ['always', compared(true, []), 'It would have beaten a plain 2% card without a fee at any spending.'],
    [
      'from a level on',
      compared(false, [crossing('overtakes', 2327)]),
      'It would have beaten a plain 2% card without a fee from $2,327 a month on.',
    ],
    [
      'until a limit is used up',
      compared(true, [crossing('falls-behind', 3683)]),
      'It would have beaten a plain 2% card without a fee up to $3,682 a month, and not above.',
    ],
    [
      'between two levels',
      compared(false, [crossing('overtakes', 1177), crossing('falls-behind', 3106)]),
      'It would have beaten a plain 2% card without a fee from $1,177 to $3,105 a month, and not above.',
    ],
    [
      'again at the top',
      compared(true, [crossing('falls-behind', 101), crossing('overtakes', 9000)]),
      'It would have beaten a plain 2% card without a fee up to $100 a month, and not above, and from $9,000 a month on.',
    ],
  ])('is ahead %s', (_, comparison, sentence) => {
    expect(plainSentence(comparison)).toBe(sentence)
  })

  it('is told as shortly in a table', () => {
    expect(plainCell(compared(false, []))).toBe('Never')
    expect(plainCell(compared(false, [crossing('overtakes', 880)]))).toBe('From $880 a month on')
  })
})
