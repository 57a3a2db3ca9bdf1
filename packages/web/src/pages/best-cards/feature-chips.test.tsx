import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FeatureChips } from './feature-chips.tsx'

it('shows three features, and the others on demand', () => {
  render(<FeatureChips names={['Travel', 'Rewards', 'Intro Bonus', 'No Annual Fee', 'Student']} />)
  const more = screen.getByRole('group')
  expect(more).toHaveProperty('open', false)
  expect(more.textContent).toBe('2 moreFewerNo Annual FeeStudent')
  expect(more.parentElement?.textContent).toMatch(/^TravelRewardsIntro Bonus2 more/)
})

it('has nothing to open for three or fewer', () => {
  render(<FeatureChips names={['Travel', 'Rewards', 'Intro Bonus']} />)
  expect(screen.queryByRole('group')).toBeNull()
})
