import type { CardRate, CardReport } from '@cardsight/contract/cards'
import { capitalize } from '@cardsight/engine/text'
import { memo } from 'react'
import { conditionText, formatCents } from '../../features/why/line-text.ts'
import { formatNumber } from '../../lib/format-money.ts'
import { PageSection } from './page-section.tsx'

const BAR_HEIGHT = 6
/** The end of a capped bar is higher than the bar. */
const END_HEIGHT = 14

/** Earn rates, caps and calendars, as described by the catalog. */
export const HowItEarns = memo(function HowItEarns({ report }: { report: CardReport }) {
  const { card, rates } = report
  const { centsPerPoint } = report.history
  const most = Math.max(...rates.map(({ rate }) => rate), 0)
  return (
    <PageSection id="earns" title="How it earns">
      {rates.length === 0 ? (
        <p>No rewards on purchases.</p>
      ) : (
        <ul className="list-none divide-y divide-hairline">
          {rates.map((rate) => (
            <li key={rate.text} className="py-2.5 first:pt-0">
              <Rate rate={rate} />
              <Bar rate={rate} most={most} />
            </li>
          ))}
        </ul>
      )}
      {centsPerPoint !== null && (
        <p className="figures mt-1 text-sm text-ink-soft">
          Our ranking counts {formatCents(centsPerPoint)} a {card.unitForPoints.replace(/s$/, '')} unless you
          change it.
        </p>
      )}
      {card.rewardRateGeneralDetail.map((line) => (
        <p key={line} className="mt-1 text-sm text-ink-soft">
          {line}
        </p>
      ))}
    </PageSection>
  )
})

function Rate({ rate: { text, needs } }: { rate: CardRate }) {
  const [what, rate] = splitRate(text)
  return (
    <div className="flex items-center justify-between gap-4">
      <p className="min-w-0">
        {what}
        {needs !== null && (
          <span className="block text-sm text-ink-soft">Not counted: it needs {conditionText[needs]}.</span>
        )}
      </p>
      {rate !== null && <p className="shrink-0 font-serif text-xl font-semibold">{rate}</p>}
    </div>
  )
}

/** '3x miles on travel' → 'Miles on travel' and '3x'. Other texts stay whole. */
function splitRate(text: string): [what: string, rate: string | null] {
  const [, rate = null, what = ''] = /^([\d.]+(?:x|%)) (\w.*)$/.exec(text) ?? []
  return rate === null ? [text, null] : [capitalize(what), rate]
}

/** A rate by length. A cap is an end: beyond it, only the darker part is left. A rate that doesn't count is lighter. */
function Bar({ rate: { rate, cap, after, needs }, most }: { rate: CardRate; most: number }) {
  const widthOf = (each: number) => `${formatNumber(most > 0 ? (100 * each) / most : 0, 2)}%`
  const end = widthOf(rate)
  const top = (END_HEIGHT - BAR_HEIGHT) / 2
  const isLight = cap !== null || needs !== null
  return (
    <svg aria-hidden="true" width="100%" height={END_HEIGHT} className="mt-1 block overflow-visible">
      <rect
        y={top}
        width={end}
        height={BAR_HEIGHT}
        className={isLight ? 'fill-evergreen opacity-40' : 'fill-evergreen'}
      />
      {cap !== null && (
        <>
          {needs === null && (
            <rect y={top} width={widthOf(after ?? 0)} height={BAR_HEIGHT} className="fill-evergreen" />
          )}
          <line x1={end} x2={end} y1="0" y2={END_HEIGHT} strokeWidth="3" className="stroke-ink" />
        </>
      )}
    </svg>
  )
}
