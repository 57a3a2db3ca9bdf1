/**
 * Words on statements that show that a line isn't a purchase, by flow: money into or out of a credit card account, or
 * into or out of a bank account. 'Payment' on a card is a payment of the card's balance; on a bank account, it can be
 * any bill.
 */
import type { LeftOutKind } from '@cardsight/engine/spending'
import { createPhraseTable, type PhraseTable } from '../text/phrase-table.ts'
import { withoutAbbreviations } from './abbreviations.ts'
import type { Flow } from './flow.ts'
import { ruleGenericLine } from './generic-lines.ts'
import { ruleByPattern } from './patterns-of-non-purchases.ts'
import { billWords } from './words-of-non-purchases/bills.ts'
import { cardPaymentWords } from './words-of-non-purchases/card-payments.ts'
import { cashWords } from './words-of-non-purchases/cash.ts'
import { feeWords } from './words-of-non-purchases/fees.ts'
import { incomeWords } from './words-of-non-purchases/income.ts'
import { investmentWords } from './words-of-non-purchases/investments.ts'
import { loanWords } from './words-of-non-purchases/loans.ts'
import { transferWords } from './words-of-non-purchases/transfers.ts'
import { phrasesIn, type Verdict, type WordList } from './words-of-non-purchases/word-list.ts'

export type { Flow }

/** Reason why a line with this plain text isn't a purchase, or null if its words don't rule it out. */
export function ruleOut(plain: string, flow: Flow): LeftOutKind | null {
  const text = withoutTransferCodes(withoutNumbers(plain))
  const full = withoutAbbreviations(text)
  const verdict =
    ruleByPhrases(text, flow) ??
    strongest(tables[flow].anywhere, companyIn(text)) ??
    ruleGenericLine(text) ??
    ruleByPattern(full, flow) ??
    (full === text ? null : (ruleByPhrases(full, flow) ?? ruleGenericLine(full)))
  return verdict === 'purchase' ? null : verdict
}

function ruleByPhrases(text: string, flow: Flow): Verdict | null {
  const { whole, start, anywhere } = tables[flow]
  return whole.get(text) ?? start.at(text, 0) ?? strongest(anywhere, text)
}

/**
 * Verdict that says the most: a name of a shop, then a fee, because 'wire transfer fee' is a fee, and 'transfer' last, because
 * money can be transferred to pay a card, a loan or rent. Otherwise the first one in the text.
 */
function strongest(table: PhraseTable<Verdict>, text: string): Verdict | null {
  let best: Verdict | null = null
  for (let position = 0; position >= 0; position = nextWord(text, position)) {
    const found = table.at(text, position)
    if (found !== null && (best === null || strengthOf(found) > strengthOf(best))) {
      best = found
    }
  }
  return best
}

function strengthOf(verdict: Verdict): number {
  return strengths[verdict] ?? 1
}

const strengths: Readonly<Partial<Record<Verdict, number>>> = { purchase: 3, 'bank-fee': 2, transfer: 0 }

/** Start of the next word, or -1. */
function nextWord(text: string, position: number): number {
  const space = text.indexOf(' ', position)
  return space < 0 ? -1 : space + 1
}

/** Drops dates, references and masked account numbers, so that a phrase matches whatever number is inside it. */
function withoutNumbers(plain: string): string {
  const words = plain.split(' ')
  const kept = words.filter((word) => !/^\d+$|^X{2,20}\d{0,20}$|^(?:\D{0,9}\d){5}/.test(word))
  return kept.length === words.length ? plain : kept.join(' ')
}

/** Drops the codes at the end of bank transfers, as in 'ROCKET MTG PPD ID', so that the name is at the end. */
function withoutTransferCodes(text: string): string {
  return text.replace(/(?: (?:PPD|CCD|WEB|TEL|ID)){1,4}$/, '')
}

/**
 * Company of a bank transfer whose fields are labeled: 'MACYS' in 'MACYS DES:AUTO PYMT ID:1' and in 'ORIG CO NAME:MACYS
 * ORIG ID:1'. Empty if there are no labels.
 */
function companyIn(text: string): string {
  const start = text.startsWith(COMPANY_LABEL) ? COMPANY_LABEL.length : 0
  const end = text.indexOf(start > 0 ? ' ORIG ' : ' DES ', start)
  return end < 0 ? '' : text.slice(start, end)
}

const COMPANY_LABEL = 'ORIG CO NAME '

type Tables = Readonly<{
  /** Verdicts by the whole text. */
  whole: ReadonlyMap<string, Verdict>
  start: PhraseTable<Verdict>
  anywhere: PhraseTable<Verdict>
}>

const lists: readonly WordList[] = [
  ...cardPaymentWords,
  ...loanWords,
  ...transferWords,
  ...investmentWords,
  ...cashWords,
  ...feeWords,
  ...incomeWords,
  ...billWords,
]

const tables: Readonly<Record<Flow, Tables>> = {
  'card-in': tablesOf('card-in'),
  'card-out': tablesOf('card-out'),
  'bank-in': tablesOf('bank-in'),
  'bank-out': tablesOf('bank-out'),
}

function tablesOf(flow: Flow): Tables {
  return {
    whole: new Map(entriesOf(flow, 'whole')),
    start: createPhraseTable(entriesOf(flow, 'atStart')),
    anywhere: createPhraseTable(entriesOf(flow, 'anywhere')),
  }
}

function entriesOf(flow: Flow, place: 'whole' | 'atStart' | 'anywhere'): (readonly [string, Verdict])[] {
  return lists
    .filter(({ flows }) => flows.includes(flow))
    .flatMap(({ is, [place]: text = '' }) => phrasesIn(text).map((phrase) => [phrase, is] as const))
}
