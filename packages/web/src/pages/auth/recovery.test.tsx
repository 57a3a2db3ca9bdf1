import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, readFailure } from '../../api/api-error.ts'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'
import { SocialReturnPage } from './social-return-page.tsx'
import { UndoEmailChangePage, VerifyEmailPage } from './verify-email-page.tsx'

function open(page: React.ReactNode) {
  const routes = [
    { path: '/page', element: page },
    { path: '*', element: <p>elsewhere</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/page'] })
  render(<RouterProvider router={router} />)
  return router
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const failure = (status: number, body: unknown) => Promise.reject(new ApiError(readFailure(status, body)))
const said = (message: string, code = 'link-expired') => ({
  error: message,
  errors: [{ code, msg: message, param: code === 'bad-input' ? 'password' : undefined }],
})

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const isCommonPassword = async () => false
const passing = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('forgot password', () => {
  it('S-FORGOT-01: has an email field, Submit, and a link back to sign in', () => {
    open(<ForgotPasswordPage calls={{ requestReset: async () => '' }} />)
    expect(screen.getByLabelText('Email')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Submit' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe('/signin')
  })

  it('B-AUTH-17, B-AUTH-18, B-VALID-11: sends any input, shows the server’s answer, and clears the email', async () => {
    const asked: string[] = []
    const requestReset = async (email: string) => {
      asked.push(email)
      return 'A link is on its way.'
    }
    open(<ForgotPasswordPage calls={{ requestReset }} />)
    type('Email', 'no address')
    press('Submit')
    await passing(0)
    expect(asked).toEqual(['no address'])
    expect(screen.getByRole('status').textContent).toBe('A link is on its way.')
    expect(screen.getByLabelText('Email')).toHaveProperty('value', '')
    type('Email', 'a')
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('B-AUTH-17, B-AUTH-18: shows an error in red until the form is edited', async () => {
    open(<ForgotPasswordPage calls={{ requestReset: () => failure(429, said('Too many tries.')) }} />)
    press('Submit')
    await passing(0)
    expect(screen.getByRole('alert').textContent).toBe('Too many tries.')
    type('Email', 'a')
    expect(screen.getByRole('alert').textContent).toBe('')
  })
})

describe('reset password', () => {
  const fill = () => {
    type('New Password', 'engine-1843')
    type('Confirm Password', 'engine-1843')
  }
  const button = () => screen.getByRole('button', { name: 'Reset Password' })

  it('S-RESET-02: is enabled once both fields are filled', () => {
    open(<ResetPasswordPage resetToken="t" calls={{ resetPassword: async () => {}, isCommonPassword }} />)
    expect(button()).toHaveProperty('disabled', true)
    type('New Password', 'engine-1843')
    expect(button()).toHaveProperty('disabled', true)
    type('Confirm Password', 'engine')
    expect(button()).toHaveProperty('disabled', false)
  })

  it('B-AUTH-4, B-AUTH-19, S-RESET-03: shows success, and goes to sign in after 5 s', async () => {
    const router = open(
      <ResetPasswordPage resetToken="t" calls={{ resetPassword: async () => {}, isCommonPassword }} />,
    )
    fill()
    press('Reset Password')
    await passing(0)
    await passing(4_900)
    expect(screen.getByText('Your password has been reset successfully')).toBeDefined()
    expect(router.state.location.pathname).toBe('/page')
    await passing(200)
    expect(router.state.location.pathname).toBe('/signin')
  })

  it('offers to end the calendar address and the household in the same step', async () => {
    const sent: object[] = []
    const resetPassword = async (reset: object) => {
      sent.push(reset)
    }
    open(<ResetPasswordPage resetToken="t" calls={{ resetPassword, isCommonPassword }} />)
    fill()
    fireEvent.click(screen.getByLabelText('End my household'))
    press('Reset Password')
    await passing(0)
    const password = 'engine-1843'
    expect(sent).toEqual([
      { resetToken: 't', password, endsCalendar: false, endsHousehold: true, endsTokens: false },
    ])
  })

  it('B-VALID-9: removes a mismatch error that was fixed in the other field', async () => {
    open(<ResetPasswordPage resetToken="t" calls={{ resetPassword: async () => {}, isCommonPassword }} />)
    fill()
    type('New Password', 'engine-1842')
    press('Reset Password')
    expect(screen.getByText('New password and confirm password do not match')).toBeDefined()
    type('New Password', 'engine-1843')
    press('Reset Password')
    await passing(0)
    expect(screen.queryByText('New password and confirm password do not match')).toBeNull()
    expect(screen.getByText('Your password has been reset successfully')).toBeDefined()
  })

  it.each([
    [said('This link has expired!'), 'This link has expired!', 'This link has expired, please try again'],
    [null, 'Something went wrong, please try again', 'Something went wrong, please try again'],
  ])('B-ERR-12, B-ERR-13, B-ERR-14: shows the failure, then goes to /oops', async (body, shown, oops) => {
    const resetPassword = () => failure(400, body)
    const router = open(<ResetPasswordPage resetToken="t" calls={{ resetPassword, isCommonPassword }} />)
    fill()
    press('Reset Password')
    await passing(0)
    expect(screen.getByRole('alert').textContent).toBe(shown)
    await passing(2_000)
    expect(router.state.location.pathname).toBe('/oops')
    expect(router.state.location.state).toEqual({ message: oops })
  })

  it('B-VALID-13: shows the rejection of a common password at its field, and allows another try', async () => {
    const resetPassword = () => failure(400, said('One of the most used ones.', 'bad-input'))
    const router = open(<ResetPasswordPage resetToken="t" calls={{ resetPassword, isCommonPassword }} />)
    fill()
    press('Reset Password')
    await passing(10_000)
    expect(screen.getByText('One of the most used ones.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('New Password'))
    expect(router.state.location.pathname).toBe('/page')
  })
})

describe('the social return', () => {
  const noCode = () => Promise.reject(new Error('No code was asked for'))

  it('asks for a code if two-step verification is on, and then ends the replaced token', async () => {
    localStorage.setItem('cardsight:auth-token', 'older')
    const ended: string[] = []
    const entered: unknown[] = []
    const calls = {
      exchange: async () => ({ ticket: 'half' }),
      enterCode: async (entry: unknown) => {
        entered.push(entry)
        return { accessToken: 'real', remember: true }
      },
      endToken: async (token: string) => void ended.push(token),
    }
    open(<SocialReturnPage handOff="once" calls={calls} goTo={() => {}} />)
    await passing(0)
    expect(localStorage.getItem('cardsight:auth-token')).toBe('older')
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: '123456' } })
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await passing(0)
    expect(entered).toEqual([{ ticket: 'half', code: '123456' }])
    expect(localStorage.getItem('cardsight:auth-token')).toBe('real')
    expect(ended).toEqual(['older'])
  })

  it('B-AUTH-3, S-SOCIAL-01, S-ROUTE-06: stores the token, clears the marker and loads the dashboard 2 s later', async () => {
    localStorage.setItem('cardsight:is-user-login', 'yes')
    const paths: string[] = []
    const calls = {
      exchange: async () => ({ accessToken: 'real', remember: true }),
      enterCode: noCode,
      endToken: async () => {},
    }
    open(<SocialReturnPage handOff="once" calls={calls} goTo={(path) => paths.push(path)} />)
    await passing(0)
    await passing(1_900)
    expect(localStorage.getItem('cardsight:auth-token')).toBe('real')
    expect(localStorage.getItem('cardsight:is-user-login')).toBeNull()
    expect(paths).toEqual([])
    await passing(200)
    expect(paths).toEqual(['/find-best-card-for-your-spend'])
  })

  it('ends the replaced token', async () => {
    localStorage.setItem('cardsight:auth-token', 'older')
    const ended: string[] = []
    const calls = {
      exchange: async () => ({ accessToken: 'real', remember: true }),
      enterCode: noCode,
      endToken: async (token: string) => void ended.push(token),
    }
    open(<SocialReturnPage handOff="once" calls={calls} goTo={() => {}} />)
    await passing(0)
    expect(ended).toEqual(['older'])
  })

  it('S-SOCIAL-03: says why a used value does not sign in, and stays', async () => {
    const paths: string[] = []
    const calls = {
      exchange: () => failure(400, said('Used already.')),
      enterCode: noCode,
      endToken: async () => {},
    }
    open(<SocialReturnPage handOff="twice" calls={calls} goTo={(path) => paths.push(path)} />)
    await passing(5_000)
    expect(screen.getByRole('alert').textContent).toBe('Used already.')
    expect(paths).toEqual([])
  })
})

describe('confirming an email', () => {
  it('needs the button; opening the page does nothing', async () => {
    const asked: string[] = []
    const verifyEmail = async (token: string) => {
      asked.push(token)
      return 'Your email is confirmed.'
    }
    open(<VerifyEmailPage token="t" calls={{ verifyEmail }} />)
    expect(asked).toEqual([])
    press('Confirm my email')
    await passing(0)
    expect(screen.getByRole('status').textContent).toBe('Your email is confirmed.')
    expect(asked).toEqual(['t'])
  })
})

describe('undoing an email change', () => {
  it('needs the button; opening the page does nothing', async () => {
    const asked: string[] = []
    const undoEmailChange = async (token: string) => {
      asked.push(token)
      return 'Your old email address is back.'
    }
    open(<UndoEmailChangePage token="t" calls={{ undoEmailChange }} />)
    expect(asked).toEqual([])
    press('Undo the change')
    await passing(0)
    expect(asked).toEqual(['t'])
    expect(screen.getByRole('status').textContent).toBe('Your old email address is back.')
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link', { name: 'Send the link again' }).getAttribute('href')).toBe(
      '/forgot-password',
    )
  })

  it('says that a link has expired, and where to get help', async () => {
    const undoEmailChange = () => failure(400, said('This link has expired or was already used.'))
    open(<UndoEmailChangePage token="t" calls={{ undoEmailChange }} />)
    press('Undo the change')
    await passing(0)
    expect(screen.getByRole('alert').textContent).toBe('This link has expired or was already used.')
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/support')
  })
})
