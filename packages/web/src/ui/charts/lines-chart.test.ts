import { describe, expect, it } from 'vitest'
import { linesPlotHeight, plotLines, spreadLabels } from './lines-chart.tsx'

describe('plotLines', () => {
  it('spans the width, and puts higher values higher', () => {
    const { xPercent, y, paths } = plotLines([
      [0, 50, 100],
      [0, 10, 60],
    ])
    expect([xPercent(0), xPercent(1), xPercent(2)]).toEqual([0, 50, 100])
    expect(y(100)).toBeLessThan(y(60))
    expect(y(100)).toBeGreaterThan(0)
    // From 16 px to 192 px: half of the height is at 104 px.
    expect(paths[0]).toBe('M0,192L50,104L100,16')
    const below = plotLines([[-20, 10]])
    expect(below.y(-20)).toBeLessThan(linesPlotHeight)
    expect(below.y(-20)).toBeGreaterThan(below.y(0))
  })

  it('includes zero, also for lines that are far above it', () => {
    const { ticks } = plotLines([[900, 1000]])
    expect(ticks.map(({ value }) => value)).toEqual([0, 500, 1000])
  })

  it('has a scale for lines that stay at zero', () => {
    const { paths, y } = plotLines([[0, 0]])
    expect(paths).toEqual([`M0,${y(0)}L100,${y(0)}`])
    expect(Number.isFinite(y(0))).toBe(true)
  })
})

describe('spreadLabels', () => {
  it('leaves labels beside their lines if there is space', () => {
    expect(spreadLabels([200, 40, 120], 40, 280)).toEqual([200, 40, 120])
  })

  it('moves labels down that would overlap the one above', () => {
    expect(spreadLabels([110, 100, 105], 40, 280)).toEqual([180, 100, 140])
  })

  it('keeps all labels inside the plot', () => {
    // 20 px from each edge, 40 px apart
    expect(spreadLabels([270, 265, 5], 40, 280)).toEqual([260, 220, 20])
    expect(spreadLabels([270, 265, 260], 40, 280)).toEqual([260, 220, 180])
  })
})
