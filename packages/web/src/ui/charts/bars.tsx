import { ChartFrame } from './chart-frame.tsx'

export type Bar = { label: string; value: number; color: string }

export type BarsProps = {
  title: string
  bars: readonly Bar[]
  format: (value: number) => string
  head: readonly [string, string]
}

/** A horizontal bar chart with each name and figure as text; the drawing only adds the length. */
export function Bars({ title, bars, format, head }: BarsProps) {
  const longest = Math.max(...bars.map((bar) => bar.value), 0)
  const rows = bars.map(({ label, value }) => ({ label, cells: [format(value)] }))
  return (
    <ChartFrame title={title} head={head} rows={rows}>
      <ul className="list-none">
        {bars.map((bar) => (
          <li key={bar.label} className="border-b border-hairline py-2">
            <span className="flex justify-between gap-4">
              <span className="min-w-0">{bar.label}</span>
              <span className="figures whitespace-nowrap">{format(bar.value)}</span>
            </span>
            <svg aria-hidden="true" width="100%" height="6" className="mt-1 block">
              <rect
                width={`${longest > 0 ? (100 * Math.max(bar.value, 0)) / longest : 0}%`}
                height="6"
                fill={bar.color}
              />
            </svg>
          </li>
        ))}
      </ul>
    </ChartFrame>
  )
}
