import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WhatItDependsOn, type WhatItDependsOnProps } from './what-it-depends-on.tsx'

const gold = { name: 'Gold', fee: 0, isCash: true }
const blue = { name: 'Blue', fee: 95, isCash: false }
const props: WhatItDependsOnProps = {
  pick: gold,
  projection: '1',
  ties: [],
  leader: null,
  gainOverPlain: 312.4,
  breakEven: null,
  unit: 'points',
}
const textOf = (changes: Partial<WhatItDependsOnProps>) =>
  render(<WhatItDependsOn {...props} {...changes} />).container.textContent

const GAIN = 'That’s $312 more than a plain 2% card.'

it.each([
  ['a gain', {}, GAIN],
  ['a gain over years', { projection: '2' }, 'That’s $312 more than a plain 2% card over 2 years.'],
  ['a loss', { gainOverPlain: -45.2 }, 'That’s $45 less than a plain 2% card.'],
  ['no difference', { gainOverPlain: -0.3 }, 'That’s as much as a plain 2% card.'],
  [
    'a tie won by having no fee',
    { ties: [blue] },
    `${GAIN} It’s a tie: Gold and Blue are within $25 a year. Gold charges no fee.`,
  ],
  [
    'a tie won by a lower fee',
    { pick: { ...gold, fee: 50 }, ties: [blue] },
    `${GAIN} It’s a tie: Gold and Blue are within $25 a year. Gold charges the lowest fee.`,
  ],
  [
    'a tie won by cash',
    { ties: [{ ...blue, fee: 0 }] },
    `${GAIN} It’s a tie: Gold and Blue are within $25 a year. Gold pays cash.`,
  ],
  [
    'a tie won by a few dollars',
    { ties: [{ ...blue, fee: 0, isCash: true }] },
    `${GAIN} It’s a tie: Gold and Blue are within $25 a year.`,
  ],
  [
    'a tie of many',
    { ties: [blue, { ...blue, name: 'Red' }, { ...blue, name: 'Pink' }, { ...blue, name: 'Tan' }] },
    `${GAIN} It’s a tie: Gold, Blue, Red and 2 other cards are within $25 a year. Gold charges no fee.`,
  ],
  [
    'another pick over 3 years',
    { leader: { name: 'Blue', years: '3', gain: 120.6 } },
    `${GAIN} Over 3 years, Blue would earn $121 more.`,
  ],
  [
    'another pick in year one',
    { projection: '3', leader: { name: 'Blue', years: '1', gain: 90 } },
    'That’s $312 more than a plain 2% card over 3 years. In the first year alone, Blue would earn $90 more.',
  ],
  ['a point value', { breakEven: 0.8, unit: 'miles' }, `${GAIN} Below 0.8¢ a mile, another card wins.`],
] as const)('says %s', (_, changes, text) => {
  expect(textOf(changes)).toBe(text)
})

it('says the three most important things', () => {
  const text = textOf({ ties: [blue], leader: { name: 'Red', years: '3', gain: 80 }, breakEven: 0.8 })
  expect(text).toContain('Over 3 years, Red')
  expect(text).not.toContain('0.8¢')
})
