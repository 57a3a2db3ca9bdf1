import { expect, it } from 'vitest'
import { withCommas } from './with-commas.ts'

it('adds commas only before the decimal point', () => {
  expect(['12', '1234', '1234.500', '12345678.90', '123456789012345678901'].map(withCommas)).toEqual([
    ...['12', '1,234', '1,234.500', '12,345,678.90', '123,456,789,012,345,678,901'],
  ])
})
