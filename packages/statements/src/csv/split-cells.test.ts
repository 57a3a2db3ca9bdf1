import { describe, expect, it } from 'vitest'
import { splitCells } from './split-cells.ts'

describe('cells', () => {
  it.each([
    [
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a,b', [['a', 'b']]],
    ['a,,\n', [['a', '', '']]],
    ['"a,b","c\nd"\n', [['a,b', 'c\nd']]],
    ['"say ""hi""",""\n', [['say "hi"', '']]],
    ['"TV 55" SET",1\n', [['TV 55" SET', '1']]],
    [' "a, b" , c \n', [['a, b', 'c']]],
    ['12" PIPE,1\n', [['12" PIPE', '1']]],
    ['="0123",1\n', [['0123', '1']]],
    ['', []],
  ])('of %j', (text, rows) => {
    expect(splitCells(text, { delimiter: ',', maxRows: 100 }).grid.rows).toEqual(rows)
  })

  it('have the line on which their row begins', () => {
    const { grid } = splitCells('a,"b\nb\nb"\n\nc,d\n', { delimiter: ',', maxRows: 100 })
    expect(grid.lines).toEqual([1, 4, 5])
  })

  it('lose no lines to an unclosed quote', () => {
    const { grid, openQuoteLine } = splitCells('a,b\n"c,d\ne,f\n', { delimiter: ',', maxRows: 100 })
    expect(grid.rows).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ])
    expect(openQuoteLine).toBe(2)
  })

  it('report when the file has more rows than the limit', () => {
    expect(splitCells('a\nb\nc\n', { delimiter: ',', maxRows: 2 })).toMatchObject({ isCut: true })
    expect(splitCells('a\nb\n', { delimiter: ',', maxRows: 2 })).toMatchObject({ isCut: false })
  })
})
