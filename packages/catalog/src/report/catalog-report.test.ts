import { parseDay } from '@cardsight/engine/dates'
import { describe, expect, it } from 'vitest'
import { releaseOf, sampleFile } from '../testing/sample-card.ts'
import { reportCatalog } from './catalog-report.ts'

const release = releaseOf(
  sampleFile({ notes: "['+ Plain.']" }),
  sampleFile({ id: 'b-card', network: null, fee: '{ yearly: 0 }' }, 'cards/us-bank/b-card.yaml'),
)

function section(title: string, today = '2026-11-15') {
  return reportCatalog(release, parseDay(today)).find((part) => part.title.startsWith(title))?.rows
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
    // The rates were seen on 2026-08-18, 89 days before 2026-11-15 and 92 days before 2026-11-18. One fee has the
    // card's date; the other was seen on 2026-09-21, 55 days before 2026-11-15.
    expect(section('age')).toContainEqual(['rates', '2 facts, 0 undated, median 89, highest 89, 0 over 90'])
    expect(section('age')).toContainEqual(['fee', '2 facts, 0 undated, median 89, highest 89, 0 over 90'])
    expect(section('age', '2026-11-18')).toContainEqual([
      'rates',
      '2 facts, 0 undated, median 92, highest 92, 2 over 90',
    ])
    expect(section('age')).toContainEqual(['offer', '0 facts, 0 undated, median 0, highest 0, 0 over 30'])
  })

  it('counts facts whose source has a page, and where eligibility comes from', () => {
    // Both cards have CreditOdds for their rates. One has Duff for its fee, which has a page, too. Neither states eligibility.
    expect(section('facts whose source')).toContainEqual(['rates', '2 of 2'])
    expect(section('facts whose source')).toContainEqual(['offer', '0 of 0'])
    expect(section('eligibility')).toEqual([['not stated', '2']])
  })

  it('shows the share of cards that have each field, in percent', () => {
    const rows = section('fields')
    expect(rows).toContainEqual(['network', '50'])
    expect(rows).toContainEqual(['notes', '50'])
    expect(rows).toContainEqual(['summary', '100'])
    expect(rows).toContainEqual(['apr', '0'])
  })
})
