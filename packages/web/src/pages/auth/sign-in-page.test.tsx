import type { EnterCode, SignedIn, SignIn, SignInResult } from '@cardsight/contract/account'
import { socialProblems } from '@cardsight/contract/auth-sentences'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, readFailure } from '../../api/api-error.ts'
import { storageKeys } from '../../lib/storage.ts'
import { rememberWantedPath } from '../../session/begin-session.ts'
import { SignInPage } from './sign-in-page.tsx'

const google = { isSetUp: true, providerName: 'Google' }
const token: SignedIn = { accessToken: 'token', remember: false }

type Setup = {
  signIn?: (asked: SignIn) => Promise<SignInResult>
  enterCode?: (entry: EnterCode) => Promise<SignedIn>
  signInWithPasskey?: (remember: boolean) => Promise<SignedIn | null>
  search?: string
  isSetUp?: boolean
}

function open(setup: Setup = {}) {
  const { signIn = async () => token, enterCode, signInWithPasskey, search = '', isSetUp = true } = setup
  const asked: SignIn[] = []
  const paths: string[] = []
  const calls = {
    signIn: (credentials: SignIn) => {
      asked.push(credentials)
      return signIn(credentials)
    },
    enterCode: enterCode ?? (async () => token),
    signInWithPasskey: signInWithPasskey ?? (async () => null),
  }
  const page = <SignInPage social={{ ...google, isSetUp }} calls={calls} goTo={(path) => paths.push(path)} />
  const router = createMemoryRouter([{ path: '/signin', element: page }], {
    initialEntries: [`/signin${search}`],
  })
  render(<RouterProvider router={router} />)
  const fill = async (email: string, password: string) => {
    await userEvent.type(screen.getByLabelText('Email'), email)
    await userEvent.type(screen.getByLabelText('Password'), password)
  }
  return { asked, paths, fill, send: () => userEvent.click(screen.getByRole('button', { name: 'Sign In' })) }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('the sign-in form', () => {
  it('S-SIGNIN-01: has Email, Password with show and hide, Remember Me and Sign In', async () => {
    open()
    const password = () => screen.getByLabelText('Password').getAttribute('type')
    expect(screen.getByLabelText('Email').getAttribute('type')).toBe('email')
    expect(password()).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password()).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password()).toBe('password')
    expect(screen.getByRole('checkbox', { name: 'Remember Me' })).toHaveProperty('checked', false)
    expect(screen.getByRole('button', { name: 'Sign In' })).toHaveProperty('type', 'submit')
  })

  it('B-VALID-1, B-VALID-2, B-VALID-3: shows what is missing, makes no call, and focuses the first field', async () => {
    const { asked, send } = open()
    await send()
    expect(screen.getByText('Please enter email address')).toBeDefined()
    expect(screen.getByText('Password required')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    expect(asked).toEqual([])
  })

  it('removes an error when its field is edited', async () => {
    const { send } = open()
    await send()
    await userEvent.type(screen.getByLabelText('Email'), 'a')
    expect(screen.queryByText('Please enter email address')).toBeNull()
    expect(screen.getByText('Password required')).toBeDefined()
  })

  it('B-AUTH-2, B-AUTH-6, S-ROUTE-06: stores the token and loads the dashboard', async () => {
    localStorage.setItem(storageKeys.isUserLogin, 'yes')
    const { asked, paths, fill, send } = open()
    await fill(' ada@example.com ', ' secret ')
    await send()
    await waitFor(() => expect(paths).toEqual(['/find-best-card-for-your-spend']))
    expect(asked).toEqual([{ email: 'ada@example.com', password: ' secret ', remember: false }])
    expect(sessionStorage.getItem(storageKeys.authToken)).toBe('token')
    expect(localStorage.getItem(storageKeys.isUserLogin)).toBeNull()
  })

  it('S-SIGNIN-02: requests 30 days if Remember Me is checked, for both kinds of sign-in', async () => {
    const { asked, fill, send } = open({ signIn: async () => ({ ...token, remember: true }) })
    const social = () => screen.getByRole('link', { name: 'Continue with Google' }).getAttribute('href')
    expect(social()).toBe('/api/auth/google?remember=0')
    await userEvent.click(screen.getByLabelText('Remember Me'))
    expect(social()).toBe('/api/auth/google?remember=1')
    await fill('ada@example.com', 'secret')
    await send()
    await waitFor(() => expect(localStorage.getItem(storageKeys.authToken)).toBe('token'))
    expect(asked[0]?.remember).toBe(true)
  })

  it('S-ROUTE-09: returns to the page the user wanted', async () => {
    rememberWantedPath('/account')
    const { paths, fill, send } = open()
    await fill('ada@example.com', 'secret')
    await send()
    await waitFor(() => expect(paths).toEqual(['/account']))
  })

  it.each([
    ['the server’s error', 'That email or password is incorrect.', 'That email or password is incorrect.'],
    ['a default without one', '', 'Something went wrong'],
  ])('B-ERR-11: shows %s in red under the form and stays', async (_, error, message) => {
    const body = { error, errors: [{ code: 'wrong-credentials', msg: error }] }
    const { paths, fill, send } = open({
      signIn: () => Promise.reject(new ApiError(readFailure(400, body))),
    })
    await fill('ada@example.com', 'secret')
    await send()
    const alert = (await screen.findByText(message)).closest('[role=alert]')
    expect(alert?.querySelector('p')?.className).toContain('text-brick-deep')
    expect(alert?.closest('form')?.lastElementChild).toBe(alert)
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'secret')
    expect(paths).toEqual([])
  })

  it('sends one request, however often it is clicked', async () => {
    const { asked, fill, send } = open({ signIn: () => new Promise(() => {}) })
    await fill('ada@example.com', 'secret')
    await send()
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
    await userEvent.type(screen.getByLabelText('Password'), '{Enter}')
    expect(asked).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Sign In' }).getAttribute('aria-busy')).toBe('true')
  })
})

