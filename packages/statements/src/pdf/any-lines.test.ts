import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Line } from './page-lines.ts'
import { readLines } from './read-lines.ts'

const RUNS = Math.ceil(300 * Number(process.env.CASES ?? 1))

const word = fc.constantFrom(
  '12/18',
  'Jan 5',
  '01/05/26',
  '1234',
  '4455',
  'KROGER',
  '$12.00',
  '-12.00',
  '12.00-',
  '12.00 -',
  '- $12.00',
  '2%',
  '0',
  '⧫',
  'Total',
  'Payments',
  'and',
  'Credits',
  'Purchases',
  'Fees',
  'Interest',
  'Charged',
  'Checks',
  'Beginning',
  'Ending',
  'New',
  'Previous',
  'Balance',
  'Deposits',
  'Withdrawals',
  'Date',
  'Description',
  'Amount',
  'Debits',
  'Minimum Payment Due',
  'Account number: 1234 5678',
  'continued',
  '(',
  '*',
)

/** Words that statements have, at random places of random lines. */
const line = fc
  .array(fc.tuple(word, fc.integer({ min: 1, max: 90 })), { maxLength: 7 })
  .map((words): Line => {
    let left = 0
    const pieces = words.map(([text, gap]) => {
      left += gap
      const piece = { text, left, right: left + 5 * text.length }
      left = piece.right
      return piece
    })
    return { pieces, text: pieces.map(({ text }) => text).join(' ') }
  })

const page = fc.array(line, { maxLength: 30 }).map((lines) =>
  lines.map(
    (one, index): Line => ({
      ...one,
      place: { page: 1 + Math.floor(index / 15), column: 0, y: 700 - 11 * (index % 15), letterHeight: 9 },
    }),
  ),
)

it('reads any lines without an error, and says what is wrong if balances are printed', () => {
  fc.assert(
    fc.property(page, (lines) => {
      const { rows, accounts, reconciliation, problems } = readLines('a.pdf', lines)
      expect(
        rows.every(({ cents, account }) => Number.isSafeInteger(cents) && accounts[account] !== undefined),
      ).toBe(true)
      const hasDifferences = (reconciliation?.differences.length ?? 0) > 0
      expect(reconciliation?.status === 'mismatch').toBe(hasDifferences)
      expect(problems.length > 0 || !hasDifferences).toBe(true)
    }),
    { numRuns: RUNS },
  )
})

it('reads the longest lines in linear time', () => {
  const longest = [
    '- '.repeat(200),
    '1'.repeat(400),
    '12/18 '.repeat(66),
    '$ '.repeat(200),
    '(1,1'.repeat(100),
    'a.'.repeat(200),
    '01/05 1234 '.repeat(40),
  ]
  const lines = Array.from(
    { length: 7000 },
    (_, index): Line => ({ pieces: [], text: longest[index % longest.length] ?? '' }),
  )
  // Quadratic patterns would take minutes, more than any test may.
  expect(readLines('a.txt', lines).rows).toEqual([])
})
