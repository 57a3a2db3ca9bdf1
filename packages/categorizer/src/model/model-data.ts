/** The classifier's file format. */
import type { CategoryKey } from '@cardsight/engine/categories'

/** Categories that the classifier knows, in the order of the weights. Nothing is ever 'other' by its name. */
export const modelCategories = [
  'grocery',
  'gas',
  'warehouse',
  'restaurant',
  'media',
  'transportation',
  'recreation',
  'travel',
  'flights',
  'pharmacy',
  'department-store',
  'gym',
  'shops',
  'service',
  'online-shopping',
] as const satisfies readonly CategoryKey[]

export type ModelCategory = (typeof modelCategories)[number]

/**
 * Companies that their letters don't show: on sources held out of training, guesses of these are right in less than a
 * third. They count as Other, but support names and words of the same category.
 */
export const neverGuessed: ReadonlySet<ModelCategory> = new Set([
  'media',
  'online-shopping',
  'department-store',
  'warehouse',
  'travel',
])

export type ModelData = Readonly<{
  /** Hash of the training data and the settings. */
  trainedFrom: string
  /** Number of hashed features, a power of two. */
  size: number
  /** What one step of a weight is worth, divided by the temperature that calibrates the confidence. */
  step: number
  /** A character for each feature and category: 'h' is 0, 'i' is 1, 'g' is -1. */
  weights: string
}>

const ZERO = 'h'.charCodeAt(0)

export function encodeWeights(weights: Int8Array): string {
  return Array.from(weights, (weight) => String.fromCharCode(ZERO + weight)).join('')
}

export function decodeWeights(text: string): Int8Array {
  return Int8Array.from({ length: text.length }, (_, index) => text.charCodeAt(index) - ZERO)
}
