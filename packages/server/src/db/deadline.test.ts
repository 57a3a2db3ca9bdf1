import { expect, it } from 'vitest'
import { limitsWithin } from './deadline.ts'

it('leaves a request time to answer after the database has failed', () => {
  expect(limitsWithin(8_000)).toEqual({ connectMs: 3_000, statementMs: 5_000, answerMs: 6_000 })
  expect(limitsWithin(60_000)).toEqual({ connectMs: 22_500, statementMs: 37_500, answerMs: 45_000 })
})
