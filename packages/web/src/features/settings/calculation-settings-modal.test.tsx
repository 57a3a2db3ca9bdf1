import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import {
  CalculationSettingsModal,
  type CalculationSettingsModalProps,
} from './calculation-settings-modal.tsx'

const onApply = vi.fn<CalculationSettingsModalProps['onApply']>()

function Page(props: Partial<CalculationSettingsModalProps>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <CalculationSettingsModal
        open={open}
        onOpenChange={setOpen}
        calculation={{}}
        onApply={onApply}
        {...props}
      />
    </>
  )
}

async function openModal(props: Partial<CalculationSettingsModalProps> = {}) {
  onApply.mockReset()
  render(<Page {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
}

const switchOf = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name })
const applyButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' })

it('S-MODAL-04: opens as a modal of 500 px and closes again, with the focus back', async () => {
  await openModal()
  const dialog = screen.getByRole('dialog', { name: 'Reward Calculation Settings' })
  expect(dialog.dataset.width).toBe('500')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
})

it('B-CALC-1: has three inclusions, each on unless it was switched off', async () => {
  await openModal({ calculation: { isIntro: false } })
  expect(switchOf('Reward from transactions').checked).toBe(true)
  expect(switchOf('Intro bonus').checked).toBe(false)
  expect(switchOf('Annual fee').checked).toBe(true)
})

it('can leave out old offers', async () => {
  await openModal()
  await userEvent.click(switchOf('Offers not seen for 90 days'))
  await userEvent.click(applyButton())
  expect(onApply).toHaveBeenCalledExactlyOnceWith({ isOldOffer: false })
})

it('reports the choice on Apply, and not before', async () => {
  await openModal()
  await userEvent.click(switchOf('Annual fee'))
  expect(onApply).not.toHaveBeenCalled()
  await userEvent.click(applyButton())
  expect(onApply).toHaveBeenCalledExactlyOnceWith({ isAnnual: false })
})

it('B-VALID-28: disables Apply with all three off, and says why', async () => {
  await openModal()
  for (const name of ['Reward from transactions', 'Intro bonus']) {
    await userEvent.click(switchOf(name))
  }
  expect(applyButton().disabled).toBe(false)
  await userEvent.click(switchOf('Annual fee'))
  expect(applyButton().disabled).toBe(true)
  expect(screen.getByText(/Turn on at least one of them/)).toBeDefined()
  await userEvent.click(switchOf('Intro bonus'))
  expect(applyButton().disabled).toBe(false)
})
