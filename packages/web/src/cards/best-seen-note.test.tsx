import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BestSeenNote } from './best-seen-note.tsx'

it('names the best offer and its month', () => {
  render(<BestSeenNote bestSeen={{ text: '100,000 points', month: '2026-03' }} />)
  expect(
    screen.getByText('This offer is well below the best we’ve seen: 100,000 points in Mar 2026.'),
  ).toBeDefined()
})

it('is nothing without a much better offer', () => {
  const { container } = render(<BestSeenNote bestSeen={undefined} />)
  expect(container.firstChild).toBeNull()
})
