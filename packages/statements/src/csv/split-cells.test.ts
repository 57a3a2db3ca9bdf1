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
    expect(splitCells(text, { delimiter: ',', mostRows: 100 }).grid.rows).toEqual(rows)
  })

  it('know the line on which their row begins', () => {
    const { grid } = splitCells('a,"b\nb\nb"\n\nc,d\n', { delimiter: ',', mostRows: 100 })
    expect(grid.lines).toEqual([1, 4, 5])
  })

  it('lose no line to a quotation mark that is never closed', () => {
    const { grid, openQuoteLine } = splitCells('a,b\n"c,d\ne,f\n', { delimiter: ',', mostRows: 100 })
    expect(grid.rows).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ])
    expect(openQuoteLine).toBe(2)
  })

  it('say when there are more rows than are read', () => {
    expect(splitCells('a\nb\nc\n', { delimiter: ',', mostRows: 2 })).toMatchObject({ isCut: true })
    expect(splitCells('a\nb\n', { delimiter: ',', mostRows: 2 })).toMatchObject({ isCut: false })
  })
})
