import { describe, expect, it } from 'vitest'
import { readExplorerQuery, toSearch, withCategory } from './explorer-query.ts'

const read = (search: string) => readExplorerQuery(new URLSearchParams(search))

describe('the explorer query', () => {
  it('starts with groceries at the example amount', () => {
    expect(read('')).toEqual({ category: 'grocery', amount: '519', carried: '1' })
  })

  it('round-trips', () => {
    const query = { category: 'travel', amount: '1200', carried: '1.5' } as const
    expect(read(toSearch(query))).toEqual(query)
  })

  it('accepts amounts with commas, and empty ones', () => {
    expect(read('amount=12,345').amount).toBe('12345')
    expect(read('amount=007').amount).toBe('7')
    expect(read('amount=').amount).toBe('')
  })

  it.each(['amount=123456', 'amount=-5', 'amount=1.5', 'amount=x', 'category=yachts', 'carried=99'])(
    'falls back to the defaults for %s',
    (search) => {
      expect(read(search)).toEqual(read(''))
    },
  )

  it('updates an untouched amount with the category, and keeps a typed one', () => {
    expect(withCategory(read(''), 'gas').amount).toBe('220')
    expect(withCategory(read('amount=800'), 'gas').amount).toBe('800')
  })
})
