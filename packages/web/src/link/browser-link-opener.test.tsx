import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  accountsStep,
  answerLinkCalls,
  codeStep,
  fault,
  finished,
  linkSession,
} from '../testing/simulated-bank.ts'
import { openBrowserLink } from './browser-link-opener.ts'

type Answers = Parameters<typeof answerLinkCalls>[0]

function setUp(answers: Answers) {
  const { asked, send } = answerLinkCalls({ session: { body: linkSession }, ...answers })
  vi.stubGlobal('fetch', send)
  const told: unknown[] = []
  openBrowserLink({
    linkToken: 'link-sandbox-1',
    widget: 'simulated',
    onSuccess: (token, metadata) => told.push(['success', token, metadata]),
    onExit: (exit) => told.push(['exit', exit?.error.error_code ?? null]),
    onUnavailable: () => told.push('unavailable'),
  })
  return { told, asked, user: userEvent.setup() }
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

// Under load a chunk can take longer to load than a query waits.
beforeAll(() => Promise.all([import('./mount-link.tsx'), import('./stand-in/install-stand-in.tsx')]))
afterEach(() => vi.unstubAllGlobals())

describe('the linking flow without a network', () => {
  it('runs in Plaid’s own hook, says that it is simulated, and contacts no other site', async () => {
    const { told, asked, user } = setUp({
      login: { body: codeStep },
      mfa: { body: accountsStep },
      finish: { body: finished },
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'Link a bank' }))
    dialog.getByText('Simulated bank, no real login.')
    await user.type(await dialog.findByLabelText('Search'), 'first')
    expect(dialog.getAllByRole('listitem')).toHaveLength(1)
    await user.click(dialog.getByRole('button', { name: 'First Platypus Bank' }))
    await user.click(await dialog.findByRole('button', { name: /user_good/ }))
    expect(dialog.getByLabelText('Test username')).toHaveProperty('value', 'user_good')
    await user.click(dialog.getByRole('button', { name: 'Log in' }))
    await user.type(await dialog.findByLabelText('The code we have sent'), '1234{Enter}')
    await user.click(await dialog.findByRole('checkbox', { name: /^Checking/ }))
    await user.click(dialog.getByRole('button', { name: 'Link these accounts' }))
    await gone()
    expect(told).toEqual([['success', 'public-sandbox-1', finished.metadata]])
    expect(asked.at(-1)?.body).toEqual({ session_id: 'session-1', account_ids: ['a-2'] })
    const scripts = [...document.querySelectorAll('script')]
    expect(scripts.every(({ type }) => type === 'text/plain')).toBe(true)
  })

  it('shows a login error inline, and names a bank that refuses', async () => {
    const { told, user } = setUp({
      login: [
        { status: 400, body: fault('INVALID_CREDENTIALS') },
        { status: 400, body: fault('INSTITUTION_DOWN') },
      ],
    })
    await user.click(await screen.findByRole('button', { name: /^Platypus Down/ }))
    await user.type(screen.getByLabelText('Test username'), 'user_good')
    await user.type(screen.getByLabelText('Test password'), 'wrong{Enter}')
    expect((await screen.findByRole('alert')).textContent).toContain('doesn’t recognize that login')
    await user.type(screen.getByLabelText('Test password'), '{Enter}')
    await screen.findByRole('heading', { name: 'Platypus Down can’t continue' })
    await user.click(screen.getByRole('button', { name: 'Leave without linking' }))
    await gone()
    expect(told).toEqual([['exit', 'INSTITUTION_DOWN']])
  })

  it('closes on Escape without an error', async () => {
    const { told, user } = setUp({})
    await screen.findByLabelText('Search')
    await user.keyboard('{Escape}')
    await gone()
    expect(told).toEqual([['exit', null]])
  })

  it('offers to try again if the bank cannot be reached', async () => {
    const { user } = setUp({ session: ['cut', { body: linkSession }] })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByLabelText('Search')
    await user.keyboard('{Escape}')
    await gone()
  })
})
