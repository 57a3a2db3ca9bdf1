/** Decides a line's category, layer by layer. This is the only place that knows the order of the layers. */
import { type CategoryKey, categoryOfLeaf, type Leaf, leafOfCategory } from '@cardsight/engine/categories'
import type { Cents } from '@cardsight/engine/money'
import { findBrand } from './brands/brand-index.ts'
import { certaintyOf, confidenceOfLayer, confidenceOfWords, type Layer } from './certainty.ts'
import { keysWithSeveralCodes } from './merchants/lookup.ts'
import type { RecognizedMerchant } from './merchants/merchant.ts'
import type { Guess } from './model/classifier.ts'
import { neverGuessed } from './model/model-data.ts'
import type { IssuerCategory } from './rules/issuer-categories.ts'
import { isLeftOut, type Ruling } from './rules/ruling.ts'
import { ruleByWords } from './rules/words.ts'
import { confidenceOfBrand, confidenceOfMerchant, opinionOf } from './supported.ts'
import { type Descriptor, readDescriptor } from './text/descriptor.ts'
import { plainText } from './text/statement-text.ts'

/** What banks and issuers say about a line. */
export type Codes = Readonly<{
  mcc: Ruling | null
  plaid: Ruling | null
  plaidConfidence: 'high' | 'medium' | 'low'
  issuer: IssuerCategory | null
}>

export type Decision = Readonly<{
  ruling: Ruling
  layer: Layer
  confidence: number
  /** The brand's name, which replaces the name in the line. */
  name?: string
}>

/** The model: what it guesses from the words of a line, or null. */
export type Guesser = (descriptor: Descriptor) => Guess | null

type Question = Readonly<{
  line: Readonly<{ name: string; amountCents: Cents; accountType: string }>
  merchant: RecognizedMerchant
  codes: Codes
  guess: Guesser
}>

/**
 * The layers, first the most reliable one. The exact merchant comes before the MCC unless it has several MCCs. A broad
 * category of an issuer, such as 'Travel', comes after brands, words and a likely guess, but only accepts a category that
 * it covers. A Plaid category of medium or low confidence comes after them, and before any guess. A guess is no evidence of a refund to a bank
 * account.
 */
export function decisionsInOrder({
  line,
  merchant,
  codes: { mcc, plaid, plaidConfidence, issuer },
  guess: ask,
}: Question): readonly (() => Decision | null)[] {
  const by = (ruling: Ruling | null, layer: Layer, confidence: number) => () =>
    ruling === null ? null : { ruling, layer, confidence }
  const nothing = () => null
  const byMcc = by(mcc, 'mcc', confidenceOfLayer.mcc)
  const isCodeFirst = merchant.key !== null && keysWithSeveralCodes.has(merchant.key)
  const byIssuer = (confidence: number) => by(issuer?.ruling ?? null, 'issuer-category', confidence)
  const covers = issuer?.covers ?? null
  const describe = once(() => readDescriptor(line.name))
  const opinion = once(() => ask(describe()))
  const byMerchant = () => decideByMerchant(merchant, describe, opinion)
  const guess = once(() =>
    line.amountCents >= 0 || line.accountType === 'credit' ? decideByModel(opinion()) : null,
  )
  return [
    ...(isCodeFirst ? [byMcc, byMerchant] : [byMerchant, byMcc]),
    plaidConfidence === 'high' ? by(plaid, 'plaid', confidenceOfLayer.plaid) : nothing,
    issuer?.isBroad ? nothing : byIssuer(confidenceOfLayer['issuer-category']),
    () => within(covers, decideByBrand(merchant, describe, opinion)),
    () => within(covers, decideByWords(merchant, describe(), opinion)),
    () => (covers === null ? null : likely(within(covers, guess()))),
    byIssuer(confidenceOfLayer.broadIssuerCategory),
    by(plaid, 'plaid', confidenceOfLayer[plaidConfidence === 'low' ? 'doubtfulPlaid' : 'mediumPlaid']),
    guess,
  ]
}

/** Calls the function at most once. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** The decision, if the issuer's category covers it. */
function within(covers: readonly CategoryKey[] | null, decision: Decision | null): Decision | null {
  const isCovered =
    covers === null ||
    (decision !== null && !isLeftOut(decision.ruling) && covers.includes(categoryOfLeaf(decision.ruling)))
  return isCovered ? decision : null
}

/** A guess that is more likely right than wrong. */
function likely(decision: Decision | null): Decision | null {
  return decision !== null && decision.confidence > 0.5 ? decision : null
}

function decideByMerchant(
  { name, key, leaf }: RecognizedMerchant,
  describe: () => Descriptor,
  opinion: () => Guess | null,
): Decision | null {
  if (leaf === null) {
    return null
  }
  return {
    ruling: leaf,
    layer: 'merchant',
    confidence: confidenceOfMerchant({ name, key, leaf }, describe(), opinion),
  }
}

/** A name of one word gives way to a word after it that names another category: 'Atwoods' isn't 'Atwoods Tavern'. */
function decideByBrand(
  merchant: RecognizedMerchant,
  describe: () => Descriptor,
  opinion: () => Guess | null,
): Decision | null {
  const plain = plainText(merchant.name)
  const brand = findBrand(plain) ?? findBrand(plainText(merchant.text))
  const word = ruleByWords(plain)
  if (brand === null || (!brand.name.includes(' ') && isContradicted(brand.leaf, word))) {
    return null
  }
  const hint = merchant.hint ?? word
  const isHinted = hint !== null && !isContradicted(brand.leaf, hint)
  const confidence = isHinted ? confidenceOfLayer.brand : confidenceOfBrand(brand, describe(), opinion())
  return confidence === null ? null : { ruling: brand.leaf, layer: 'brand', confidence, name: brand.name }
}

function isContradicted(leaf: Leaf, other: Leaf | null): boolean {
  return other !== null && categoryOfLeaf(other) !== categoryOfLeaf(leaf)
}

/** Words in the name, then words after a number in the name, then the processor's hint. A likely guess beats them. */
function decideByWords(
  { name, hint }: RecognizedMerchant,
  { words }: Descriptor,
  opinion: () => Guess | null,
): Decision | null {
  const found = ruleByWords(plainText(name)) ?? ruleByWords(words.join(' '))
  const leaf = found ?? hint
  if (leaf === null) {
    return null
  }
  if (found !== null && hint !== null && !isContradicted(found, hint)) {
    return { ruling: leaf, layer: 'words', confidence: confidenceOfLayer.words }
  }
  const supported = opinionOf(leaf, opinion())
  const confidence = confidenceOfWords(leaf)
  return supported === 'contradicts'
    ? null
    : {
        ruling: leaf,
        layer: 'words',
        confidence:
          supported === 'doubts it' ? Math.min(confidence, confidenceOfLayer.doubtedWords) : confidence,
      }
}

function decideByModel(guess: Guess | null): Decision | null {
  return guess === null || neverGuessed.has(guess.category) || certaintyOf(guess.confidence) === 'unknown'
    ? null
    : {
        ruling: leafOfCategory(guess.category),
        layer: 'model',
        confidence: Math.min(guess.confidence, confidenceOfLayer.likeliestGuess),
      }
}
