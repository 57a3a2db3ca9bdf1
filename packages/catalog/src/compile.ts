/** Compiles tables, card files and history files into a validated release, or returns every problem found. */
import { createHash } from 'node:crypto'
import { leaves } from '@cardsight/engine/categories'
import { merchantName, networksByMerchant, onlineStoresOf } from './acceptance.ts'
import { findCardReferences } from './card-references.ts'
import { cardSchemaFor } from './card-schema.ts'
import { toCatalogCard } from './catalog-card.ts'
import { deepFreeze } from './deep-freeze.ts'
import { FORMAT_VERSION } from './format-version.ts'
import type { CardHistory } from './history/card-history.ts'
import { compileHistories } from './history/compile-history.ts'
import { findInconsistencies } from './inconsistencies.ts'
import { parseYaml, type TextFile } from './parse-yaml.ts'
import type { Problem } from './problem.ts'
import type { Release, Vocabulary } from './release.ts'
import { namesOf, type Tables } from './tables.ts'

export type Compiled =
  | { readonly ok: true; readonly release: Release; readonly histories: readonly CardHistory[] }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Compiles all cards of the catalog. Card ids in tables must exist, so it fails for a part of the catalog. */
export function compileCatalog(
  files: readonly TextFile[],
  tables: Tables,
  historyFiles: readonly TextFile[],
): Compiled {
  const compiled = compile(files, tables, historyFiles)
  const problems = compiled.ok ? findCardReferences(compiled.release) : []
  return problems.length === 0 ? compiled : { ok: false, problems }
}

export function compile(
  files: readonly TextFile[],
  tables: Tables,
  historyFiles: readonly TextFile[] = [],
): Compiled {
  if (files.length === 0) {
    return { ok: false, problems: [{ file: 'cards', field: '', reason: 'contains no cards' }] }
  }
  const schema = cardSchemaFor(namesOf(tables))
  const parsed = files.map((file) => ({ path: file.path, ...parseYaml(file, schema) }))
  const located = parsed.flatMap((file) => (file.ok ? [{ path: file.path, facts: file.value }] : []))
  const problems = [
    ...parsed.flatMap((file) => (file.ok ? [] : file.problems)),
    ...findInconsistencies(located, tables),
  ]
  if (problems.length > 0) {
    return { ok: false, problems: problems.toSorted((a, b) => compareText(a.file, b.file)) }
  }
  const content = {
    cards: located.map(({ facts }) => toCatalogCard(facts, tables)).sort((a, b) => compareText(a.id, b.id)),
    programs: sortKeys(tables.programs),
    memberships: sortKeys(tables.memberships),
    pairs: sortKeys(tables.pairs),
    issuerRules: sortKeys(tables.issuerRules),
    boosts: sortKeys(tables.boosts),
    lending: tables.lending,
    vocabulary: vocabularyOf(tables),
  }
  const histories = compileHistories(historyFiles, tables, content)
  if (!histories.ok) {
    return histories
  }
  const version = versionOf(content, histories.value)
  return { ok: true, release: deepFreeze({ version, ...content }), histories: deepFreeze(histories.value) }
}

function vocabularyOf(tables: Tables): Vocabulary {
  const { groups, merchants, memberships, calendars, sources, sourcePages } = tables
  const leafNames = leaves.map((leaf) => [leaf, leaf.replaceAll('-', ' ')] as const)
  const groupNames = Object.entries(groups).map(([key, { name }]) => [key, name] as const)
  const membershipNames = Object.fromEntries(
    Object.entries(memberships).map(([key, { name }]) => [key, name] as const),
  )
  const merchantNames = Object.fromEntries(
    Object.entries(merchants).map(([key, merchant]) => [key, merchantName(merchant)] as const),
  )
  return {
    categories: sortKeys(Object.fromEntries([...leafNames, ...groupNames])),
    merchants: sortKeys(merchantNames),
    networksByMerchant: networksByMerchant(tables),
    onlineStores: onlineStoresOf(tables),
    memberships: sortKeys(membershipNames),
    sources: sortKeys(sources),
    sourcePages: sortKeys(sourcePages),
    calendars: sortKeys(calendars),
  }
}

function sortKeys<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => compareText(a, b)))
}

function versionOf(content: Omit<Release, 'version'>, histories: readonly CardHistory[]): string {
  const text = JSON.stringify({ ...content, histories, formatVersion: FORMAT_VERSION })
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

/** Compares by code unit, not by locale, so the output is the same on every machine. */
function compareText(a: string, b: string): number {
  return Number(a > b) - Number(a < b)
}
