import { formatDollars } from '../../lib/format-dollars.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { LinesChart } from '../../ui/charts/lines-chart.tsx'
import {
  crossoversOf,
  crossoverText,
  describeLines,
  lastMonthOf,
  titleOf,
  type ValueLine,
} from './value-lines.ts'

const xTicks = [
  { x: 0, label: 'Start', short: 'Now' },
  { x: 12, label: '1 year', short: '1 yr' },
  { x: 24, label: '2 years', short: '2 yr' },
  { x: 36, label: '3 years', short: '3 yr' },
] as const

/** Value of the lines over time, with the answer as its title. */
export function ValueChart({ lines, summary }: { lines: readonly ValueLine[]; summary: string }) {
  return (
    <LinesChart
      title={titleOf(lines)}
      titleAs="h2"
      summary={summary}
      lines={lines.map(({ cardId, name, totals }) => ({ id: cardId, name, values: totals }))}
      marks={crossoversOf(lines).map((crossover) => ({
        x: crossover.month,
        line: crossover.winner,
        text: crossoverText(crossover, lines),
      }))}
      xTicks={xTicks}
      format={formatDollars}
      words={describeLines(lines)}
      head={['Month', ...lines.map(({ name }) => name)]}
      rows={Array.from({ length: lastMonthOf(lines) + 1 }, (_, month) => ({
        label: `${month}`,
        cells: lines.map(({ totals }) => formatMoney(totals[month] ?? 0)),
      }))}
    />
  )
}
