import { z } from 'zod'
import { cardSchemaFor } from './card-schema.ts'
import { namesOf, type Tables } from './tables.ts'

/**
 * Returns the card format as JSON Schema, for editors and for users of the data set. It has no limit on decimals: many
 * validators test `multipleOf` with floating-point division and reject 2.3 as a multiple of 0.001.
 */
export function cardJsonSchema(tables: Tables): Readonly<Record<string, unknown>> {
  const schema = z.toJSONSchema(cardSchemaFor(namesOf(tables)), {
    io: 'input',
    override: ({ jsonSchema }) => {
      delete jsonSchema.multipleOf
    },
  })
  return { title: 'A card of the Cardsight catalog', ...schema }
}

/** Returns the text of `card.schema.json`. */
export function renderJsonSchema(tables: Tables): string {
  return `${renderJson(cardJsonSchema(tables), '', '')}\n`
}

const LINE_WIDTH = 110

/** Formats JSON the way Biome does, so the build and the formatter don't undo each other's changes. */
function renderJson(value: unknown, indent: string, before: string): string {
  if (typeof value !== 'object' || value === null) {
    return JSON.stringify(value)
  }
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`
    const isShort = value.every((item) => typeof item !== 'object') && fits(`${indent}${before}${line},`)
    return isShort
      ? line
      : block(
          '[',
          value.map((item) => renderJson(item, inner, '')),
          ']',
          indent,
        )
  }
  const entries = Object.entries(value).map(([key, item]) => {
    const name = `${JSON.stringify(key)}: `
    return `${name}${renderJson(item, inner, name)}`
  })
  return entries.length === 0 ? '{}' : block('{', entries, '}', indent)
}

function fits(line: string): boolean {
  return line.length <= LINE_WIDTH
}

function block(open: string, items: readonly string[], close: string, indent: string): string {
  return `${open}\n${items.map((item) => `${indent}  ${item}`).join(',\n')}\n${indent}${close}`
}
