/** Reads our own fact files. Their kind is detected from their content. */
import type { z } from 'zod'
import type { Parsed } from '../parse-yaml.ts'
import { type BusinessFact, businessFactSchema } from './compare-business.ts'
import { type EligibilityFact, eligibilityFactSchema } from './compare-eligibility.ts'
import { type CorrectionList, correctionSchema } from './correction-facts.ts'
import { type GatheredFact, gatheredFactSchema } from './gathered-facts.ts'
import { type MissingCard, missingCardSchema } from './missing-facts.ts'
import { type OfferFact, offerFactSchema } from './offer-facts.ts'
import { parseEntries } from './parse-entries.ts'

export type FactFile =
  | { readonly kind: 'cards'; readonly facts: readonly GatheredFact[] }
  | ({ readonly kind: 'corrections' } & CorrectionList)
  | { readonly kind: 'offers'; readonly made: string; readonly offers: readonly OfferFact[] }
  | { readonly kind: 'missing'; readonly cards: readonly MissingCard[] }
  | { readonly kind: 'business'; readonly made: string; readonly facts: readonly BusinessFact[] }
  | { readonly kind: 'eligibility'; readonly made: string; readonly facts: readonly EligibilityFact[] }

/** Returns null if the value has the shape of none of our fact files. */
export function parseFactFile(path: string, value: unknown): Parsed<FactFile> | null {
  if (Array.isArray(value)) {
    const isGathered = value.some((entry: unknown) => hasKey(entry, 'categoryRates'))
    return isGathered
      ? parseList(path, value, gatheredFactSchema, (facts) => ({ kind: 'cards', facts }))
      : null
  }
  const { corrections, offers, cards, further, beyond, meta } = { ...(isObject(value) ? value : {}) }
  const made = isObject(meta) ? String(meta.made) : ''
  if (Array.isArray(corrections)) {
    return parseList(path, corrections, correctionSchema, (rows) => ({ kind: 'corrections', made, rows }))
  }
  if (Array.isArray(offers)) {
    return parseList(path, offers, offerFactSchema, (list) => ({ kind: 'offers', made, offers: list }))
  }
  if (Array.isArray(cards) && Array.isArray(further) && Array.isArray(beyond)) {
    const all = [...cards, ...further, ...beyond]
    return parseList(path, all, eligibilityFactSchema, (facts) => ({ kind: 'eligibility', made, facts }))
  }
  if (Array.isArray(cards) && cards.some((entry: unknown) => hasKey(entry, 'countsToward524'))) {
    return parseList(path, cards, businessFactSchema, (facts) => ({ kind: 'business', made, facts }))
  }
  return Array.isArray(cards)
    ? parseList(path, cards, missingCardSchema, (list) => ({ kind: 'missing', cards: list }))
    : null
}

function parseList<Value>(
  path: string,
  entries: readonly unknown[],
  schema: z.ZodType<Value>,
  toFile: (values: readonly Value[]) => FactFile,
): Parsed<FactFile> {
  const { values, problems } = parseEntries(path, entries, schema)
  return problems.length === 0 ? { ok: true, value: toFile(values) } : { ok: false, problems }
}

function hasKey(value: unknown, key: string): boolean {
  return isObject(value) && Object.hasOwn(value, key)
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
