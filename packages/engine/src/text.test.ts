import { expect, it } from 'vitest'
import { capitalize, rateText } from './text.ts'

it('writes rates as issuers advertise them', () => {
  expect([rateText(5, true), rateText(2.625, true), rateText(1.5, false)]).toEqual(['5%', '2.625%', '1.5x'])
})

it('capitalizes the first letter, except of names such as iPhone', () => {
  expect(['gas', 'iPhone', '2% on gas', ''].map(capitalize)).toEqual(['Gas', 'iPhone', '2% on gas', ''])
})
