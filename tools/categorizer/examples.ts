/** Turns labeled names into training examples: features, category and weight. */
import { categoryOfLeaf, type Leaf, leaves } from '@cardsight/engine/categories'
import { brandNames } from '../../packages/categorizer/src/brands/brand-names.ts'
import { featuresOf } from '../../packages/categorizer/src/model/features.ts'
import { modelCategories } from '../../packages/categorizer/src/model/model-data.ts'
import { readDescriptor } from '../../packages/categorizer/src/text/descriptor.ts'
import { printLikeBank } from './print-like-bank.ts'
import { createRandom } from './random.ts'
import { settings, statementShares } from './settings.ts'

type Named = Readonly<{ descriptor: string; leaf: Leaf }>

export type Example = Readonly<{ features: Int32Array; category: number; weight: number }>

/** Names of the brand index, which are examples too. */
export function brandExamples(): Named[] {
  return leaves.flatMap((leaf) =>
    (brandNames[leaf]?.split('|') ?? []).map((name) => ({ descriptor: name.replace(/#$/, ''), leaf })),
  )
}

export function createExamples(names: readonly Named[]): Example[] {
  const random = createRandom(settings.seed)
  const labeled = names.flatMap(({ descriptor, leaf }) => {
    const key = categoryOfLeaf(leaf)
    return key === 'other' ? [] : [{ descriptor, key, category: modelCategories.indexOf(key) }]
  })
  const weights = exampleWeights(labeled.map(({ category }) => category))
  return labeled.flatMap(({ descriptor, key, category }) =>
    Array.from({ length: settings.copies }, (_, copy) => {
      const text = copy === 0 ? descriptor : printLikeBank(descriptor.toUpperCase(), key, random)
      const features = Int32Array.from(featuresOf(readDescriptor(text), 2 ** settings.featureBits))
      return { features, category, weight: weights[category] ?? 1 }
    }).filter(({ features }) => features.length > 0),
  )
}

/** By category: its share on statements, divided by its share of the examples. */
function exampleWeights(exampleCategories: readonly number[]): number[] {
  const counts = modelCategories.map(() => 0)
  for (const category of exampleCategories) {
    counts[category] = (counts[category] ?? 0) + 1
  }
  return modelCategories.map((category, index) => {
    const share = (counts[index] ?? 0) / exampleCategories.length
    return Math.min(statementShares[category] / share, settings.maxExampleWeight)
  })
}
