/** Whether the model supports what a name or a word shows. Names that it doesn't support are wrong in two of three lines. */
import { categoryOfLeaf, type Leaf } from '@cardsight/engine/categories'
import type { MerchantKey } from '@cardsight/engine/spending'
import { confidenceOfBrands, confidenceOfLayer, confidenceOfMerchants } from './certainty.ts'
import { keysOfManyKinds } from './merchants/lookup.ts'
import type { Guess } from './model/classifier.ts'
import { ruleByWords } from './rules/words.ts'
import type { Descriptor } from './text/descriptor.ts'
import { isCityBeforeState } from './text/location.ts'
import { plainText } from './text/statement-text.ts'

/** A weaker guess doesn't agree. */
const MIN_AGREEING = 0.5
/** Weaker guesses of another category are wrong more often than the name or the word. */
const MIN_CONTRADICTING = 0.8

export type Opinion = 'agrees' | 'leans to it' | 'unsure' | 'doubts it' | 'contradicts'

export function opinionOf(leaf: Leaf, guess: Guess | null): Opinion {
  if (guess === null) {
    return 'unsure'
  }
  if (guess.category === categoryOfLeaf(leaf)) {
    return guess.confidence > MIN_AGREEING ? 'agrees' : 'leans to it'
  }
  if (guess.confidence < MIN_AGREEING) {
    return 'unsure'
  }
  return guess.confidence < MIN_CONTRADICTING ? 'doubts it' : 'contradicts'
}

/** Null if one word begins the name of another business: 'Crown' in 'CROWN TAXI'. */
export function confidenceOfBrand(
  brand: Readonly<{ name: string; leaf: Leaf }>,
  { words }: Descriptor,
  guess: Guess | null,
): number | null {
  const opinion = opinionOf(brand.leaf, guess)
  const isWhole = moreWords(brand.name, words).length === 0
  const highest = Math.min(confidenceOfBrands(brand.leaf), highestAt(brand.leaf, words))
  if (brand.name.includes(' ')) {
    const isSupported = opinion === 'agrees' || (opinion === 'leans to it' && isWhole)
    return Math.min(highest, isSupported ? 1 : confidenceOfLayer.doubtfulBrand)
  }
  if (opinion === 'agrees') {
    return highest
  }
  if (isWhole) {
    return isOther(opinion) ? confidenceOfLayer.contradictedWord : confidenceOfLayer.wordAlone
  }
  return opinion === 'contradicts' ? null : confidenceOfLayer.wordBeforeWords
}

function isOther(opinion: Opinion): boolean {
  return opinion === 'doubts it' || opinion === 'contradicts'
}

/** Other words after a merchant's name can name a part of it, or another merchant: 'MARATHON MOVING COMPANY'. */
export function confidenceOfMerchant(
  merchant: Readonly<{ name: string; key: MerchantKey | null; leaf: Leaf }>,
  { words }: Descriptor,
  ask: () => Guess | null,
): number {
  if (merchant.key !== null && keysOfManyKinds.has(merchant.key)) {
    return confidenceOfLayer.manyKinds
  }
  const rest = moreWords(merchant.name, words)
  const isContradicted =
    isTwoNames(merchant.name, words) ||
    (rest.length > 0 && (isOther(opinionOf(merchant.leaf, ask())) || namesOther(merchant.leaf, rest)))
  return Math.min(
    confidenceOfMerchants(merchant.leaf),
    highestAt(merchant.leaf, words),
    isContradicted ? confidenceOfLayer.contradictedMerchant : 1,
  )
}

/** A hotel's restaurant and garage have its name, too, but their lines don't say 'hotel'. */
function highestAt(leaf: Leaf, words: readonly string[]): number {
  return leaf === 'hotels' && ruleByWords(words.join(' ')) !== 'hotels' ? confidenceOfLayer.partOfHotel : 1
}

/** 'FIRESTONE AND PARSON' is a jeweler. */
function isTwoNames(name: string, words: readonly string[]): boolean {
  const [and, second = ''] = wordsAfter(plainText(name), words)
  return !name.includes(' ') && and === 'AND' && second !== '' && !ofAnyBusiness.has(second)
}

/** A hotel's restaurant ('HILTON TORONTO F/B'), or a gas station's food mart. */
function namesOther(leaf: Leaf, rest: readonly string[]): boolean {
  const text = rest.join(' ')
  if (leaf === 'hotels' && /\b(?:F ?B|FOOD|DININ)/.test(text)) {
    return true
  }
  const other = ruleByWords(text)
  return other !== null && categoryOfLeaf(other) !== categoryOfLeaf(leaf)
}

function moreWords(name: string, words: readonly string[]): readonly string[] {
  const rest = wordsAfter(plainText(name), words).filter((word) => !ofAnyBusiness.has(word))
  return isCityBeforeState(rest) ? [] : rest
}

/** 'WAL MART' are the letters of 'WALMART'. */
function wordsAfter(name: string, words: readonly string[]): readonly string[] {
  const letters = name.replaceAll(' ', '')
  const end = words.findIndex((_, index) => words.slice(0, index + 1).join('') === letters)
  return words.slice(end < 0 ? name.split(' ').length : end + 1)
}

/** Also what banks add to a store's debit card. */
const ofAnyBusiness: ReadonlySet<string> = new Set(
  'THE COM INC LLC CO CORP STORE STORES S OF US USA AND DEBIT CRD CARD ACH TRAN PURCHASE'.split(' '),
)
