import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { confirmWords } from '../../content/newsletter-links.ts'
import { LinkPage, type Outcome } from './link-page.tsx'

afterEach(() => {
  window.location.hash = ''
})

function open(token: string, outcome: Outcome) {
  window.location.hash = token
  const act = vi.fn(async (_token: string) => outcome)
  render(<LinkPage words={confirmWords} act={act} />)
  return { act, button: screen.getByRole('button', { name: confirmWords.button }) }
}

describe('the page behind a link of the letter', () => {
  it('S-HOME-05: does nothing by being opened, and hands the value over when the button is pressed', async () => {
    const { act, button } = open('abc-123', { isDone: true, message: "You're subscribed." })
    expect(act).not.toHaveBeenCalled()
    await userEvent.click(button)
    expect(act).toHaveBeenCalledExactlyOnceWith('abc-123')
    expect(screen.getByRole('status').textContent).toBe("You're subscribed.")
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('lets a person try again after a failure', async () => {
    const { button } = open('abc-123', { isDone: false, message: 'Please try again.' })
    await userEvent.click(button)
    expect(screen.getByRole('status').textContent).toBe('Please try again.')
    expect(screen.getByRole('button')).toBe(button)
  })

  it('asks nobody about a link that came without its value', async () => {
    const { act, button } = open('', { isDone: true, message: '' })
    await userEvent.click(button)
    expect(act).not.toHaveBeenCalled()
    expect(screen.getByRole('status').textContent).toContain('has expired or was already used')
  })
})
