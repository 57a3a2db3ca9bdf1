import { capitalize } from '@cardsight/engine/text'
import type { SensitivityCurve } from '@cardsight/engine/wallet'
import { memo } from 'react'
import { formatDollars, formatMoney, formatShort } from '../../lib/format-money.ts'
import { LineChart } from '../../ui/charts/line-chart.tsx'
import { sliceColor } from '../../ui/charts/palette.ts'
import {
  type CurveNames,
  curveSummary,
  curveTitle,
  formatAmount,
  formatValue,
  parameterName,
  startText,
  switchSentences,
  unitOf,
  winnerKey,
  winnerName,
} from './sensitivity-text.ts'

type SensitivityChartProps = { curve: SensitivityCurve; names: CurveNames }

/** The best wallet's total by the value of a parameter. Colors and numbers show which wallet wins where. */
export const SensitivityChart = memo(function SensitivityChart({ curve, names }: SensitivityChartProps) {
  const { parameter, now, points, switches } = curve
  const { cards } = names
  const winners = [...new Set(points.map(({ winner }) => winnerKey(winner)))]
  const colorOf = (key: string) => sliceColor(winners.indexOf(key))
  const sentences = switchSentences(curve, names)
  const format = (value: number) => formatValue(parameter, value)
  const present = points.find(({ value }) => value === now)
  const earned = present === undefined ? '' : ` Your best wallet earns ${formatDollars(present.total / 100)}.`
  const rows = [
    ...(switches.length === 0 ? [] : [{ label: '', key: winners[0] ?? '', text: startText(curve, names) }]),
    ...switches.map(({ to }, index) => ({
      label: `${index + 1}`,
      key: winnerKey(to),
      text: sentences[index] ?? '',
    })),
  ]
  return (
    <>
      <LineChart
        title={curveTitle(curve)}
        summary={`${parameterName(parameter, names)}: ${lowerFirst(curveSummary(curve, names))}`}
        points={points.map(({ value, total, winner }) => ({
          x: value,
          y: total / 100,
          key: winnerKey(winner),
        }))}
        colorOf={colorOf}
        marks={switches.map(({ value }, index) => ({ x: value, label: `${index + 1}` }))}
        present={{ x: now, label: `Now: ${format(now)}.${earned}` }}
        formatX={format}
        formatY={(value) => formatShort(value)}
        words={[curveSummary(curve, names), ...sentences].join(' ')}
        head={[capitalize(unitOf(parameter)), 'Earns', 'Best wallet']}
        isText={[2]}
        rows={points.map(({ value, total, winner }) => ({
          label: formatAmount(parameter, value),
          cells: [formatMoney(total / 100), winnerName(winner, cards)],
        }))}
      />
      <ol aria-label="Where your best wallet changes" className="mt-4 list-none">
        {rows.map(({ label, key, text }) => (
          <li key={text} className="flex gap-3 border-b border-hairline py-2">
            {label === '' ? (
              <span className="size-6 shrink-0" />
            ) : (
              <span className="figures inline-flex size-6 shrink-0 items-center justify-center rounded-full border-2 border-ink text-sm font-semibold">
                {label}
              </span>
            )}
            <svg aria-hidden="true" className="mt-1.5 size-3 shrink-0 forced-color-adjust-none">
              <rect width="12" height="12" fill={colorOf(key)} />
            </svg>
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ol>
    </>
  )
})

function lowerFirst(text: string): string {
  return text.startsWith('Your') ? `y${text.slice(1)}` : text
}
