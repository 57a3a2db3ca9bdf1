import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it('writes bare numbers, and quotes only what needs quotes', () => {
  expect(
    toCsv([
      ['Card', 'Total'],
      ['Plain "2%", flat', 12.5],
    ]),
  ).toBe('Card,Total\r\n"Plain ""2%"", flat",12.5\r\n')
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\0=1+1'])(
  'escapes %j, which a spreadsheet would run',
  (text) => {
    expect(toCsv([[text]])).toBe(`'${text}\r\n`)
  },
)

it('leaves an empty cell empty', () => {
  expect(toCsv([['', 'x']])).toBe(',x\r\n')
})

it('writes a negative number as a number', () => {
  expect(toCsv([[-95]])).toBe('-95\r\n')
})
