/** Categorizes a statement line: as a purchase with a leaf and merchant, or as a line to leave out, with the reason. */
import type { Leaf } from '@cardsight/engine/categories'
import type { Cents } from '@cardsight/engine/money'
import type { LeftOutKind } from '@cardsight/engine/spending'
import { findBrand } from './brands/brand-index.ts'
import { type Certainty, certaintyOf, type Layer } from './certainty.ts'
import { type Codes, type Decision, decisionsInOrder, type Guesser } from './decide.ts'
import { atGasStation, type Merchant, recognizeMerchant } from './merchants/merchant.ts'
import { guessCategory } from './model/guess-category.ts'
import { readIssuerCategory } from './rules/issuer-categories.ts'
import { ruleByMcc } from './rules/mcc-categories.ts'
import { type Flow, ruleOut } from './rules/non-purchases.ts'
import { ruleByPlaid } from './rules/plaid-categories.ts'
import { isLeftOut } from './rules/ruling.ts'
import { ruleByWords } from './rules/words.ts'
import { plainText } from './text/statement-text.ts'
import { readWallet } from './text/wallets.ts'

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
 * code (MCC) shows a purchase. Then asks the layers of `decisionsInOrder`. If none has an answer, money out counts as
 * 'other', and money into a bank account counts as income, because a refund there needs evidence.
 */
export const categorize = createCategorizer(guessCategory)

/** A categorizer with another model, such as one that wasn't trained on the lines to measure. */
export function createCategorizer(guess: Guesser): (stated: StatementLine) => Categorized {
  return (stated) => categorizeWith(guess, stated)
}

function categorizeWith(guess: Guesser, stated: StatementLine): Categorized {
  const line = asPurchase(stated)
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
  for (const findDecision of decisionsInOrder({ line, merchant, codes, guess })) {
    const decision = findDecision()
    if (decision !== null) {
      return toCategorized(decision, merchant)
    }
  }
  return line.amountCents < 0 && line.accountType !== 'credit'
    ? { kind: 'left-out', reason: 'income', layer: 'unknown' }
    : toCategorized({ ruling: 'other', layer: 'unknown', confidence: 0 }, merchant)
}

/** A merchant that a wallet paid, under the merchant's own name. A person who was paid stays as it is. */
function asPurchase(line: StatementLine): StatementLine {
  const paid = line.amountCents < 0 ? null : readWallet(line.name)
  return paid !== null && (paid.isByCard || isShop(paid.payee)) ? { ...line, name: paid.name } : line
}

function isShop(payee: string): boolean {
  const plain = plainText(payee)
  return recognizeMerchant(payee).leaf !== null || findBrand(plain) !== null || ruleByWords(plain) !== null
}

function readCodes({ mcc = '', plaidDetailed = '', plaidPrimary = '', ...line }: StatementLine): Codes {
  return {
    mcc: ruleByMcc(mcc),
    plaid: ruleByPlaid(plaidDetailed, plaidPrimary),
    plaidConfidence: plaidConfidences[line.plaidConfidence ?? ''] ?? 'high',
    issuer: readIssuerCategory(line.issuerCategory ?? ''),
  }
}

const plaidConfidences: Readonly<Record<string, Codes['plaidConfidence']>> = {
  MEDIUM: 'medium',
  LOW: 'low',
  UNKNOWN: 'low',
}

function outrightByPlaid({ mcc, plaid, plaidConfidence }: Codes): LeftOutKind | null {
  return mcc === null && plaid !== null && plaidConfidence !== 'low' && isLeftOut(plaid) ? plaid : null
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
