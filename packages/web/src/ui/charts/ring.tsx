import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { type DrawnSlice, donutSize } from './donut-arcs.ts'

export type RingProps = {
  title: string
  /** What a screen reader hears of the whole. */
  words: string
  drawn: readonly DrawnSlice[]
  /** The slice that is pointed at; the others step back. */
  active?: string | null
  /** What a slice says when it is pointed at. */
  tipOf?: (slice: DrawnSlice) => string
  className: string
  /** Drawn in the middle of the ring. */
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
            fill={slice.colour}
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
