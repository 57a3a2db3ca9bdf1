import { parseDay } from '@cardsight/engine/dates'
import { describe, expect, it } from 'vitest'
import { releaseOf, sampleFile } from '../testing/sample-card.ts'
import { reportCatalog } from './catalog-report.ts'

const { cards } = releaseOf(
  sampleFile({ notes: "['+ Plain.']" }),
  sampleFile({ id: 'b-card', network: null, fee: '{ yearly: 0 }' }, 'cards/us-bank/b-card.yaml'),
)

function section(title: string, today = '2026-11-15') {
  return reportCatalog(cards, parseDay(today)).find((part) => part.title.startsWith(title))?.rows
}

describe('the report', () => {
  it('counts cards by status, issuer, network and tag', () => {
    expect(section('status')).toEqual([['open', '2']])
    expect(section('issuer')).toEqual([['U.S. Bank', '2']])
    expect(section('network')).toEqual([
      ['not stated', '1'],
      ['visa', '1'],
    ])
    expect(section('tag')).toContainEqual(['No Annual Fee', '1'])
  })

  it('counts stale facts as of a day', () => {
    expect(section('age')).toEqual([['up to 90 days', '2']])
    // 2026-09-21 is 102 days before 2027-01-01 and 192 before 2027-04-01.
    expect(section('age', '2027-01-01')).toEqual([['91 to 180 days', '2']])
    expect(section('age', '2027-04-01')).toEqual([['stale: over 180 days', '2']])
  })

  it('shows the share of cards that have each field, in percent', () => {
    const rows = section('fields')
    expect(rows).toContainEqual(['network', '50'])
    expect(rows).toContainEqual(['notes', '50'])
    expect(rows).toContainEqual(['summary', '100'])
    expect(rows).toContainEqual(['apr', '0'])
  })
})
