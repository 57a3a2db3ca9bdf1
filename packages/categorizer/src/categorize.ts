/** Categorizes a statement line: as a purchase with a leaf and merchant, or as a line to leave out, with the reason. */
import { categoryOfLeaf, type Leaf, leafOfCategory } from '@cardsight/engine/categories'
import type { Cents } from '@cardsight/engine/money'
import type { LeftOutKind } from '@cardsight/engine/spending'
import { findBrand } from './brands/brand-index.ts'
import { type Certainty, certaintyOf, confidenceOfLayer, type Layer } from './certainty.ts'
import { keysWithSeveralCodes } from './merchants/lookup.ts'
import {
  atGasStation,
  type Merchant,
  type RecognizedMerchant,
  recognizeMerchant,
} from './merchants/merchant.ts'
import { guessCategory } from './model/guess-category.ts'
import { ruleByIssuerCategory } from './rules/issuer-categories.ts'
import { ruleByMcc } from './rules/mcc-categories.ts'
import { type Flow, ruleOut } from './rules/non-purchases.ts'
import { ruleByPlaid } from './rules/plaid-categories.ts'
import { isLeftOut, type Ruling } from './rules/ruling.ts'
import { ruleByWords } from './rules/words.ts'
import { type Descriptor, readDescriptor } from './text/descriptor.ts'
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
 * code (MCC) shows a purchase. Then asks the layers of `rulingsInOrder`. If none has an answer, money out counts as
 * 'other', and money into a bank account counts as income, because a refund there needs evidence.
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
  for (const findDecision of decisionsInOrder(line, merchant, codes)) {
    const decision = findDecision()
    if (decision !== null) {
      return toCategorized(decision, merchant)
    }
  }
  return line.amountCents < 0 && line.accountType !== 'credit'
    ? { kind: 'left-out', reason: 'income', layer: 'unknown' }
    : toCategorized({ ruling: 'other', layer: 'unknown', confidence: 0 }, merchant)
}

type Codes = Readonly<{
  mcc: Ruling | null
  plaid: Ruling | null
  isPlaidUncertain: boolean
  issuer: Ruling | null
  isIssuerBroad: boolean
}>

type Decision = Readonly<{
  ruling: Ruling
  layer: Layer
  confidence: number
  /** The brand's name, which replaces the name in the line. */
  name?: string
}>

function readCodes({ mcc = '', plaidDetailed = '', plaidPrimary = '', ...line }: StatementLine): Codes {
  const issuer = line.issuerCategory ?? ''
  return {
    mcc: ruleByMcc(mcc),
    plaid: ruleByPlaid(plaidDetailed, plaidPrimary),
    isPlaidUncertain: line.plaidConfidence === 'LOW' || line.plaidConfidence === 'UNKNOWN',
    issuer: ruleByIssuerCategory(issuer),
    isIssuerBroad: broadIssuerCategories.has(issuer.trim().toLowerCase()),
  }
}

/** Issuers' names that cover so many kinds of purchases that a brand or a word says more. */
const broadIssuerCategories = new Set(['shopping', 'merchandise', 'services', 'other services'])

function outrightByPlaid({ mcc, plaid, isPlaidUncertain }: Codes): LeftOutKind | null {
  return mcc === null && plaid !== null && !isPlaidUncertain && isLeftOut(plaid) ? plaid : null
}

/**
 * The layers, first the most reliable one. The exact merchant comes before the MCC unless it has several MCCs. A broad
 * category of an issuer comes after brands and words, and a Plaid category of low confidence after everything but a
 * doubtful guess. The classifier's guess is no evidence of a refund to a bank account.
 */
function decisionsInOrder(
  line: StatementLine,
  merchant: RecognizedMerchant,
  codes: Codes,
): readonly (() => Decision | null)[] {
  const by = (ruling: Ruling | null, layer: Layer, confidence: number) => () =>
    ruling === null ? null : { ruling, layer, confidence }
  const byMerchant = by(merchant.leaf, 'merchant', confidenceOfLayer.merchant)
  const byMcc = by(codes.mcc, 'mcc', confidenceOfLayer.mcc)
  const isCodeFirst = merchant.key !== null && keysWithSeveralCodes.has(merchant.key)
  const sureOf = (isTrusted: boolean, decision: () => Decision | null) => (isTrusted ? [decision] : [])
  const canGuess = line.amountCents >= 0 || line.accountType === 'credit'
  return [
    ...(isCodeFirst ? [byMcc, byMerchant] : [byMerchant, byMcc]),
    ...sureOf(!codes.isPlaidUncertain, by(codes.plaid, 'plaid', confidenceOfLayer.plaid)),
    ...sureOf(
      !codes.isIssuerBroad,
      by(codes.issuer, 'issuer-category', confidenceOfLayer['issuer-category']),
    ),
    () => decideByBrand(merchant),
    () => decideByWords(merchant, readDescriptor(line.name)),
    by(codes.issuer, 'issuer-category', confidenceOfLayer.broadIssuerCategory),
    by(codes.plaid, 'plaid', confidenceOfLayer.doubtfulPlaid),
    () => (canGuess ? decideByModel(readDescriptor(line.name)) : null),
  ]
}

/** A name of one word gives way to a word after it that names another category: 'Atwoods' isn't 'Atwoods Tavern'. */
function decideByBrand(merchant: RecognizedMerchant): Decision | null {
  const plain = plainText(merchant.name)
  const brand = findBrand(plain) ?? findBrand(plainText(merchant.text))
  if (brand === null || (!brand.name.includes(' ') && isContradicted(brand.leaf, ruleByWords(plain)))) {
    return null
  }
  return { ruling: brand.leaf, layer: 'brand', confidence: confidenceOfLayer.brand, name: brand.name }
}

function isContradicted(leaf: Leaf, other: Leaf | null): boolean {
  return other !== null && categoryOfLeaf(other) !== categoryOfLeaf(leaf)
}

/** Words in the name, then words after a number in the name, then the processor's hint. */
function decideByWords({ name, hint }: RecognizedMerchant, { words }: Descriptor): Decision | null {
  const leaf = ruleByWords(plainText(name)) ?? ruleByWords(words.join(' ')) ?? hint
  return leaf === null ? null : { ruling: leaf, layer: 'words', confidence: confidenceOfLayer.words }
}

function decideByModel(descriptor: Descriptor): Decision | null {
  const guess = guessCategory(descriptor)
  return guess === null || certaintyOf(guess.confidence) === 'unknown'
    ? null
    : { ruling: leafOfCategory(guess.category), layer: 'model', confidence: guess.confidence }
}

function toCategorized({ ruling, layer, confidence, name }: Decision, merchant: Merchant): Categorized {
  return isLeftOut(ruling)
    ? { kind: 'left-out', reason: ruling, layer }
    : {
        kind: 'purchase',
        leaf: ruling,
        merchant: { name: name ?? merchant.name, key: merchant.key },
        layer,
        certainty: certaintyOf(confidence),
        confidence,
      }
}

function flowOf({ accountType, amountCents }: StatementLine): Flow {
  if (accountType === 'credit') {
    return amountCents < 0 ? 'card-in' : 'card-out'
  }
  return amountCents < 0 ? 'bank-in' : 'bank-out'
}
