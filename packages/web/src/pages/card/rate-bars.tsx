import type { CardRate } from '@cardsight/contract/schemas'
import { formatNumber } from '../../lib/format-number.ts'

const BAR_HEIGHT = 8
/** The end of a capped bar is higher than the bar. */
const END_HEIGHT = 16

/** Earn rates by length, in the order of the card's lines. A cap is an end: beyond it, only the darker part is left. */
export function RateBars({ rates }: { rates: readonly CardRate[] }) {
  const most = Math.max(...rates.map(({ rate }) => rate), 0)
  return (
    <ul className="list-none border-b border-hairline">
      {rates.map((rate) => (
        <li key={rate.text} className="border-t border-hairline py-2.5">
          <p>{rate.text}</p>
          <Bar rate={rate} most={most} />
        </li>
      ))}
    </ul>
  )
}

function Bar({ rate: { rate, cap, after }, most }: { rate: CardRate; most: number }) {
  const widthOf = (each: number) => `${formatNumber(most > 0 ? (100 * each) / most : 0, 2)}%`
  const end = widthOf(rate)
  const top = (END_HEIGHT - BAR_HEIGHT) / 2
  return (
    <svg aria-hidden="true" width="100%" height={END_HEIGHT} className="mt-1 block overflow-visible">
      <rect
        y={top}
        width={end}
        height={BAR_HEIGHT}
        className={cap === null ? 'fill-evergreen' : 'fill-evergreen opacity-40'}
      />
      {cap !== null && (
        <>
          <rect y={top} width={widthOf(after ?? 0)} height={BAR_HEIGHT} className="fill-evergreen" />
          <line x1={end} x2={end} y1="0" y2={END_HEIGHT} strokeWidth="3" className="stroke-ink" />
        </>
      )}
    </svg>
  )
}
