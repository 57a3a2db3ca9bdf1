import { describe, expect, it } from 'vitest'
import { readExplorerQuery, toSearch, withCategory } from './explorer-query.ts'

const read = (search: string) => readExplorerQuery(new URLSearchParams(search))

describe('what the explorer is asked with', () => {
  it('opens with groceries at the amount of the example', () => {
    expect(read('')).toEqual({ category: 'grocery', amount: '504', carried: '1' })
  })

  it('reads back what it writes', () => {
    const query = { category: 'travel', amount: '1200', carried: '1.5' } as const
    expect(read(toSearch(query))).toEqual(query)
  })

  it('takes amounts with commas, and none at all', () => {
    expect(read('amount=12,345').amount).toBe('12345')
    expect(read('amount=007').amount).toBe('7')
    expect(read('amount=').amount).toBe('')
  })

  it.each(['amount=123456', 'amount=-5', 'amount=1.5', 'amount=x', 'category=yachts', 'carried=99'])(
    'opens as ever for %s',
    (search) => {
      expect(read(search)).toEqual(read(''))
    },
  )

  it('lets an amount that nobody typed follow the category, and keeps one that somebody did', () => {
    expect(withCategory(read(''), 'gas').amount).toBe('179')
    expect(withCategory(read('amount=800'), 'gas').amount).toBe('800')
  })
})
