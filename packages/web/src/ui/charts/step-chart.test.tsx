import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { placeLabel, plotSteps, StepChart, stepPlotHeight } from './step-chart.tsx'

const offers = [
  { from: '2025-01-01', to: '2025-12-31', value: 600 },
  { from: '2026-01-01', to: '2026-06-30', value: 900 },
]

function open(mark?: { index: number; label: string }, level?: { value: number; label: string }) {
  return render(
    <StepChart
      title="The offer over time"
      head={['Days', 'Value']}
      rows={[{ label: '2025', cells: ['$600'] }]}
      steps={offers}
      lastDay="2026-06-30"
      mark={mark}
      level={level}
      format={(value) => `$${value}`}
      words="It rose to $900."
    >
      <p>A note</p>
    </StepChart>,
  ).container
}

it('has a name and a description, its table, and notes below the drawing', () => {
  open()
  expect(screen.getByRole('img', { name: 'The offer over time It rose to $900.' })).toBeDefined()
  expect(screen.getByRole('rowheader', { name: '2025', hidden: true })).toBeDefined()
  expect(screen.getByText('A note')).toBeDefined()
})

it('labels the marked step and the level', () => {
  const container = open({ index: 1, label: 'Best seen' }, { value: 600, label: 'Usual' })
  const texts = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent)
  expect(texts).toEqual(expect.arrayContaining(['Best seen', 'Usual', '$0', '2026']))
  expect(container.querySelectorAll('circle')).toHaveLength(1)
})

it('needs neither mark nor level', () => {
  const container = open()
  expect(container.querySelectorAll('circle, [stroke-dasharray]')).toHaveLength(0)
})

/** 100 days: 50 at $500, 25 at $1,000 right after, 10 days of nothing, 15 at $0. */
const steps = [
  { from: '2025-12-01', to: '2026-01-19', value: 500 },
  { from: '2026-01-20', to: '2026-02-13', value: 1000 },
  { from: '2026-02-24', to: '2026-03-10', value: 0 },
]

describe('plotSteps', () => {
  it('gives each day the same width, and each step all of its days', () => {
    const { drawn } = plotSteps(steps, '2026-03-10')
    expect(drawn.map(({ left, right }) => [left, right].map(Math.round))).toEqual([
      [0, 50],
      [50, 75],
      [85, 100],
    ])
  })

  it('starts at zero, and leaves space above the highest step', () => {
    const { drawn, ticks } = plotSteps(steps, '2026-03-10')
    expect(drawn[2]?.y).toBe(stepPlotHeight)
    expect(drawn[1]?.y).toBeGreaterThan(24)
    expect(ticks.map(({ value }) => value)).toEqual([0, 500, 1000])
  })

  it('connects only steps without days between them', () => {
    const { risers, drawn } = plotSteps(steps, '2026-03-10')
    expect(risers).toEqual([{ x: drawn[1]?.left, y1: drawn[0]?.y, y2: drawn[1]?.y }])
  })

  it('shows where years begin, and leaves days after the last step blank', () => {
    // Dec 1, 2025 to Jan 9, 2027 are 405 days; 31 of them are before 2026, 396 before 2027.
    const { years, drawn } = plotSteps(steps, '2027-01-09')
    expect(years.map(({ year, xPercent }) => [year, Math.round(xPercent)])).toEqual([
      [2026, 8],
      [2027, 98],
    ])
    expect(drawn.at(-1)?.right).toBeLessThan(30)
  })

  it('draws values of zero on the baseline', () => {
    const { drawn } = plotSteps([{ from: '2026-01-01', to: '2026-01-01', value: 0 }], '2026-01-01')
    expect(drawn).toEqual([{ left: 0, right: 100, y: stepPlotHeight }])
  })
})

describe('placeLabel', () => {
  const step = (left: number, right: number, y: number) => ({ left, right, y })

  it('is above every step that it could cover', () => {
    const low = step(45, 55, 100)
    expect(placeLabel([step(0, 20, 40), low, step(55, 100, 60)], low)).toEqual({
      xPercent: 50,
      y: 48,
      anchor: 'middle',
    })
    expect(placeLabel([step(0, 20, 40), low, step(80, 100, 60)], low).y).toBe(88)
  })

  it('stays inside the plot at both ends', () => {
    const [first, last] = [step(0, 4, 100), step(98, 100, 100)]
    expect(placeLabel([first, last], first)).toMatchObject({ xPercent: 0, anchor: 'start' })
    expect(placeLabel([first, last], last)).toMatchObject({ xPercent: 100, anchor: 'end' })
  })
})
