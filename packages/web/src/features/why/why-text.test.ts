import { expect, it } from 'vitest'
import { pointValueTextOf } from './why-text.ts'

const delta = {
  program: 'Delta SkyMiles',
  unit: 'miles',
  isMoney: false,
  cents: 1.2,
  by: 'Somebody',
  asOf: '2026-10-09',
  limit: null,
}

it.each([
  [{ isMoney: true }, 'Paid in cash.'],
  [{}, '1 mile = 1.2¢ (Delta SkyMiles: Somebody, Oct 9, 2026).'],
  [{ by: 'you' }, '1 mile = 1.2¢ (your own value for Delta SkyMiles).'],
  [
    { by: null, limit: { yearly: 600, beyondCents: 0 } },
    '1 mile = 1.2¢ (Delta SkyMiles). We count up to the $600 a year you spend with Delta SkyMiles. Beyond that, 1 mile = 0¢.',
  ],
  [
    { by: null, limit: { yearly: 600.5, beyondCents: 0.5 } },
    '1 mile = 1.2¢ (Delta SkyMiles). We count up to the $600.50 a year you spend with Delta SkyMiles. Beyond that, 1 mile = 0.5¢.',
  ],
  [
    { cents: 0 },
    'Delta SkyMiles miles have no cash value, so we count $0. They’re worth more if you use the program.',
  ],
  [{ cents: null }, 'Delta SkyMiles has no reliable value, so we count $0.'],
])('%j: %s', (changes, text) => {
  expect(pointValueTextOf({ ...delta, ...changes })).toBe(text)
})
