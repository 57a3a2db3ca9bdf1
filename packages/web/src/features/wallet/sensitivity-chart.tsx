import type { SensitivityCurve } from '@cardsight/engine'
import { formatMoney } from '../../lib/format-money.ts'
import { LineChart } from '../../ui/charts/line-chart.tsx'
import { sliceColour } from '../../ui/charts/palette.ts'
import {
  type CurveNames,
  curveSummary,
  formatValue,
  parameterName,
  switchWords,
  winnerKey,
  winnerName,
} from './sensitivity-words.ts'

type SensitivityChartProps = { curve: SensitivityCurve; names: CurveNames }

/** The best wallet's total by the value of a parameter. Colors and numbers show which wallet wins where. */
export function SensitivityChart({ curve, names }: SensitivityChartProps) {
  const { parameter, now, points, switches } = curve
  const { cards } = names
  const winners = [...new Set(points.map(({ winner }) => winnerKey(winner)))]
  const colorOf = (key: string) => sliceColour(winners.indexOf(key))
  const sentences = switchWords(curve, names)
  const format = (value: number) => formatValue(parameter, value)
  const present = points.find(({ value }) => value === now)
  const presentTotal = present === undefined ? '' : `, ${formatMoney(present.total / 100)}`
  return (
    <>
      <LineChart
        title={parameterName(parameter, names)}
        summary={curveSummary(curve, names)}
        points={points.map(({ value, total, winner }) => ({
          x: value,
          y: total / 100,
          key: winnerKey(winner),
        }))}
        colorOf={colorOf}
        marks={switches.map(({ value }, index) => ({ x: value, label: `${index + 1}` }))}
        present={{ x: now, label: `Now: ${format(now)}${presentTotal}` }}
        formatX={format}
        formatY={(value) => formatMoney(value).replace(/\.00$/, '')}
        words={[curveSummary(curve, names), ...sentences].join(' ')}
        head={[parameterName(parameter, names), 'Best wallet earns', 'Best wallet']}
        isText={[2]}
        rows={points.map(({ value, total, winner }) => ({
          label: format(value),
          cells: [formatMoney(total / 100), winnerName(winner, cards)],
        }))}
      />
      <ol aria-label="Where the winner changes" className="mt-4 list-none">
        {switches.map(({ value, to }, index) => (
          <li key={value} className="flex gap-3 border-b border-hairline py-2">
            <span className="figures inline-flex size-6 shrink-0 items-center justify-center rounded-full border-2 border-ink text-sm font-semibold">
              {index + 1}
            </span>
            <svg aria-hidden="true" className="mt-1.5 size-3 shrink-0 forced-color-adjust-none">
              <rect width="12" height="12" fill={colorOf(winnerKey(to))} />
            </svg>
            <span className="min-w-0">{sentences[index]}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
