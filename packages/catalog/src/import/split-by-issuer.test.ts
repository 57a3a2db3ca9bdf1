import { parseDay } from '@cardsight/engine/dates'
import { expect, it } from 'vitest'
import { catalogTables, sampleFile } from '../testing/sample-card.ts'
import { importCatalog } from './import-catalog.ts'
import { readImportRules } from './import-rules.ts'
import { splitByIssuer } from './split-by-issuer.ts'

const ids = ['a-card', 'b-card', 'c-card'] as const
const fileOf = { 'a-card': 'us-bank', 'b-card': 'chase', 'c-card': 'citi' }
const issuers = { 'a-card': 'U.S. Bank', 'b-card': 'Chase', 'c-card': 'Citi' }

/** Our cards have a fee of $39.50, seen on 2026-09-21. */
function refresh(fees: Partial<Record<(typeof ids)[number], readonly number[]>>) {
  const sources = ['creditodds', 'bonuses']
  const offers = ids.flatMap((id) =>
    (fees[id] ?? []).map((fee, i) => ({ id, fee, source: sources[i] ?? '' })),
  )
  const cards = offers.map(({ id, fee, source }) => {
    const at = { asOf: '2026-10-10', source }
    return {
      id,
      name: id,
      issuer: { value: issuers[id], ...at },
      network: { value: '?', ...at },
      status: { value: '?', ...at },
      fee: { value: fee, ...at },
    }
  })
  const text = JSON.stringify({ cards })
  return importCatalog({
    cardFiles: ids.map((id) => sampleFile({ id, issuer: issuers[id] }, `cards/${fileOf[id]}/${id}.yaml`)),
    historyFiles: [],
    tables: catalogTables(),
    dataSets: [{ path: 'a.json', files: [{ path: 'a.json', text, date: null }] }],
    rules: readImportRules(),
    leftOut: {},
    today: parseDay('2026-11-16'),
    approvals: new Map(),
    skipUnknown: true,
    holdsBack: true,
  })
}

it('gives each issuer its own review and files, and holds back what sources dispute', () => {
  const parts = splitByIssuer(refresh({ 'a-card': [49, 49], 'b-card': [49, 59], 'c-card': [39.5] }))
  expect(
    parts.map(({ slug, edited, review }) => [slug, edited.map(({ path }) => path), review.notes.length]),
  ).toEqual([
    ['chase', [], 0],
    ['citi', ['cards/citi/c-card.yaml'], 0],
    ['us-bank', ['cards/us-bank/a-card.yaml', 'history/a-card.yaml'], 1],
  ])
  expect(parts.map(({ review }) => review.rows.map(({ decision }) => decision.verdict))).toEqual([
    ['contradiction'],
    ['confirmed'],
    ['changed'],
  ])
})

it('leaves out an issuer with nothing to review', () => {
  expect(splitByIssuer(refresh({}))).toEqual([])
})
