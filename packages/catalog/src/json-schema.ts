import { z } from 'zod'
import { cardSchemaFor } from './card-schema.ts'
import { namesOf, type Tables } from './tables.ts'

/** The card format as JSON Schema, for editors and for whoever writes cards elsewhere. */
export function cardJsonSchema(tables: Tables): string {
  const schema = z.toJSONSchema(cardSchemaFor(namesOf(tables)), { io: 'input' })
  return `${JSON.stringify({ title: 'A card of the Cardsight catalog', ...schema }, null, 2)}\n`
}
