/** Categories with a person's corrections, which come before everything that the categorizer knows. */
import { isLeaf, type Leaf } from '@cardsight/engine/categories'
import type { Cents } from '@cardsight/engine/money'
import {
  createCorrector,
  type LeftOutKind,
  partsOf,
  type RowIdentity,
  type SpendingCorrections,
} from '@cardsight/engine/spending'
import type { Categorized } from './categorize.ts'
import type { Certainty, Layer } from './certainty.ts'
import { type Merchant, recognizeMerchant } from './merchants/merchant.ts'

export type CorrectedPurchase = Readonly<{
  kind: 'purchase'
  leaf: Leaf
  merchant: Merchant
  layer: Layer | 'person'
  certainty: Certainty
  confidence: number
}>

export type Corrected =
  | CorrectedPurchase
  | Readonly<{ kind: 'left-out'; reason: LeftOutKind | 'excluded'; layer: Layer | 'person' }>

const byPerson = { layer: 'person', certainty: 'sure', confidence: 1 } as const

export type CorrectedPart = Corrected & Readonly<{ cents: Cents }>

/**
 * Returns a function to call once for every line of an account. It returns the line's parts, of which there's one unless
 * the person split the line.
 */
export function createCategoryCorrector(corrections: SpendingCorrections) {
  const correct = createCorrector(corrections)
  const hasNames = corrections.names.some(({ scope }) => scope === 'merchant')
  return (line: Omit<RowIdentity, 'nth'>, found: Categorized): readonly CorrectedPart[] => {
    const isPurchase = found.kind === 'purchase'
    const corrected = correct(
      line,
      isPurchase
        ? { leaf: found.leaf, merchant: found.merchant.name }
        : { reason: found.reason, merchant: hasNames ? recognizeMerchant(line.text).name : '' },
    )
    const { by, merchant } = corrected
    if (by === null) {
      return [
        isPurchase
          ? { ...found, merchant: { ...found.merchant, name: merchant }, cents: line.cents }
          : { ...found, cents: line.cents },
      ]
    }
    return partsOf(line.cents, corrected).map(({ is, cents }): CorrectedPart => {
      if (!isLeaf(is)) {
        return { kind: 'left-out', reason: is, layer: 'person', cents }
      }
      const { name, key } = isPurchase ? found.merchant : recognizeMerchant(line.text)
      return {
        kind: 'purchase',
        leaf: is,
        merchant: { name: merchant === '' ? name : merchant, key },
        ...byPerson,
        cents,
      }
    })
  }
}
