import { cardFormat } from '@cardsight/catalog'
import { permanentCatalogSchema, publishedCatalogSchema } from '@cardsight/contract/cards'
import { z } from 'zod'

/**
 * Returns the JSON Schema of `/api/cards`. `$defs` also has that of one card, of the permanent copies, and of the facts
 * in a card's file. Objects accept unknown fields, because we may add some; facts don't.
 */
export function dataSetSchema(): Readonly<Record<string, unknown>> {
  const published = z.toJSONSchema(publishedCatalogSchema, { io: 'input' })
  const permanent = z.toJSONSchema(permanentCatalogSchema, { io: 'input' })
  const { $schema, ...facts } = cardFormat
  return {
    title: 'The Cardsight card data set',
    ...published,
    $defs: { ...permanent.$defs, ...published.$defs, CardFacts: facts },
  }
}
