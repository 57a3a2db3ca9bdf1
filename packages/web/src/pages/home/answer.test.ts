import { expect, it } from 'vitest'
import { answerOf } from './answer.ts'

const card = {
  issuer: 'First Bank',
  network: 'visa',
  kind: 'cash-back',
  face: { colors: ['#204060'], ink: '#ffffff', finish: 'matte', isVertical: false },
  totalMoney: 1705.5,
} as const
const cards = ['one', 'two', 'three', 'four'].map((name) => ({ cardId: name, name, ...card }))

it('shows the first three, in dollars and cents', () => {
  expect(answerOf(cards).cards.map(({ cardId, total }) => [cardId, total])).toEqual([
    ['one', '$1,705.50'],
    ['two', '$1,705.50'],
    ['three', '$1,705.50'],
  ])
})

it('B-CONST-25: says what it is based on, with year and source', () => {
  // 519 + 220 + 329 + 856 + 301 + 170 = 2395
  expect(answerOf(cards).basis).toContain('$2,395.00 a month')
  expect(answerOf(cards).basis).toContain('2024, U.S. Bureau of Labor Statistics')
})
