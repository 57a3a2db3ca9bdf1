/** Categorizes a statement line: as a purchase with a leaf and merchant, or as a line to leave out, with the reason. */
import type { Leaf } from '../leaf.ts'
import type { Cents } from '../money.ts'
import { isLeftOut, type Ruling } from './category-rules.ts'
import { ruleByIssuerCategory } from './category-rules-issuer.ts'
import { type Flow, ruleOut } from './category-rules-left-out.ts'
import { ruleByMcc } from './category-rules-mcc.ts'
import { ruleByPlaid } from './category-rules-plaid.ts'
import { ruleByWords } from './category-rules-words.ts'
import { atGasStation, type Merchant, type RecognizedMerchant, recognizeMerchant } from './merchant.ts'
import { keysWithSeveralCodes } from './merchant-lookup.ts'
import type { LeftOutKind } from './spend.ts'
import { plainText } from './statement-text.ts'

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

/** The source that determined the leaf. */
export type DecidedBy = 'merchant' | 'mcc' | 'plaid' | 'issuer-category' | 'words' | 'unknown'

export type Categorized =
  | Readonly<{ kind: 'purchase'; leaf: Leaf; merchant: Merchant; by: DecidedBy }>
  | Readonly<{ kind: 'left-out'; reason: LeftOutKind }>

/**
 * First checks whether the line is a purchase at all: by its words, and by Plaid's category unless a merchant category
 * code (MCC) shows a purchase. Then uses, in order, the merchant, the MCC, Plaid's category, the issuer's category and
 * the words in the name. For merchants with several MCCs, the code comes first; a low-confidence Plaid category comes
 * last. If nothing matches, money out counts as 'other', and money into a bank account counts as income, because a
 * refund there needs evidence.
 */
export function categorize(line: StatementLine): Categorized {
  const codes = readCodes(line)
  const outright = ruleOut(plainText(line.name), flowOf(line)) ?? outrightByPlaid(codes)
  if (outright !== null) {
    return { kind: 'left-out', reason: outright }
  }
  const recognized = recognizeMerchant(line.name)
  const merchant = codes.mcc === 'gas' || codes.plaid === 'gas' ? atGasStation(recognized) : recognized
  const decided = rulingsInOrder(merchant, codes).find(([ruling]) => ruling !== null)
  const [ruling, by] = decided ?? unknown
  if (ruling === null) {
    return line.amountCents < 0 && line.accountType !== 'credit'
      ? { kind: 'left-out', reason: 'income' }
      : { kind: 'purchase', leaf: 'other', merchant: withoutLeaf(merchant), by }
  }
  return isLeftOut(ruling)
    ? { kind: 'left-out', reason: ruling }
    : { kind: 'purchase', leaf: ruling, merchant: withoutLeaf(merchant), by }
}

type Codes = Readonly<{
  mcc: Ruling | null
  plaid: Ruling | null
  isPlaidUncertain: boolean
  issuer: Ruling | null
}>
type Decision = readonly [ruling: Ruling | null, by: DecidedBy]

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
