import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { NewsletterForm } from './newsletter-form.tsx'
import { NewsletterField } from './reading.tsx'
import type { Subscribed } from './subscribe.ts'

function open(subscribe: (email: string) => Promise<Subscribed>) {
  const asked: string[] = []
  render(
    <NewsletterForm
      subscribe={(email) => {
        asked.push(email)
        return subscribe(email)
      }}
    >
      <NewsletterField />
    </NewsletterForm>,
  )
  const send = async (email: string) => {
    const field = screen.getByRole('textbox', { name: 'Email address' })
    await userEvent.clear(field)
    await userEvent.type(field, `${email}{Enter}`)
  }
  return { asked, send, field: () => screen.getByRole('textbox'), said: () => screen.getByRole('status') }
}

describe('S-HOME-05: the newsletter form', () => {
  it('shows the server’s answer', async () => {
    const { send, asked, said } = open(async () => ({ isDone: true, message: 'Look into your mail.' }))
    await send(' ada@example.com ')
    await waitFor(() => expect(said().textContent).toBe('Look into your mail.'))
    expect(asked).toEqual(['ada@example.com'])
  })

  it('sends one request at a time', async () => {
    let answer = (_: Subscribed) => {}
    const { send, asked, said } = open(() => new Promise((resolve) => (answer = resolve)))
    await send('ada@example.com')
    const button = screen.getByRole('button', { name: 'Subscribe' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    await userEvent.click(button)
    answer({ isDone: true, message: 'Done.' })
    await waitFor(() => expect(said().textContent).toBe('Done.'))
    expect(asked).toHaveLength(1)
  })

  it('shows the server’s error for the address, and restores the focus', async () => {
    const { send, field, said } = open(async () => ({ isDone: false, message: 'That is no address.' }))
    await send('ada')
    await waitFor(() => expect(said().textContent).toBe('That is no address.'))
    expect(document.activeElement).toBe(field())
    expect(field().getAttribute('aria-describedby')).toContain(said().id)
  })

  it('keeps the typed address if the server cannot be reached', async () => {
    const { send, field, said } = open(() => Promise.reject(new Error('no network')))
    await send('ada@example.com')
    await waitFor(() => expect(said().textContent).toContain('Nothing was stored'))
    expect(field()).toHaveProperty('value', 'ada@example.com')
  })
})
