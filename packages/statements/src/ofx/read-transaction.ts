/** Converts the fields of an OFX transaction to a row. */
import type { Day } from '@cardsight/engine/dates'
import { toCents } from '@cardsight/engine/money'
import { problemSentences } from '../sentences.ts'
import type { StatementRow } from '../statement.ts'
import { type Decimal, parseAmount } from '../text/amount.ts'
import { dayIn, parseDate } from '../text/date.ts'
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
  const text = [get('NAME'), get('MEMO'), get('TRNTYPE')].find((value) => value !== '') ?? ''
  return {
    line,
    day,
    postedDay: posted === day ? null : posted,
    cents: toCents(-amount.cents),
    text: fullText(text, get('MEMO')),
    account,
    category: null,
    mcc: /^0?(\d{4})$/.exec(get('SIC'))?.[1] ?? null,
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

/** Names are cut at 32 characters; a memo that starts with the name has the full text. */
function fullText(name: string, memo: string): string {
  return name.length >= 30 && memo.length > name.length && memo.startsWith(name) ? memo : name
}

/** A transaction's own currency overrides the account's. */
function otherCurrency(own: string, ofAccount: string): string | null {
  const found = [own, ofAccount].map((code) => code.toUpperCase()).find((code) => /^[A-Z]{3}$/.test(code))
  return found === undefined || found === 'USD' ? null : found
}

function orNull(text: string): string | null {
  return text === '' ? null : text
}
