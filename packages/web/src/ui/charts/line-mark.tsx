import { MARK_RADIUS, type PlacedMark } from './line-plot.ts'

/** A numbered mark on a line. */
export function LineMark({ xPercent, y, label }: PlacedMark & { label: string }) {
  return (
    <g>
      <circle cx={`${xPercent}%`} cy={y} r={MARK_RADIUS} className="fill-panel stroke-ink stroke-2" />
      <text
        x={`${xPercent}%`}
        y={y + 5}
        textAnchor="middle"
        className="figures fill-ink text-sm font-semibold"
      >
        {label}
      </text>
    </g>
  )
}
