import { expect, it } from 'vitest'
import { type Changes, releaseOf, sampleFile } from '../testing/sample-card.ts'
import { compareEligibility } from './compare-eligibility.ts'
import { parseFactFile } from './parse-fact-file.ts'

const good = { from: 'good', to: 'excellent' }
const fair = { from: 'fair', to: 'excellent' }
const ours = (seen: string, from = 'good') => ({
  eligibility: `{ credit: { from: ${from}, to: excellent }, seen: ${seen} }`,
})
const old = ours('tccp 2025-12-31')

function stateOf(changes: Changes, credit: Readonly<{ value: unknown; differs: string }>, was = good) {
  const entry = {
    id: 'plain-card',
    catalog: { credit: was },
    credit: { asOf: '2025-12-31', source: 'tccp-2025', ...credit },
  }
  const value = { meta: { made: '2026-11-18' }, cards: [entry], further: [], beyond: [] }
  const parsed = parseFactFile('eligibility.json', value)
  if (parsed === null || !parsed.ok || parsed.value.kind !== 'eligibility') {
    throw new Error('The file is a list of who may have cards.')
  }
  return compareEligibility(releaseOf(sampleFile(changes)).cards, parsed.value).rows.map(({ state }) => state)
}

it.each([
  ['applied', 'the levels are ours', old, { value: good, differs: 'yes' }],
  [
    'applied',
    'it says that ours don’t differ',
    ours('tccp 2025-12-31', 'excellent'),
    { value: good, differs: 'no' },
    { from: 'excellent', to: 'excellent' },
  ],
  ['open', 'ours have changed since it said so', old, { value: fair, differs: 'no' }, fair],
  ['open', 'ours are others', old, { value: fair, differs: 'yes' }],
  ['open', 'we have none', {}, { value: fair, differs: 'yes' }],
  ['newer here', 'we read a later source', ours('larpcity 2026-09-11'), { value: fair, differs: 'yes' }],
  ['unknown there', 'it doesn’t know', old, { value: null, differs: 'unknown' }],
  [
    'explained',
    'there is a reason for this list',
    { ...old, corrections: "{ 'eligibility 2026-11-18': No. }" },
    { value: fair, differs: 'yes' },
  ],
  [
    'open',
    'the reason is for another list',
    { ...old, corrections: "{ 'eligibility 2026-10-01': No. }" },
    { value: fair, differs: 'yes' },
  ],
] as const)('counts a row as %s if %s', (state, _, changes, credit, was = good) => {
  expect(stateOf(changes, credit, was)).toEqual([state])
})

it('names cards that we don’t have', () => {
  const facts = [
    { id: 'no-card', catalog: {}, credit: { value: good, asOf: '2025-12-31', source: 's', differs: 'no' } },
  ]
  expect(compareEligibility([], { made: '2026-11-18', facts }).unknownCards).toEqual(['no-card'])
})
