import { expect, it } from 'vitest'
import { findProseProblems, readSentences } from './prose.ts'

it('what people read is short and easy, and what we write uses our words', () => {
  expect(findProseProblems()).toEqual([])
})

it('finds the sentences of screens, errors and posts', () => {
  const texts = readSentences().map(({ text }) => text)
  expect(texts).toContain('Enter at least one amount to continue.')
  expect(texts.length).toBeGreaterThan(1000)
})
