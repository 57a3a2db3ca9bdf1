/** Where a card stands against a plain one, in sentences. */
import type { PlainComparison } from '@cardsight/contract'
import { formatWholeDollars } from './whole-dollars.ts'

/** The answer in one sentence, for all spending that was tried. */
export function plainSentence(comparison: PlainComparison): string {
  const { rate, upTo } = comparison
  const plain = `a plain ${rate}% card without a fee`
  const spans = leadsOf(comparison).map(leadText)
  return spans.length === 0
    ? `Never: at no spending up to ${formatWholeDollars(upTo)} a month would it have beaten ${plain}.`
    : `It would have beaten ${plain} ${spans.join(', and ')}.`
}

/** The same in a cell of a table. */
export function plainCell(comparison: PlainComparison): string {
  const words = leadsOf(comparison).map(leadText).join(', and ')
  return words === '' ? 'Never' : `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** Monthly spending, both ends counted, at which the card is ahead; null where no end was found. */
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
    return to === null ? 'at any spending' : `up to ${formatWholeDollars(to)} a month, and not above`
  }
  return to === null
    ? `from ${formatWholeDollars(from)} a month on`
    : `from ${formatWholeDollars(from)} to ${formatWholeDollars(to)} a month, and not above`
}
