import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { sampleCosts } from './costs.ts'
import { SpendingFormModal } from './spending-form-modal.tsx'

const show = (onSubmit: () => void) =>
  render(
    <SpendingFormModal
      open
      onOpenChange={() => {}}
      costs={sampleCosts}
      onChange={() => {}}
      onSubmit={onSubmit}
      isBusy={false}
      error={null}
    />,
  )

it('S-SPEND-06 is 500 px wide and has the given title and prompt', () => {
  show(() => {})
  const dialog = screen.getByRole('dialog', { name: 'Find your perfect card' })
  expect(dialog.dataset.width).toBe('500')
  expect(screen.getByText('In a typical month, how much do you spend on these categories?')).toBeDefined()
})

it('submits from its footer, which is outside the form', async () => {
  const onSubmit = vi.fn()
  show(onSubmit)
  await userEvent.click(screen.getByRole('button', { name: 'Find Your Perfect Card' }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})
