import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { confirmText, LinkPage, type Outcome } from './link-page.tsx'

afterEach(() => {
  window.location.hash = ''
})

function open(token: string, outcome: Outcome) {
  window.location.hash = token
  const act = vi.fn(async (_token: string) => outcome)
  render(<LinkPage words={confirmText} act={act} />)
  return { act, button: screen.getByRole('button', { name: confirmText.button }) }
}

describe('the page of a newsletter link', () => {
  it('S-HOME-05: does nothing when opened, and sends the token when the button is clicked', async () => {
    const { act, button } = open('abc-123', { isDone: true, message: "You're subscribed." })
    expect(act).not.toHaveBeenCalled()
    await userEvent.click(button)
    expect(act).toHaveBeenCalledExactlyOnceWith('abc-123')
    expect(screen.getByRole('status').textContent).toBe("You're subscribed.")
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('allows another try after a failure', async () => {
    const { button } = open('abc-123', { isDone: false, message: 'Please try again.' })
    await userEvent.click(button)
    expect(screen.getByRole('status').textContent).toBe('Please try again.')
    expect(screen.getByRole('button')).toBe(button)
  })

  it('makes no call for a link without its token', async () => {
    const { act, button } = open('', { isDone: true, message: '' })
    await userEvent.click(button)
    expect(act).not.toHaveBeenCalled()
    expect(screen.getByRole('status').textContent).toContain('has expired or was already used')
  })
})
