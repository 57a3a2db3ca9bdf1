/** The modules that carry a release into the house, and their types: texts to be written to `generated/`. */
import type { Release } from './release.ts'

/**
 * What the engine calculates with stands in a module of its own, so that a browser can load it without the words.
 * The marks let a bundler drop what nobody imports.
 */
export function renderModules(
  { version, cards, programs, vocabulary }: Release,
  cardFormat: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const words = cards.map(({ engine: _engine, ...rest }) => rest)
  const engineCards = cards.map(({ engine }) => engine)
  return {
    'engine-cards.js': [
      "import { deepFreeze } from '../src/deep-freeze.ts'",
      `export const version = '${version}'`,
      `export const programs = /* @__PURE__ */ deepFreeze(${JSON.stringify(programs)})`,
      `export const engineCards = /* @__PURE__ */ deepFreeze(${renderList(engineCards)})`,
      '',
    ].join('\n'),
    'engine-cards.d.ts': [
      "import type { Card } from '@cardsight/engine'",
      "import type { Programs } from '../src/release.ts'",
      'export declare const version: string',
      'export declare const programs: Programs',
      'export declare const engineCards: readonly Card[]',
      '',
    ].join('\n'),
    'card-format.js': [
      "import { deepFreeze } from '../src/deep-freeze.ts'",
      `export const cardFormat = /* @__PURE__ */ deepFreeze(${JSON.stringify(cardFormat)})`,
      '',
    ].join('\n'),
    'card-format.d.ts': ['export declare const cardFormat: Readonly<Record<string, unknown>>', ''].join('\n'),
    'catalog.js': [
      `export const vocabulary = ${JSON.stringify(vocabulary)}`,
      `export const words = ${renderList(words)}`,
      '',
    ].join('\n'),
    'catalog.d.ts': [
      "import type { CatalogCard, Vocabulary } from '../src/release.ts'",
      'export declare const vocabulary: Vocabulary',
      "export declare const words: readonly Omit<CatalogCard, 'engine'>[]",
      '',
    ].join('\n'),
  }
}

function renderList(items: readonly unknown[]): string {
  return `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`
}
