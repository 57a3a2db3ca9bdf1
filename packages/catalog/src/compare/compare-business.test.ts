import { describe, expect, it } from 'vitest'
import { type Changes, releaseOf, sampleFile } from '../testing/sample-card.ts'
import { compareBusiness } from './compare-business.ts'
import { parseFactFile } from './parse-fact-file.ts'

const from = { asOf: '2026-10-10', source: 'duff' }
const fact = (value: unknown) => ({ value, ...from })

/** What the sample card has. */
const same = {
  id: 'plain-card',
  group: 'business',
  status: fact('open'),
  network: fact('visa'),
  fee: fact(39.5),
  feeFirstYear: fact(39.5),
  countsToward524: fact(false),
  rates: { ...fact([{ rate: 1, on: ['everything'] }]), confidence: 'medium' },
}
const business = '{ countsToward524: false, seen: duff 2026-09-21 }'

function compare(changed: Readonly<Record<string, unknown>>, changes: Changes = {}) {
  const value = { meta: { made: '2026-11-18' }, cards: [{ ...same, ...changed }] }
  const parsed = parseFactFile('business.json', value)
  if (parsed === null || !parsed.ok || parsed.value.kind !== 'business') {
    throw new Error('The file is a list of business cards.')
  }
  const { cards } = releaseOf(sampleFile({ business, ...changes }))
  return compareBusiness(cards, parsed.value, new Set(['everything', 'dining']))
}

describe('a comparison of business cards', () => {
  it.each([
    ['equal facts', {}],
    [
      'what the list doesn’t know',
      { foreignFee: fact(null), network: fact(null), soleProprietors: fact(null) },
    ],
    ['rates of low confidence', { rates: { ...fact([{ rate: 5, on: ['dining'] }]), confidence: 'low' } }],
    [
      'rates in words of its own',
      { rates: { ...fact([{ rate: 5, on: ['advertising'] }]), confidence: 'high' } },
    ],
    ['rates with a condition', { rates: { ...fact([{ rate: 5, condition: 'x' }]), confidence: 'high' } }],
  ])('finds no difference in %s', (_, changed) => {
    expect(compare(changed)).toEqual([])
  })

  it.each([
    ['status', { status: fact('closed') }],
    ['network', { network: fact('amex') }],
    ['fee', { fee: fact(95) }],
    ['fee.firstYear', { feeFirstYear: fact(0) }],
    ['foreignFee', { foreignFee: fact(3) }],
    ['apr', { apr: fact([17.49, 25.49]) }],
    ['countsToward524', { countsToward524: fact(true) }],
    ['needsCompany', { needsCompany: fact(true) }],
    ['rates:5', { rates: { ...fact([{ rate: 5, on: ['dining'] }]), confidence: 'medium' } }],
  ])('finds another %s', (key, changed) => {
    expect(compare(changed)).toMatchObject([{ cardId: 'plain-card', key, reason: null }])
  })

  it('takes the reason for this list only', () => {
    const closed = { status: fact('closed') }
    const reasonOf = (entry: string) =>
      compare(closed, { corrections: `{ '${entry}': It opened again. }` })[0]
    expect(reasonOf('status 2026-11-18')?.reason).toBe('It opened again.')
    expect(reasonOf('status 2026-12-01')?.reason).toBeNull()
  })
})
