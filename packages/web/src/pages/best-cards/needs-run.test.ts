import { expect, it } from 'vitest'
import { needsRun } from './needs-run.ts'

const from = 'https://cardsight.example/current-best-cards?grocery=5'

it.each([
  ['?grocery=5&filter=Travel', false],
  ['?grocery=5&filter=Travel&show=all#results', false],
  ['?grocery=6', true],
  ['?filter=Travel', true],
  ['/best-credit-cards/travel-spend?grocery=5', true],
  // The same URL again means: try again.
  ['?grocery=5', true],
])('going to %s needs a run: %s', (to, isNeeded) => {
  const change = { currentUrl: new URL(from), nextUrl: new URL(to, from), defaultShouldRevalidate: true }
  expect(needsRun(change)).toBe(isNeeded)
})
