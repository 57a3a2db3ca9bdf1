/** Small data sets about the sample card, and an import of them. */
import { parseDay } from '@cardsight/engine/dates'
import { parse } from 'yaml'
import { parseApprovals } from '../import/approvals.ts'
import { importCatalog } from '../import/import-catalog.ts'
import { readImportRules } from '../import/import-rules.ts'
import type { DataSet } from '../import/read-data-set.ts'
import { type Changes, catalogTables, sampleFile } from './sample-card.ts'

const rules = readImportRules()

/** A CreditOdds checkout with one card. The sample card has a fee of $39.50, seen on 2026-09-21. */
const creditOddsCard = {
  name: 'Plain Card',
  bank: 'U.S. Bank',
  slug: 'plain-card',
  accepting_applications: true,
  annual_fee: 39.5,
  network: 'visa',
  rewards: [{ category: 'everything_else', value: 1, unit: 'percent' }],
}

export function creditOdds(changes: Record<string, unknown> = {}, date = '2026-10-10'): DataSet {
  const text = JSON.stringify({ ...creditOddsCard, ...changes })
  const files = [{ path: 'data/cards/plain-card.yaml', text, date: parseDay(date) }]
  return { path: 'creditodds', files }
}

/** A bonuses list with one card. */
export const bonusCard = {
  cardId: '1f',
  name: 'Plain',
  issuer: 'US_BANK',
  network: 'VISA',
  currency: 'USD',
  isBusiness: false,
  annualFee: 39.5,
  isAnnualFeeWaived: false,
  offers: [],
  historicalOffers: [],
  discontinued: false,
}

export function json(value: unknown, date: string | null = '2026-10-10'): DataSet {
  const file = { path: 'data.json', text: JSON.stringify(value) }
  return {
    path: 'data.json',
    files: [{ ...file, date: date === null ? null : parseDay(date) }],
  }
}

export const bonuses = (changes: Record<string, unknown> = {}, date = '2026-10-10') =>
  json([{ ...bonusCard, ...changes }], date)

export type Options = Readonly<{ card?: Changes; yes?: string; skipUnknown?: boolean; history?: string }>

export function run(
  dataSets: readonly DataSet[],
  { card = {}, yes = '', skipUnknown = false, history }: Options = {},
) {
  const result = importCatalog({
    cardFiles: [sampleFile(card)],
    historyFiles: history === undefined ? [] : [{ path: 'history/plain-card.yaml', text: history }],
    tables: catalogTables(),
    dataSets,
    rules,
    leftOut: { 'left-out': 'A prepaid card.' },
    today: parseDay('2026-11-16'),
    approvals: parseApprovals([yes]),
    skipUnknown,
  })
  const edited = result.edited.find(({ path }) => path === 'cards/us-bank/plain-card.yaml')
  const verdicts = result.review.rows.map(({ key, decision }) => `${key}: ${decision.verdict}`)
  return { ...result, verdicts, facts: edited === undefined ? null : parse(edited.text) }
}
