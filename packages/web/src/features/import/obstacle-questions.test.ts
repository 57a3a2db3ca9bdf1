import { toCents } from '@cardsight/engine/money'
import { expect, it } from 'vitest'
import type { ImportedFile } from '../../worker/imports.ts'
import { signFor } from './obstacle-questions.tsx'

const layoutWith = (sign: 'out-negative' | 'out-positive'): Pick<ImportedFile, 'layout'> => ({
  layout: {
    encoding: null,
    delimiter: null,
    headerLine: null,
    columns: [],
    dateOrder: 'mdy',
    sign,
    fingerprint: 'x',
  },
})

it.each([
  // A line that counts as money out is a purchase: the current sign is right.
  ['out-negative', 1500, 'purchase', 'out-negative'],
  ['out-negative', 1500, 'refund', 'out-positive'],
  ['out-positive', -1500, 'purchase', 'out-negative'],
  ['out-positive', -1500, 'refund', 'out-positive'],
] as const)('with %s, %d cents that are a %s mean %s', (current, cents, answer, expected) => {
  expect(signFor(layoutWith(current), { cents: toCents(cents) }, answer)).toBe(expected)
})
