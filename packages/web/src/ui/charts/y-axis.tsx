const ROOT_TEXT_PX = 16

type YAxisProps = {
  ticks: readonly { value: number; y: number }[]
  /** In pixels at normal text size. */
  width: number
  height: number
  format: (value: number) => string
}

/** Labels of the horizontal lines, to the left of a plot. */
export function YAxis({ ticks, width, height, format }: YAxisProps) {
  return (
    <svg
      aria-hidden="true"
      height={height}
      className="block shrink-0"
      // The labels grow with the text size.
      style={{ width: `${width / ROOT_TEXT_PX}rem` }}
    >
      {ticks.map((tick) => (
        <text
          key={tick.value}
          x="100%"
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
