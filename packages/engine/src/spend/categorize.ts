/** From a line of a statement to a purchase with its leaf and merchant, or to why it is none. */
import type { Leaf } from '../leaf.ts'
import type { Cents } from '../money.ts'
import { isLeftOut, type Ruling } from './category-rules.ts'
import { ruleByIssuerCategory } from './category-rules-issuer.ts'
import { type Place, ruleOut } from './category-rules-left-out.ts'
import { ruleByMcc } from './category-rules-mcc.ts'
import { ruleByPlaid } from './category-rules-plaid.ts'
import { ruleByWords } from './category-rules-words.ts'
import { atThePump, type Merchant, type RecognizedMerchant, recognizeMerchant } from './merchant.ts'
import { keysOfManyCodes } from './merchant-lookup.ts'
import type { LeftOutKind } from './spend.ts'
import { plainText } from './statement-text.ts'

/** What is known of a line; codes that are missing are undefined or empty. */
export type StatementLine = Readonly<{
  /** The text of the statement, or the merchant's name. */
  name: string
  /** Above zero for money that leaves the account, below for money that comes in. */
  amountCents: Cents
  accountType: 'credit' | 'checking' | 'savings'
  mcc?: string | undefined
  plaidDetailed?: string | undefined
  plaidPrimary?: string | undefined
  /** VERY_HIGH, HIGH, MEDIUM, LOW or UNKNOWN. */
  plaidConfidence?: string | undefined
  issuerCategory?: string | undefined
}>

/** What decided on the leaf. */
export type DecidedBy = 'merchant' | 'mcc' | 'plaid' | 'issuer-category' | 'words' | 'unknown'

export type Categorized =
  | Readonly<{ kind: 'purchase'; leaf: Leaf; merchant: Merchant; by: DecidedBy }>
  | Readonly<{ kind: 'left-out'; reason: LeftOutKind }>

/**
 * First what says that a line is no purchase at all: its words, and Plaid's category unless a merchant category
 * code shows that a shop was paid. Then the merchant, its code, Plaid's category, the issuer's, and the words of
 * the name. At merchants of many codes the code comes first; a category that Plaid doubts comes last. Where
 * nothing is known money that leaves is spent on 'other', and money that comes into a bank account is income:
 * a refund there needs a sign that it is one.
 */
export function categorize(line: StatementLine): Categorized {
  const codes = readCodes(line)
  const outright = ruleOut(plainText(line.name), placeOf(line)) ?? outrightByPlaid(codes)
  if (outright !== null) {
    return { kind: 'left-out', reason: outright }
  }
  const recognized = recognizeMerchant(line.name)
  const merchant = codes.mcc === 'gas' || codes.plaid === 'gas' ? atThePump(recognized) : recognized
  const decided = rulingsInOrder(merchant, codes).find(([ruling]) => ruling !== null)
  const [ruling, by] = decided ?? unknown
  if (ruling === null) {
    return line.amountCents < 0 && line.accountType !== 'credit'
      ? { kind: 'left-out', reason: 'income' }
      : { kind: 'purchase', leaf: 'other', merchant: plainly(merchant), by }
  }
  return isLeftOut(ruling)
    ? { kind: 'left-out', reason: ruling }
    : { kind: 'purchase', leaf: ruling, merchant: plainly(merchant), by }
}

type Codes = Readonly<{
  mcc: Ruling | null
  plaid: Ruling | null
  isPlaidDoubted: boolean
  issuer: Ruling | null
}>
type Decision = readonly [ruling: Ruling | null, by: DecidedBy]

const unknown: Decision = [null, 'unknown']

function readCodes({ mcc = '', plaidDetailed = '', plaidPrimary = '', ...line }: StatementLine): Codes {
  return {
    mcc: ruleByMcc(mcc),
    plaid: ruleByPlaid(plaidDetailed, plaidPrimary),
    isPlaidDoubted: line.plaidConfidence === 'LOW' || line.plaidConfidence === 'UNKNOWN',
    issuer: ruleByIssuerCategory(line.issuerCategory ?? ''),
  }
}

function outrightByPlaid({ mcc, plaid, isPlaidDoubted }: Codes): LeftOutKind | null {
  return mcc === null && plaid !== null && !isPlaidDoubted && isLeftOut(plaid) ? plaid : null
}

function rulingsInOrder(
  merchant: RecognizedMerchant,
  { mcc, plaid, isPlaidDoubted, issuer }: Codes,
): Decision[] {
  const byMerchant: Decision = [merchant.leaf, 'merchant']
  const byMcc: Decision = [mcc, 'mcc']
  const byPlaid: Decision = [plaid, 'plaid']
  const isCodeFirst = merchant.key !== null && keysOfManyCodes.has(merchant.key)
  return [
    ...(isCodeFirst ? [byMcc, byMerchant] : [byMerchant, byMcc]),
    ...(isPlaidDoubted ? [] : [byPlaid]),
    [issuer, 'issuer-category'],
    [ruleByWords(plainText(merchant.name)) ?? merchant.hint, 'words'],
    byPlaid,
  ]
}

function placeOf({ accountType, amountCents }: StatementLine): Place {
  if (accountType === 'credit') {
    return amountCents < 0 ? 'card-in' : 'card-out'
  }
  return amountCents < 0 ? 'bank-in' : 'bank-out'
}

function plainly({ name, key }: RecognizedMerchant): Merchant {
  return { name, key }
}
