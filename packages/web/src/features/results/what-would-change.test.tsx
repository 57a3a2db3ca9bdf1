import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { sampleCard } from '../../testing/sample-card.ts'
import { type Scenario, WhatWouldChange, type WhatWouldChangeProps } from './what-would-change.tsx'

const gold = { name: 'Gold', fee: 0 }
const blue = { name: 'Blue', fee: 95 }
const { face } = sampleCard()
const over3: Scenario = { kind: 'years', when: 'If you keep it 3 years', short: '3 years', winner: null }
const noBonus: Scenario = { kind: 'bonus', when: 'If you skip the bonus', short: 'no bonus', winner: null }
const cash: Scenario = {
  kind: 'points',
  when: 'If you only take cash',
  short: 'cash only',
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
    { scenarios: [{ ...over3, winner: { name: 'Blue', face, gain: 120.6 } }] },
    'If you keep it 3 years Blue $121 more',
  ],
  [
    'a point value',
    { breakEven: { cents: 0.8, winner: 'Blue' }, unit: 'miles' },
    'If you get less than 0.8¢ a mile, pick Blue instead.',
  ],
  ['one choice that changes nothing', { scenarios: [over3] }, '3 years: still Gold.'],
  [
    'all choices that change nothing, in one line',
    { scenarios: [over3, noBonus, cash] },
    '3 years, no bonus or cash only: still Gold.',
  ],
] as const)('says %s', (_, changes, text) => {
  expect(linesOf(changes)).toEqual([text])
})

it('says what changes the pick first, then what does not', () => {
  expect(
    linesOf({
      scenarios: [over3, { ...noBonus, winner: { name: 'Blue', face, gain: 60 } }, cash],
      breakEven: { cents: 0.7, winner: 'a plain 2% card' },
    }),
  ).toEqual([
    'If you skip the bonus Blue $60 more',
    '3 years or cash only: still Gold. If you get less than 0.7¢ a point, pick a plain 2% card instead.',
  ])
})

it('shows the results of a scenario at a press', async () => {
  const tried: string[] = []
  linesOf({
    scenarios: [{ ...noBonus, winner: { name: 'Blue', face, gain: 60 } }],
    onTry: (kind) => tried.push(kind),
  })
  await userEvent.click(screen.getByRole('button', { name: /^If you skip the bonus/ }))
  expect(tried).toEqual(['bonus'])
})
