type YAxisProps = {
  ticks: readonly { value: number; y: number }[]
  width: number
  height: number
  format: (value: number) => string
}

/** Labels of the horizontal lines, to the left of a plot. */
export function YAxis({ ticks, width, height, format }: YAxisProps) {
  return (
    <svg aria-hidden="true" width={width} height={height} className="block shrink-0">
      {ticks.map((tick) => (
        <text
          key={tick.value}
          x={width}
          y={tick.y + 5}
          textAnchor="end"
          className="figures fill-ink-soft text-sm"
        >
          {format(tick.value)}
        </text>
      ))}
    </svg>
  )
}
