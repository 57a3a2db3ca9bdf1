import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal open={open} onOpenChange={setOpen} title="Unlink accounts" width={400}>
        <p>All of them.</p>
      </Modal>
    </>
  )
}

it('opens as a dialog named by its title, and returns the focus on Escape', async () => {
  render(<Page />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await userEvent.click(opener)
  const dialog = screen.getByRole('dialog', { name: 'Unlink accounts' })
  expect(dialog.dataset.width).toBe('400')
  expect(dialog.contains(document.activeElement)).toBe(true)

  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

it('closes with its close button', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('marks the page as covered and injects no style element', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(document.querySelector('[data-modal-open]')).not.toBeNull()
  expect(document.querySelector('style')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(document.querySelector('[data-modal-open]')).toBeNull())
})

it('lets the page scroll again only after the frame without the modal, which doesn’t wait for its repaint', async () => {
  const rendered = render(<Modal open onOpenChange={() => undefined} title="Unlink accounts" />)
  rendered.rerender(<Modal open={false} onOpenChange={() => undefined} title="Unlink accounts" />)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.querySelector('[data-modal-open]')).not.toBeNull()
  await waitFor(() => expect(document.querySelector('[data-modal-open]')).toBeNull())
})

it('shows the overlay before the content, so that a press doesn’t wait for a long text', () => {
  const shown: string[] = []
  const Long = () => {
    shown.push(document.querySelector('[data-modal-open]') === null ? 'too early' : 'after the overlay')
    return null
  }
  render(
    <Modal open onOpenChange={() => undefined} title="Unlink accounts">
      <Long />
    </Modal>,
  )
  expect(shown[0]).toBe('after the overlay')
})
