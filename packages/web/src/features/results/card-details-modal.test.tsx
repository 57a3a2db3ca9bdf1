import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { sampleCard } from '../../testing/sample-card.ts'
import { CardDetailsModal } from './card-details-modal.tsx'

const nothing = () => {}
const show = (onClose = nothing) =>
  render(<CardDetailsModal card={sampleCard()} onClose={onClose} projection="1" />, { wrapper: MemoryRouter })

it('S-MODAL-05 S-MODAL-09 is 820 wide and has its three tabs in order', () => {
  show()
  const modal = screen.getByRole('dialog', { name: 'Ferry Miles' })
  expect(modal.getAttribute('data-width')).toBe('820')
  expect(
    within(modal)
      .getAllByRole('tab')
      .map(({ textContent }) => textContent),
  ).toEqual(['Category & Features', 'Card Details', 'APR'])
})

it('S-MODAL-05 starts with rewards by category, their earn rates, and features', () => {
  show()
  const panel = screen.getByRole('tabpanel', { name: 'Category & Features' })
  expect(panel.querySelector('figcaption')?.textContent).toBe('Reward by category')
  expect(within(panel).getAllByText('3x miles on travel').length).toBe(2)
  expect(within(panel).getByText('Travel Benefits')).toBeDefined()
})

it('S-MODAL-05 shows the details of the card, and its APRs', async () => {
  show()
  await userEvent.click(screen.getByRole('tab', { name: 'Card Details' }))
  expect(screen.getByText('Issuer:').parentElement?.textContent).toBe('Issuer: Example Bank')
  await userEvent.click(screen.getByRole('tab', { name: 'APR' }))
  expect(screen.getByText('Intro APR').nextElementSibling?.textContent).toBe('0% for 12 months on purchases')
  expect(screen.getByText('Regular APR').nextElementSibling?.textContent).toBe('19.49% - 28.49%')
})

it('closes on Escape, and is not rendered without a card', async () => {
  const closed: boolean[] = []
  const { rerender } = show(() => closed.push(true))
  await userEvent.keyboard('{Escape}')
  expect(closed).toEqual([true])
  rerender(<CardDetailsModal card={null} onClose={nothing} projection="1" />)
  expect(screen.queryByRole('dialog')).toBeNull()
})
