/** Reads our own fact files. Their kind is detected from their content. */
import type { z } from 'zod'
import type { Parsed } from '../parse-yaml.ts'
import { type Correction, correctionSchema } from './correction-facts.ts'
import { type GatheredFact, gatheredFactSchema } from './gathered-facts.ts'
import { type MissingCard, missingCardSchema } from './missing-facts.ts'
import { type OfferFact, offerFactSchema } from './offer-facts.ts'
import { parseEntries } from './parse-entries.ts'

export type FactFile =
  | { readonly kind: 'cards'; readonly facts: readonly GatheredFact[] }
  | { readonly kind: 'corrections'; readonly rows: readonly Correction[] }
  | { readonly kind: 'offers'; readonly offers: readonly OfferFact[] }
  | { readonly kind: 'missing'; readonly cards: readonly MissingCard[] }

/** Returns null if the value has the shape of none of our fact files. */
export function parseFactFile(path: string, value: unknown): Parsed<FactFile> | null {
  if (Array.isArray(value)) {
    const isGathered = value.some((entry: unknown) => hasKey(entry, 'categoryRates'))
    return isGathered
      ? parseList(path, value, gatheredFactSchema, (facts) => ({ kind: 'cards', facts }))
      : null
  }
  const { corrections, offers, cards } = { ...(isObject(value) ? value : {}) }
  if (Array.isArray(corrections)) {
    return parseList(path, corrections, correctionSchema, (rows) => ({ kind: 'corrections', rows }))
  }
  if (Array.isArray(offers)) {
    return parseList(path, offers, offerFactSchema, (list) => ({ kind: 'offers', offers: list }))
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