describe('two-step verification', () => {
  const askForCode = async (enterCode: (entry: EnterCode) => Promise<SignedIn>) => {
    const { paths, fill, send } = open({ signIn: async () => ({ ticket: 'half' }), enterCode })
    await fill('ada@example.com', 'secret')
    await send()
    await screen.findByRole('heading', { name: 'Two-step verification' })
    return paths
  }
  const pressContinue = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }))

  it('asks for the code after the password, stores nothing before, and then continues', async () => {
    const entries: EnterCode[] = []
    const paths = await askForCode(async (entry) => {
      entries.push(entry)
      return token
    })
    expect(sessionStorage.getItem(storageKeys.authToken)).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('Code'))
    await pressContinue()
    expect(screen.getByText('Please enter the code')).toBeDefined()
    await userEvent.type(screen.getByLabelText('Code'), '123 456')
    await pressContinue()
    await waitFor(() => expect(paths).toEqual(['/find-best-card-for-your-spend']))
    expect(entries).toEqual([{ ticket: 'half', code: '123 456' }])
    expect(sessionStorage.getItem(storageKeys.authToken)).toBe('token')
  })

  it('takes a recovery code instead, and shows why one is refused', async () => {
    const body = { error: 'Not this one.', errors: [{ code: 'wrong-credentials', msg: 'Not this one.' }] }
    const paths = await askForCode(() => Promise.reject(new ApiError(readFailure(400, body))))
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }))
    await userEvent.type(screen.getByLabelText('Recovery code'), 'aaaa-bbbb-cccc-dddd')
    await pressContinue()
    expect(await screen.findByText('Not this one.')).toBeDefined()
    expect(screen.getByLabelText('Recovery code')).toHaveProperty('value', 'aaaa-bbbb-cccc-dddd')
    expect(paths).toEqual([])
  })

  it('can be started again, and says what to do without phone and codes', async () => {
    await askForCode(async () => token)
    expect(screen.getByRole('link', { name: 'contact support' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }))
    expect(screen.getByLabelText('Email')).toBeDefined()
  })
})

describe('a passkey', () => {
  beforeEach(() => {
    vi.stubGlobal('PublicKeyCredential', class {})
  })
  afterEach(() => void vi.unstubAllGlobals())
  const pressPasskey = () => userEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }))

  it('signs in without email and password, and remembers it if asked', async () => {
    const asked: boolean[] = []
    const { paths } = open({
      signInWithPasskey: async (remember) => {
        asked.push(remember)
        return { ...token, remember }
      },
    })
    await userEvent.click(screen.getByLabelText('Remember Me'))
    await pressPasskey()
    await waitFor(() => expect(paths).toEqual(['/find-best-card-for-your-spend']))
    expect(asked).toEqual([true])
    expect(localStorage.getItem(storageKeys.authToken)).toBe('token')
  })

  it('does nothing if the user cancels, and shows why it was refused', async () => {
    let isCanceled = true
    const body = { error: 'Not in use.', errors: [{ code: 'wrong-credentials', msg: 'Not in use.' }] }
    const { paths } = open({
      signInWithPasskey: () =>
        isCanceled ? Promise.resolve(null) : Promise.reject(new ApiError(readFailure(400, body))),
    })
    await pressPasskey()
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['', ''])
    isCanceled = false
    await pressPasskey()
    expect(await screen.findByText('Not in use.')).toBeDefined()
    expect(paths).toEqual([])
  })

  it('is not offered by a browser that has none', () => {
    vi.unstubAllGlobals()
    open()
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull()
  })
})

describe('social sign-in', () => {
  it('S-SIGNIN-03: is not offered if it is not set up on this server', () => {
    open({ isSetUp: false })
    expect(screen.queryByText(/Google/)).toBeNull()
  })

  it.each(Object.entries(socialProblems))('shows why it came back: %s', (problem, sentence) => {
    open({ search: `?social=${problem}` })
    expect(screen.getByText(sentence)).toBeDefined()
  })

  it('S-SIGNIN-04: links to forgot password, terms and privacy', () => {
    open({ search: '?social=constructor' })
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(href('Forgot Password')).toBe('/forgot-password')
    expect(href('Terms of Service')).toBe('/terms')
    expect(href('Privacy Policy')).toBe('/privacy-policy')
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['', ''])
  })
})
