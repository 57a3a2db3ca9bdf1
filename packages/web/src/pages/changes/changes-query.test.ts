import { expect, it } from 'vitest'
import { changesPath, readChangesQuery } from './changes-query.ts'

it.each([
  ['', { year: null, field: null }],
  ['year=2025', { year: 2025, field: null }],
  ['field=foreign-fee', { year: null, field: 'foreign-fee' }],
  ['year=2025&field=fee', { year: 2025, field: 'fee' }],
  ['year=last&field=color', { year: null, field: null }],
  ['year=1999', { year: null, field: null }],
  ['year=20250', { year: null, field: null }],
])('reads %j', (search, query) => {
  expect(readChangesQuery(new URLSearchParams(search))).toEqual(query)
})

it.each([
  ['/cards/changes', { year: null, field: null }],
  ['/cards/changes?year=2025', { year: 2025, field: null }],
  ['/cards/changes?year=2025&field=fee', { year: 2025, field: 'fee' }],
] as const)('writes %s, which reads as the same query', (path, query) => {
  expect(changesPath(query)).toBe(path)
  expect(readChangesQuery(new URL(path, 'https://cardsight.example').searchParams)).toEqual(query)
})
