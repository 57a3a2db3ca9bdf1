import { expect, it } from 'vitest'
import { linePlotHeight, MARK_RADIUS, placeMarks, plotLine } from './line-plot.ts'

const points = [
  { x: 0, y: 0, key: 'a' },
  { x: 50, y: 100, key: 'a' },
  { x: 75, y: 150, key: 'b' },
  { x: 100, y: 200, key: 'b' },
]

it('spans the width after space for a mark, and puts higher values higher', () => {
  const { xPercent, y } = plotLine(points)
  expect([xPercent(0), xPercent(75), xPercent(100)]).toEqual([2, 75.5, 100])
  expect(y(0)).toBeGreaterThan(y(200))
  expect(y(200)).toBeGreaterThan(0)
  expect(y(0)).toBeLessThan(linePlotHeight)
})

it('draws one segment for each key in a row, each up to the start of the next', () => {
  const { segments, y } = plotLine(points)
  expect(segments.map(({ key }) => key)).toEqual(['a', 'b'])
  // Points (0, 0), (50, 100) and (75, 150) of the first, at 2%, 51% and 75.5%, which ends where the second starts.
  expect(segments[0]?.path).toBe(`M2,${y(0)}L51,${y(100)}L75.5,${y(150)}`)
  expect(segments[1]?.path.startsWith(`M75.5,${y(150)}`)).toBe(true)
})

it('has round ticks inside the plot', () => {
  const { ticks } = plotLine(points)
  expect(ticks.map(({ value }) => value)).toEqual([0, 50, 100, 150, 200])
})

it('draws a flat line if all values are equal', () => {
  const { segments } = plotLine([
    { x: 1, y: 5, key: 'a' },
    { x: 2, y: 5, key: 'a' },
  ])
  expect(segments[0]?.path).not.toMatch(/NaN|Infinity/)
})

it('moves a mark up if it would cover the one before, and no higher than the plot', () => {
  const marks = [
    { xPercent: 10, y: 100 },
    { xPercent: 11, y: 98 },
    { xPercent: 50, y: 98 },
  ]
  expect(placeMarks(marks).map(({ y }) => y)).toEqual([100, 100 - 2 * MARK_RADIUS, 98])
  const top = placeMarks([
    { xPercent: 10, y: 12 },
    { xPercent: 11, y: 12 },
  ])
  expect(top.map(({ y }) => y)).toEqual([12, MARK_RADIUS])
})
