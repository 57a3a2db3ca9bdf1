import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { type Scenario, WhatWouldChange, type WhatWouldChangeProps } from './what-would-change.tsx'

const gold = { name: 'Gold', fee: 0 }
const blue = { name: 'Blue', fee: 95 }
const over3: Scenario = { kind: 'years', when: 'Over 3 years', short: '3 years', winner: null }
const noBonus: Scenario = { kind: 'bonus', when: 'Without the bonus', short: 'no bonus', winner: null }
const cash: Scenario = {
  kind: 'points',
  when: 'With points at cash value',
  short: 'points at cash value',
  winner: null,
}
const props: WhatWouldChangeProps = {
  pick: gold,
  ties: [],
  breakEven: null,
  unit: 'points',
  scenarios: [],
  onTry: () => undefined,
}
const linesOf = (changes: Partial<WhatWouldChangeProps>) => {
  const { container } = render(<WhatWouldChange {...props} {...changes} />)
  return [...container.querySelectorAll('li')].map(({ textContent }) => textContent)
}

it.each([
  [
    'which card has no fee in a close call',
    { pick: blue, ties: [gold] },
    'It’s close: Blue and Gold are within 1% or $5 of each other. Gold charges no fee.',
  ],
  [
    'which card has the lowest fee in a close call',
    { pick: { ...gold, fee: 50 }, ties: [blue] },
    'It’s close: Gold and Blue are within 1% or $5 of each other. Gold charges the lowest fee.',
  ],
  [
    'nothing about equal fees in a close call',
    { ties: [{ ...blue, fee: 0 }] },
    'It’s close: Gold and Blue are within 1% or $5 of each other.',
  ],
  [
    'how many cards are in a close call',
    { ties: [blue, { ...blue, name: 'Red' }, { ...blue, name: 'Pink' }, { ...blue, name: 'Tan' }] },
    'It’s close: Gold, Blue, Red and 2 other cards are within 1% or $5 of each other. Gold charges no fee.',
  ],
  [
    'another winner',
    { scenarios: [{ ...over3, winner: { name: 'Blue', gain: 120.6 } }] },
    'Over 3 years, Blue would earn $121 more.',
  ],
  ['a point value', { breakEven: 0.8, unit: 'miles' }, 'Below 0.8¢ a mile, another card wins.'],
  ['one choice that changes nothing', { scenarios: [over3] }, '3 years: still Gold.'],
  [
    'all choices that change nothing, in one line',
    { scenarios: [over3, noBonus, cash] },
    '3 years, no bonus or points at cash value: still Gold.',
  ],
] as const)('says %s', (_, changes, text) => {
  expect(linesOf(changes)).toEqual([text])
})

it('says what changes the pick first, then what does not', () => {
  expect(
    linesOf({
      scenarios: [over3, { ...noBonus, winner: { name: 'Blue', gain: 60 } }, cash],
      breakEven: 0.7,
    }),
  ).toEqual([
    'Without the bonus, Blue would earn $60 more.',
    '3 years or points at cash value: still Gold. Below 0.7¢ a point, another card wins.',
  ])
})

it('shows the results of a scenario at a press', async () => {
  const tried: string[] = []
  linesOf({
    scenarios: [{ ...noBonus, winner: { name: 'Blue', gain: 60 } }],
    onTry: (kind) => tried.push(kind),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Without the bonus' }))
  expect(tried).toEqual(['bonus'])
})
