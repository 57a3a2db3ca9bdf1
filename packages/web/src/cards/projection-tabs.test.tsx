import type { Projection } from '@cardsight/contract/backtest'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ProjectionTabs } from './projection-tabs.tsx'

function Sums() {
  const [projection, setProjection] = useState<Projection>('1')
  return (
    <ProjectionTabs label="Years" projection={projection} onProjection={setProjection}>
      sums of {projection}
    </ProjectionTabs>
  )
}

const chosen = () => screen.getByRole('tab', { selected: true }).textContent

it('is one tab stop, and arrows, Home and End choose within it', async () => {
  render(<Sums />)
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('1-Year')
  const walk = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']
  const seen: unknown[] = []
  for (const key of walk) {
    await userEvent.keyboard(`{${key}}`)
    expect(document.activeElement?.textContent).toBe(chosen())
    seen.push(chosen())
  }
  expect(seen).toEqual(['2-Year', '3-Year', '1-Year', '3-Year', '1-Year', '3-Year'])
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: '3-Year' }))
})

it('responds to the pointer once per choice', async () => {
  const asked: Projection[] = []
  render(
    <ProjectionTabs label="Years" projection="1" onProjection={(year) => asked.push(year)}>
      sums
    </ProjectionTabs>,
  )
  await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('tab', { name: '2-Year' }) })
  expect(asked).toEqual(['2'])
  await userEvent.click(screen.getByRole('tab', { name: '1-Year' }))
  expect(asked).toEqual(['2'])
})
