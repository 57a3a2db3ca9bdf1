import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StepChart } from './step-chart.tsx'

const steps = [
  { from: '2025-01-01', to: '2025-12-31', value: 600 },
  { from: '2026-01-01', to: '2026-06-30', value: 900 },
]

function open(mark?: { index: number; label: string }, level?: { value: number; label: string }) {
  return render(
    <StepChart
      title="The offer over time"
      head={['Days', 'Value']}
      rows={[{ label: '2025', cells: ['$600'] }]}
      steps={steps}
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
