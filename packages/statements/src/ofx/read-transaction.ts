/** Converts the fields of an OFX transaction to a row. */
import type { Day } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { problemSentences } from '../sentences.ts'
import type { StatementRow } from '../statement.ts'
import { type Decimal, parseAmount } from '../text/amount.ts'
import { dayIn, parseDate } from '../text/date.ts'
import { findMcc } from '../text/find-mcc.ts'
import { merchantText } from '../text/generic-text.ts'
import type { OfxTransaction } from './walk-ofx.ts'

type Around = Readonly<{ line: number; account: number; decimal: Decimal; currency: string }>

/** Returns the row, or why there is none. */
export function readTransaction(
  { fields, isPending }: OfxTransaction,
  around: Around,
): StatementRow | string {
  const get = (tag: string) => fields.get(tag) ?? ''
  const posted = dayOf(get('DTPOSTED'))
  const day = dayOf(get('DTUSER')) ?? posted ?? dayOf(get('DTTRAN'))
  const amount = parseAmount(get('TRNAMT'), around.decimal)
  const { line, account } = around
  if (day === null || amount === null) {
    return day === null ? problemSentences.noDate(line) : problemSentences.noAmount(line)
  }
  const text = textOf(get('NAME'), get('MEMO'))
  return {
    line,
    day,
    postedDay: posted === day ? null : posted,
    cents: toCents(-amount.cents),
    text: text === '' ? get('TRNTYPE') : text,
    account,
    category: null,
    mcc: codeOf(get('SIC')) ?? findMcc(get('MEMO')) ?? findMcc(get('NAME')),
    type: orNull(get('TRNTYPE')),
    isPending: isPending || /^pending\b/i.test(text),
    otherCurrency: otherCurrency(fields.has('CURRENCY') ? get('CURSYM') : '', around.currency),
    id: orNull(get('FITID')),
  }
}

/** The day as the bank wrote it. Time and time zone are ignored, so it matches the day on the statement. */
function dayOf(text: string): Day | null {
  const date = parseDate(text.slice(0, 40))
  return date === null ? null : dayIn(date, 'ymd')
}

/** Names are cut at 32 characters. The memo has the full text, or its end. */
function textOf(name: string, memo: string): string {
  const text = merchantText(name, [memo])
  const isCut = text === name && name.length >= MIN_CUT_LENGTH && /[a-z]{3}/i.test(memo)
  if (!isCut) {
    return text
  }
  return memo.toUpperCase().startsWith(name.toUpperCase()) ? memo : `${name} ${memo}`
}

/** Some banks cut a little below the limit, or trim a space at the cut. */
const MIN_CUT_LENGTH = 30

/**
 * OFX calls it a standard industry code of up to six digits. Card issuers write the merchant category code there;
 * those codes come from the same list.
 */
function codeOf(sic: string): string | null {
  return /^0{0,2}(\d{4})$/.exec(sic)?.[1] ?? null
}

/** A transaction's own currency overrides the account's. */
function otherCurrency(own: string, ofAccount: string): string | null {
  const found = [own, ofAccount].map((code) => code.toUpperCase()).find((code) => /^[A-Z]{3}$/.test(code))
  return found === undefined || found === 'USD' ? null : found
}

function orNull(text: string): string | null {
  return text === '' ? null : text
}
