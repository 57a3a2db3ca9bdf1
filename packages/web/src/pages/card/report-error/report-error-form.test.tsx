import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ReportErrorForm } from './report-error-form.tsx'
import type { ReportOutcome, ReportValues } from './report-outcome.ts'

const sent: ReportOutcome = { isSent: true, message: 'Thanks!' }

function open(send: () => Promise<ReportOutcome>) {
  const asked: (ReportValues & { cardId: string })[] = []
  const form = (
    <ReportErrorForm
      cardId="ferry"
      send={(cardId, values) => {
        asked.push({ cardId, ...values })
        return send()
      }}
    />
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />)
  return {
    asked,
    fact: () => screen.getByRole('combobox', { name: 'What’s wrong?' }),
    correction: () => screen.getByRole('textbox', { name: 'What should it be?' }),
    link: () => screen.getByRole('textbox', { name: /^Where did you see it/ }),
    button: () => screen.getByRole('button', { name: 'Send report' }),
  }
}

describe('the form to report an error', () => {
  it('sends what was typed by keyboard alone, shows the server’s message and empties itself', async () => {
    const { asked, fact, correction } = open(async () => sent)
    await userEvent.selectOptions(fact(), 'Welcome bonus')
    await userEvent.type(correction(), '75,000 points')
    await userEvent.tab()
    await userEvent.keyboard('https://bank.example/ferry')
    await userEvent.tab()
    await userEvent.keyboard('ada@example.com{Enter}')
    await screen.findByText('Thanks!')
    expect(asked).toEqual([
      {
        cardId: 'ferry',
        fact: 'offer',
        correction: '75,000 points',
        seenAt: 'https://bank.example/ferry',
        email: 'ada@example.com',
        website: '',
      },
    ])
    expect(correction()).toHaveProperty('value', '')
    await userEvent.type(correction(), 'x')
    expect(screen.queryByText('Thanks!')).toBeNull()
  })

  it('marks invalid fields, focuses the first one, and keeps what was typed', async () => {
    const fields = { seenAt: 'Enter a link', correction: 'Tell us' }
    const { fact, correction, link, button } = open(async () => ({ isSent: false, fields, message: null }))
    await userEvent.selectOptions(fact(), 'APR')
    await userEvent.type(link(), 'bank')
    await userEvent.click(button())
    await screen.findByText('Tell us')
    await waitFor(() => expect(document.activeElement).toBe(correction()))
    expect(link().getAttribute('aria-invalid')).toBe('true')
    expect(fact().getAttribute('aria-invalid')).toBeNull()
    expect(link()).toHaveProperty('value', 'bank')
    await userEvent.type(correction(), 'x')
    expect(screen.queryByText('Tell us')).toBeNull()
  })

  it('shows the server’s error, or its own if there is no answer', async () => {
    const answers: (() => Promise<ReportOutcome>)[] = [
      async () => ({ isSent: false, fields: {}, message: 'Too many attempts.' }),
      () => Promise.reject(new Error('no network')),
    ]
    const { correction, button } = open(() => answers.shift()?.() ?? Promise.reject(new Error('none left')))
    await userEvent.type(correction(), 'x')
    await userEvent.click(button())
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts.')
    await userEvent.click(button())
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('wasn’t sent'))
    expect(correction()).toHaveProperty('value', 'x')
  })

  it('sends one report at a time', async () => {
    let answer = (_: ReportOutcome) => {}
    const { asked, button } = open(() => new Promise((resolve) => (answer = resolve)))
    await userEvent.click(button())
    expect(button().getAttribute('aria-busy')).toBe('true')
    await userEvent.click(button())
    answer(sent)
    await screen.findByText('Thanks!')
    expect(asked).toHaveLength(1)
  })

  it('hides the field for bots from everyone', () => {
    open(async () => sent)
    expect(screen.getAllByRole('textbox')).toHaveLength(3)
    const trap = document.querySelector('input[name=website]')
    expect(trap?.closest('[hidden]')).not.toBeNull()
  })
})
