/** Labels of registers that a merchant category code (MCC) contradicts: a register calls a phone carrier a shop. */
import { readFileSync } from 'node:fs'
import { type CategoryKey, categoryOfLeaf } from '@cardsight/engine/categories'
import { ruleByMcc } from '../../packages/categorizer/src/rules/mcc-categories.ts'
import { isLeftOut } from '../../packages/categorizer/src/rules/ruling.ts'
import type { LabeledName } from './training-data.ts'

const FILE = 'tools/categorizer/training/reviewed-labels.csv'

export type ReviewedLabel = Readonly<{
  descriptor: string
  source: string
  /** The register's label. */
  leaf: string
  /** Category of the merchant's code. */
  category: CategoryKey
  reason: string
}>

export function readReviewedLabels(): ReviewedLabel[] {
  const [, ...rows] = readFileSync(FILE, 'utf8').trim().split('\n')
  return rows.map((row) => {
    const [descriptor = '', source = '', leaf = '', mcc = '', reason = ''] = row.split(',')
    const ruling = ruleByMcc(mcc)
    if (ruling === null || isLeftOut(ruling)) {
      throw new RangeError(`The code '${mcc}' in the line '${row}' of ${FILE} has no category.`)
    }
    return { descriptor, source, leaf, category: categoryOfLeaf(ruling), reason }
  })
}

/** The category of the reviewed code, or the label's own. */
export function createReview(labels: readonly ReviewedLabel[]): (name: LabeledName) => CategoryKey {
  const reviewed = new Map(labels.map((label) => [keyOf(label), label.category]))
  return (name) => reviewed.get(keyOf(name)) ?? categoryOfLeaf(name.leaf)
}

function keyOf({ descriptor, source, leaf }: Pick<ReviewedLabel, 'descriptor' | 'source' | 'leaf'>): string {
  return `${source} ${leaf} ${descriptor}`
}
