import { formatDollars, formatMoney, formatNumber } from '../../lib/format-money.ts'
import { LinesChart } from '../../ui/charts/lines-chart.tsx'
import { describeLines, lastMonthOf, titleOf, type ValueLine } from './value-lines.ts'

const xTicks = [
  { x: 0, label: 'Now' },
  { x: 12, label: '1 yr' },
  { x: 24, label: '2' },
  { x: 36, label: '3 yrs' },
] as const

/** Value of the lines over time, with the answer as its title. */
export function ValueChart({ lines, summary }: { lines: readonly ValueLine[]; summary: string }) {
  return (
    <LinesChart
      title={titleOf(lines)}
      titleAs="h2"
      summary={summary}
      lines={lines.map(({ cardId, name, totals }) => ({ id: cardId, name, values: totals }))}
      xTicks={xTicks}
      format={formatDollars}
      formatTick={formatThousands}
      words={describeLines(lines)}
      head={['Month', ...lines.map(({ name }) => name)]}
      rows={Array.from({ length: lastMonthOf(lines) + 1 }, (_, month) => ({
        label: `${month}`,
        cells: lines.map(({ totals }) => formatMoney(totals[month] ?? 0)),
      }))}
    />
  )
}

/** '$1.5k' fits beside the axis, where '$1,500' doesn't. */
function formatThousands(dollars: number): string {
  const thousands = formatNumber(Math.abs(dollars) / 1000, 2)
  return Math.abs(dollars) < 1000 ? formatDollars(dollars) : `${dollars < 0 ? '−' : ''}$${thousands}k`
}
