/** Schema of a brand: the merchant where people who name a program or a membership spend, and the category of it. */
import { isLeaf, type Leaf } from '@cardsight/engine/categories'
import { z } from 'zod'
import { slugSchema } from './scalars.ts'

export const leafSchema = z.custom<Leaf>(
  (value) => typeof value === 'string' && isLeaf(value),
  'is not a leaf of the engine',
)

export const brandSchema = z.strictObject({
  at: slugSchema.describe('A merchant of merchants.yaml'),
  on: leafSchema.describe('The leaf that most purchases there belong to'),
})
