/** Renders a release as JavaScript modules with type declarations, for `generated/`. */
import type { CardRecord } from './card-record.ts'
import type { CardHistory } from './history/card-history.ts'
import { summarizePrograms } from './program-summaries.ts'
import type { CatalogCard, Release } from './release.ts'
import type { Tables } from './tables.ts'

/**
 * Returns file contents by name. Engine cards are in their own module, so a browser can load them without the
 * descriptions. Histories are in a module that only the server loads. The PURE annotations let bundlers drop unused exports.
 */
export function renderModules(
  { version, cards, ...shared }: Release,
  cardFormat: Readonly<Record<string, unknown>>,
  histories: readonly CardHistory[] = [],
): Record<string, string> {
  // Business cards have a module of their own, so that nobody loads or calculates them who didn't ask for them.
  const personal = cards.filter(({ business }) => business === undefined)
  const business = cards.filter((card) => card.business !== undefined)
  const records = personal.map(toRecord)
  const engineCards = personal.map(({ engine }) => engine)
  return {
    'engine-cards.js': [
      "import { deepFreeze } from '../src/deep-freeze.ts'",
      `export const version = '${version}'`,
      `export const programs = /* @__PURE__ */ deepFreeze(${JSON.stringify(summarizePrograms(shared.programs))})`,
      `export const engineCards = /* @__PURE__ */ deepFreeze(${renderList(engineCards)})`,
      '',
    ].join('\n'),
    'engine-cards.d.ts': [
      "import type { Card } from '@cardsight/engine/cards'",
      "import type { ProgramSummaries } from '../src/release.ts'",
      'export declare const version: string',
      'export declare const programs: ProgramSummaries',
      'export declare const engineCards: readonly Card[]',
      '',
    ].join('\n'),
    'business-cards.js': [
      `export const businessRecords = ${renderList(business.map(toRecord))}`,
      `export const businessEngineCards = ${renderList(business.map(({ engine }) => engine))}`,
      '',
    ].join('\n'),
    'business-cards.d.ts': [
      "import type { Card } from '@cardsight/engine/cards'",
      "import type { CardRecord } from '../src/card-record.ts'",
      'export declare const businessRecords: readonly CardRecord[]',
      'export declare const businessEngineCards: readonly Card[]',
      '',
    ].join('\n'),
    'card-format.js': [
      "import { deepFreeze } from '../src/deep-freeze.ts'",
      `export const cardFormat = /* @__PURE__ */ deepFreeze(${JSON.stringify(cardFormat)})`,
      '',
    ].join('\n'),
    'card-format.d.ts': ['export declare const cardFormat: Readonly<Record<string, unknown>>', ''].join('\n'),
    'history.js': [
      "import { deepFreeze } from '../src/deep-freeze.ts'",
      `export const histories = deepFreeze(${renderList(histories)})`,
      '',
    ].join('\n'),
    'history.d.ts': [
      "import type { CardHistory } from '../src/history/card-history.ts'",
      'export declare const histories: readonly CardHistory[]',
      '',
    ].join('\n'),
    'catalog.js': [
      ...Object.entries(shared).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`),
      `export const cardRecords = ${renderList(records)}`,
      '',
    ].join('\n'),
    'catalog.d.ts': [
      "import type { CardRecord } from '../src/card-record.ts'",
      "import type { Release } from '../src/release.ts'",
      ...Object.keys(shared).map((name) => `export declare const ${name}: Release['${name}']`),
      'export declare const cardRecords: readonly CardRecord[]',
      '',
    ].join('\n'),
  }
}

/** The tables that card files refer to, for programs that compile newer facts themselves. */
export function renderTables(tables: Tables): Record<string, string> {
  return {
    'tables.js': `export const tables = ${JSON.stringify(tables)}\n`,
    'tables.d.ts': [
      "import type { Tables } from '../src/tables.ts'",
      'export declare const tables: Tables',
      '',
    ].join('\n'),
  }
}

function renderList(items: readonly unknown[]): string {
  return `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`
}

/** Drops what `expandRecord` adds again. */
function toRecord({ engine, perkTexts, provenance, asOf, offerState, ...record }: CatalogCard): CardRecord {
  return record
}
