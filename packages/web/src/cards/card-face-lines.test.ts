import { expect, it } from 'vitest'
import { cardFaceLines } from './card-face-lines.ts'

it.each([
  ['Freedom Flex', ['Freedom Flex']],
  ['Customized Cash Rewards for Students', ['Customized Cash Rewards', 'for Students']],
  ['  Double   Cash ', ['Double Cash']],
  ['', []],
])('breaks %j between words', (name, lines) => {
  expect(cardFaceLines(name)).toEqual(lines)
})

it('truncates a name of more than three lines with an ellipsis', () => {
  const lines = cardFaceLines(
    'An Extraordinarily Long Name of a Rewards Credit Card for Members of the Cooperative and Friends',
  )
  expect(lines).toEqual(['An Extraordinarily Long', 'Name of a Rewards Credit', 'Card for Members of the…'])
})

it('never exceeds 25 characters per line, even for one long word', () => {
  const lines = cardFaceLines('Donaudampfschifffahrtsgesellschaftskapitän Card')
  expect(lines.every((line) => line.length <= 25)).toBe(true)
  expect(lines.join('').replaceAll(' ', '')).toBe('DonaudampfschifffahrtsgesellschaftskapitänCard')
})
