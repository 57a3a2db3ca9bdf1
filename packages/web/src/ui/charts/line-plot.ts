import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'

export const linePlotHeight = 240
const headroom = 48
const footroom = 8

/** A point of a line. Points in a row with the same key have the same color. */
export type LinePoint = { x: number; y: number; key: string }
export type LineSegment = { key: string; path: string }

/**
 * Paths for an SVG that is 100 units wide and stretched to any width, with heights in pixels: text beside it keeps its
 * size. A segment ends where the next one starts.
 */
export function plotLine(points: readonly LinePoint[]) {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const across = scaleLinear([left, right > left ? right : left + 1], [START_PERCENT, 100])
  const [lowest, highest] = [Math.min(...ys), Math.max(...ys)]
  const up = scaleLinear(
    [lowest, highest > lowest ? highest : lowest + 1],
    [linePlotHeight - footroom, headroom],
  ).nice(TICKS)
  const pathOf = line<LinePoint>(
    ({ x }) => across(x),
    ({ y }) => up(y),
  )
  const segments = segmentsOf(points).map(({ key, own }): LineSegment => ({ key, path: pathOf(own) ?? '' }))
  return {
    segments,
    ticks: up.ticks(TICKS).map((value) => ({ value, y: up(value) })),
    xPercent: across,
    y: up,
  }
}

const TICKS = 4
/** Leaves space for a mark at the start of the line. */
const START_PERCENT = 2

function segmentsOf(points: readonly LinePoint[]): { key: string; own: LinePoint[] }[] {
  const segments: { key: string; own: LinePoint[] }[] = []
  for (const point of points) {
    const last = segments.at(-1)
    if (last?.key === point.key) {
      last.own.push(point)
    } else {
      last?.own.push(point)
      segments.push({ key: point.key, own: [point] })
    }
  }
  return segments
}

export const MARK_RADIUS = 11
/** Marks that are closer than this share of the width would overlap on a phone. */
const CLOSE_PERCENT = 8

export type PlacedMark = { xPercent: number; y: number }

/** Moves marks up that would cover the one before. */
export function placeMarks(marks: readonly PlacedMark[]): PlacedMark[] {
  const placed: PlacedMark[] = []
  for (const { xPercent, y } of marks) {
    const last = placed.at(-1)
    const isClose = last !== undefined && xPercent - last.xPercent < CLOSE_PERCENT
    const highest = isClose ? last.y - 2 * MARK_RADIUS : linePlotHeight
    placed.push({ xPercent, y: Math.max(MARK_RADIUS, Math.min(y, highest)) })
  }
  return placed
}
