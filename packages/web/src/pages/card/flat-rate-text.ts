/** Compares a card with a flat-rate card, in sentences. */
import type { PlainComparison } from '@cardsight/contract/schemas'
import { formatWholeDollars } from './whole-dollars.ts'

/** The result in one sentence, for all spending levels tested. */
export function flatRateSentence(comparison: PlainComparison): string {
  const { rate, upTo } = comparison
  const plain = `a no-fee ${rate}% card`
  const spans = leadsOf(comparison).map(leadText)
  return spans.length === 0
    ? `It wouldn’t beat ${plain} at any spending up to ${formatWholeDollars(upTo)} a month.`
    : `It beats ${plain} ${spans.join(', and ')}.`
}

/** Short form for a table cell. */
export function flatRateCell(comparison: PlainComparison): string {
  const words = leadsOf(comparison).map(leadText).join(', and ')
  return words === '' ? 'Never' : `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** Range of monthly spending at which the card wins, both ends included; null for an open end. */
type Lead = Readonly<{ from: number | null; to: number | null }>

function leadsOf({ isAheadAtFirst, crossings }: PlainComparison): Lead[] {
  const begins = [
    ...(isAheadAtFirst ? [null] : []),
    ...crossings.flatMap(({ kind, at }) => (kind === 'overtakes' ? [at.monthly] : [])),
  ]
  const ends = crossings.flatMap(({ kind, before }) => (kind === 'overtakes' ? [] : [before.monthly]))
  return begins.map((from, index) => ({ from, to: ends[index] ?? null }))
}

function leadText({ from, to }: Lead): string {
  if (from === null) {
    return to === null ? 'at any spending' : `up to ${formatWholeDollars(to)} a month`
  }
  return to === null
    ? `from ${formatWholeDollars(from)} a month`
    : `from ${formatWholeDollars(from)} to ${formatWholeDollars(to)} a month`
}
