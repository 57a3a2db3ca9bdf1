import type { PlainComparison, PlainPeriod } from '@cardsight/contract/cards'
import { capitalize } from '@cardsight/engine/text'
import { formatWholeDollars } from '../lib/format-money.ts'

/**
 * The result for all spending levels tested. The first year and later years are separate, and so is the total of three
 * years if they differ.
 */
export function flatRateText(comparison: PlainComparison, hasBonus: boolean): string {
  const { rate, upTo } = comparison
  const plain = `a no-fee ${rate}% card`
  const [first, later, total] = [comparison.firstYear, comparison.laterYears, comparison.threeYears].map(
    spansOf,
  )
  const never = `at any spending up to ${formatWholeDollars(upTo)} a month`
  if (first === later) {
    return first === '' ? `It doesn’t beat ${plain} ${never}.` : `It beats ${plain} ${first}.`
  }
  if (first === total) {
    const beats = first === '' ? `doesn’t beat ${plain}` : `beats ${plain} ${first}`
    return `Over three years, it ${beats}. From year two alone, it ${later === '' ? 'doesn’t' : `does ${later}`}.`
  }
  const start = hasBonus ? 'In year one, with the bonus, it' : 'In year one, it'
  const also = (when: string, spans = '') =>
    spans === '' ? `${when}, it doesn’t.` : `${when}, it does ${spans}.`
  return [
    first === '' ? `${start} doesn’t beat ${plain}.` : `${start} beats ${plain} ${first}.`,
    ...(later === total
      ? [also('From year two, and over three years', later)]
      : [also('From year two', later), also('Over three years', total)]),
  ].join(' ')
}

/** Short form of a period for a table cell. */
export function flatRateCell(period: PlainPeriod): string {
  const words = spansOf(period)
  return words === '' ? 'Never' : capitalize(words)
}

/** 'from $180 a month', or '' if the card never wins. */
export function spansOf(period: PlainPeriod): string {
  return leadsOf(period).map(leadText).join(', and ')
}

/** Range of monthly spending at which the card wins, both ends included; null for an open end. */
type Lead = Readonly<{ from: number | null; to: number | null }>

/** In order of spending. */
export function leadsOf({ isAheadAtFirst, crossings }: PlainPeriod): Lead[] {
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
