/** Categorizes a statement line: as a purchase with a leaf and merchant, or as a line to leave out, with the reason. */
import type { Leaf } from '@cardsight/engine/categories'
import type { Cents } from '@cardsight/engine/money'
import type { LeftOutKind } from '@cardsight/engine/spending'
import { keysWithSeveralCodes } from './merchants/lookup.ts'
import {
  atGasStation,
  type Merchant,
  type RecognizedMerchant,
  recognizeMerchant,
} from './merchants/merchant.ts'
import { ruleByIssuerCategory } from './rules/issuer-categories.ts'
import { ruleByMcc } from './rules/mcc-categories.ts'
import { type Flow, ruleOut } from './rules/non-purchases.ts'
import { ruleByPlaid } from './rules/plaid-categories.ts'
import { isLeftOut, type Ruling } from './rules/ruling.ts'
import { ruleByWords } from './rules/words.ts'
import { plainText } from './text/statement-text.ts'

/** A statement line. Missing codes are undefined or empty. */
export type StatementLine = Readonly<{
  /** Statement text, or the merchant's name. */
  name: string
  /** Positive for money out of the account, negative for money in. */
  amountCents: Cents
  accountType: 'credit' | 'checking' | 'savings'
  mcc?: string | undefined
  plaidDetailed?: string | undefined
  plaidPrimary?: string | undefined
  /** VERY_HIGH, HIGH, MEDIUM, LOW or UNKNOWN. */
  plaidConfidence?: string | undefined
  issuerCategory?: string | undefined
}>

/** The source that determined the leaf, or that the line isn't a purchase. */
export type Layer =
  | 'mcc'
  | 'plaid'
  | 'issuer-category'
  | 'non-purchase'
  | 'merchant'
  | 'brand'
  | 'words'
  | 'model'
  | 'unknown'

/** A probable category is the best guess: it counts, but screens ask for confirmation. An unknown one is 'Other'. */
export type Certainty = 'sure' | 'probable' | 'unknown'

export type CategorizedPurchase = Readonly<{
  kind: 'purchase'
  leaf: Leaf
  merchant: Merchant
  layer: Layer
  certainty: Certainty
  /** Estimated probability that the display category is right, from 0 to 1. */
  confidence: number
}>

export type Categorized =
  | CategorizedPurchase
  | Readonly<{ kind: 'left-out'; reason: LeftOutKind; layer: Layer }>

/**
 * First checks whether the line is a purchase at all: by its words, and by Plaid's category unless a merchant category
 * code (MCC) shows a purchase. Then uses, in order, the merchant, the MCC, Plaid's category, the issuer's category and
 * the words in the name. For merchants with several MCCs, the code comes first; a low-confidence Plaid category comes
 * last. If nothing matches, money out counts as 'other', and money into a bank account counts as income, because a
 * refund there needs evidence.
 */
export function categorize(line: StatementLine): Categorized {
  const codes = readCodes(line)
  const byWords = ruleOut(plainText(line.name), flowOf(line))
  if (byWords !== null) {
    return { kind: 'left-out', reason: byWords, layer: 'non-purchase' }
  }
  const byPlaid = outrightByPlaid(codes)
  if (byPlaid !== null) {
    return { kind: 'left-out', reason: byPlaid, layer: 'plaid' }
  }
  const recognized = recognizeMerchant(line.name)
  const merchant = codes.mcc === 'gas' || codes.plaid === 'gas' ? atGasStation(recognized) : recognized
  const decided = rulingsInOrder(merchant, codes).find(([ruling]) => ruling !== null)
  const [ruling, layer] = decided ?? unknown
  if (ruling === null) {
    return line.amountCents < 0 && line.accountType !== 'credit'
      ? { kind: 'left-out', reason: 'income', layer }
      : { kind: 'purchase', leaf: 'other', merchant: withoutLeaf(merchant), layer, ...confidenceOf[layer] }
  }
  return isLeftOut(ruling)
    ? { kind: 'left-out', reason: ruling, layer }
    : { kind: 'purchase', leaf: ruling, merchant: withoutLeaf(merchant), layer, ...confidenceOf[layer] }
}

const sure = { certainty: 'sure', confidence: 1 } as const

const confidenceOf: Readonly<Record<Layer, Pick<CategorizedPurchase, 'certainty' | 'confidence'>>> = {
  mcc: sure,
  plaid: sure,
  'issuer-category': sure,
  'non-purchase': sure,
  merchant: sure,
  brand: sure,
  words: { certainty: 'probable', confidence: 0.9 },
  model: { certainty: 'probable', confidence: 0.5 },
  unknown: { certainty: 'unknown', confidence: 0 },
}

type Codes = Readonly<{
  mcc: Ruling | null
  plaid: Ruling | null
  isPlaidUncertain: boolean
  issuer: Ruling | null
}>
type Decision = readonly [ruling: Ruling | null, layer: Layer]

const unknown: Decision = [null, 'unknown']

function readCodes({ mcc = '', plaidDetailed = '', plaidPrimary = '', ...line }: StatementLine): Codes {
  return {
    mcc: ruleByMcc(mcc),
    plaid: ruleByPlaid(plaidDetailed, plaidPrimary),
    isPlaidUncertain: line.plaidConfidence === 'LOW' || line.plaidConfidence === 'UNKNOWN',
    issuer: ruleByIssuerCategory(line.issuerCategory ?? ''),
  }
}

function outrightByPlaid({ mcc, plaid, isPlaidUncertain }: Codes): LeftOutKind | null {
  return mcc === null && plaid !== null && !isPlaidUncertain && isLeftOut(plaid) ? plaid : null
}

function rulingsInOrder(
  merchant: RecognizedMerchant,
  { mcc, plaid, isPlaidUncertain, issuer }: Codes,
): Decision[] {
  const byMerchant: Decision = [merchant.leaf, 'merchant']
  const byMcc: Decision = [mcc, 'mcc']
  const byPlaid: Decision = [plaid, 'plaid']
  const isCodeFirst = merchant.key !== null && keysWithSeveralCodes.has(merchant.key)
  return [
    ...(isCodeFirst ? [byMcc, byMerchant] : [byMerchant, byMcc]),
    ...(isPlaidUncertain ? [] : [byPlaid]),
    [issuer, 'issuer-category'],
    [ruleByWords(plainText(merchant.name)) ?? merchant.hint, 'words'],
    byPlaid,
  ]
}

function flowOf({ accountType, amountCents }: StatementLine): Flow {
  if (accountType === 'credit') {
    return amountCents < 0 ? 'card-in' : 'card-out'
  }
  return amountCents < 0 ? 'bank-in' : 'bank-out'
}

function withoutLeaf({ name, key }: RecognizedMerchant): Merchant {
  return { name, key }
}
