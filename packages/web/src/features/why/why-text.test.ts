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
  [{ isMoney: true }, 'Paid in cash and counted at face value.'],
  [{}, 'A mile counts for 1.2¢ with Delta SkyMiles. Source: Somebody, October 9, 2026. Your value may vary.'],
  [{ by: 'you' }, 'A mile counts for 1.2¢, your own value for Delta SkyMiles. Your value may vary.'],
  [
    { by: null, limit: { yearly: 600, beyondCents: 0 } },
    'A mile counts for 1.2¢ with Delta SkyMiles. That’s counted up to the $600 a year you spend with Delta SkyMiles. More than that counts for $0.',
  ],
  [
    { by: null, limit: { yearly: 600.5, beyondCents: 0.5 } },
    'A mile counts for 1.2¢ with Delta SkyMiles. That’s counted up to the $600.50 a year you spend with Delta SkyMiles. Beyond that, a mile counts for 0.5¢.',
  ],
  [
    { cents: 0 },
    'Delta SkyMiles miles have no cash value, so we count $0. They count for more if you use the program.',
  ],
  [{ cents: null }, 'There’s no reliable value for Delta SkyMiles, so we count what it earns as $0.'],
])('%j: %s', (changes, text) => {
  expect(pointValueTextOf({ ...delta, ...changes })).toBe(text)
})
