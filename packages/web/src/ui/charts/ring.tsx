import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { type DrawnSlice, donutSize } from './donut-arcs.ts'

export type RingProps = {
  title: string
  /** Description of the whole chart for screen readers. */
  words: string
  drawn: readonly DrawnSlice[]
  /** The hovered slice; the others are dimmed. */
  active?: string | null
  /** Tooltip of a slice. */
  tipOf?: (slice: DrawnSlice) => string
  className: string
  /** Rendered in the middle of the ring. */
  children?: ReactNode
}

export function Ring({ title, words, drawn, active = null, tipOf, className, children }: RingProps) {
  const id = useId()
  const half = donutSize / 2
  const isEmpty = drawn.every(({ path }) => path === '')
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title ${id}-words`}
      viewBox={`0 0 ${donutSize} ${donutSize}`}
      className={className}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-words`}>{words}</desc>
      <g transform={`translate(${half} ${half})`}>
        {isEmpty && <circle r={half - 17} className="fill-none stroke-hairline stroke-[26]" />}
        {drawn.map((slice) => (
          <path
            key={slice.label}
            d={slice.path}
            fill={slice.color}
            className={classNames(
              'transition-opacity',
              active !== null && active !== slice.label && 'opacity-30',
            )}
          >
            {tipOf !== undefined && <title>{tipOf(slice)}</title>}
          </path>
        ))}
        {children}
      </g>
    </svg>
  )
}
