import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { CardPager } from './card-pager.tsx'

it('S-DASH1-36 counts (n / total) and moves by one with its arrows', async () => {
  const indexes: number[] = []
  render(<CardPager label="Cards" selected={1} total={3} onSelect={(index) => indexes.push(index)} />)
  expect(screen.getByText('(2 / 3)')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Cards: previous' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cards: next' }))
  expect(indexes).toEqual([0, 2])
})

it('S-DASH1-37 has a dot for each card, on wide screens only', async () => {
  const indexes: number[] = []
  render(<CardPager label="Cards" selected={0} total={3} hasDots onSelect={(index) => indexes.push(index)} />)
  const dots = screen.getAllByRole('button', { name: /go to/ })
  expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(['true', null, null])
  expect(dots[0]?.parentElement?.className).toContain('hidden')
  expect(dots[0]?.parentElement?.className).toContain('menu:flex')
  await userEvent.click(screen.getByRole('button', { name: 'Cards: go to 3' }))
  expect(indexes).toEqual([2])
})

it('stays at its ends and keeps the focus', async () => {
  const indexes: number[] = []
  render(<CardPager label="Cards" selected={0} total={1} onSelect={(index) => indexes.push(index)} />)
  const next = screen.getByRole('button', { name: 'Cards: next' })
  await userEvent.click(next)
  expect(document.activeElement).toBe(next)
  expect(indexes).toEqual([])
})
