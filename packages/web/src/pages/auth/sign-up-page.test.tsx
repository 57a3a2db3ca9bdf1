import type { SignedIn, SignUp } from '@cardsight/contract/account'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError, readFailure } from '../../api/api-error.ts'
import { storageKeys } from '../../lib/storage.ts'
import { SignUpPage } from './sign-up-page.tsx'

type Setup = { signUp?: (asked: SignUp) => Promise<SignedIn>; isSetUp?: boolean }

const token: SignedIn = { accessToken: 'token', remember: true }

function open({ signUp = async () => token, isSetUp = true }: Setup = {}) {
  const asked: SignUp[] = []
  const paths: string[] = []
  const calls = {
    signUp: (person: SignUp) => {
      asked.push(person)
      return signUp(person)
    },
    isCommonPassword: async () => false,
  }
  const social = { isSetUp, providerName: 'Google' }
  const page = <SignUpPage social={social} calls={calls} goTo={(path) => paths.push(path)} />
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />)
  return { asked, paths }
}

async function submit() {
  const typed = {
    'First Name': 'Ada',
    'Last Name': 'Byron',
    'Your Email': 'ada@example.com',
    'Create Password': 'engine-1843',
    'Confirm password': 'engine-1843',
  }
  for (const [label, text] of Object.entries(typed)) {
    await userEvent.type(screen.getByLabelText(label), text)
  }
  await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }))
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('the sign-up form', () => {
  it('B-AUTH-2, S-ROUTE-06: stores the token, clears the marker and loads the dashboard', async () => {
    localStorage.setItem(storageKeys.isUserLogin, 'yes')
    const { asked, paths } = open()
    await submit()
    await waitFor(() => expect(paths).toEqual(['/find-best-card-for-your-spend']))
    expect(asked).toEqual([
      {
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@example.com',
        password: 'engine-1843',
        remember: true,
      },
    ])
    expect(localStorage.getItem(storageKeys.authToken)).toBe('token')
    expect(localStorage.getItem(storageKeys.isUserLogin)).toBeNull()
  })

  it.each([
    ['the server’s error', { error: 'Taken', errors: [{ code: 'taken', msg: 'Taken' }] }, 'Taken'],
    ['a default without one', { error: '', errors: [] }, 'Something went wrong'],
  ])('B-ERR-11: shows %s in red under the form and stays', async (_, body, message) => {
    const { paths } = open({ signUp: () => Promise.reject(new ApiError(readFailure(409, body))) })
    await submit()
    const alert = (await screen.findByText(message)).closest('[role=alert]')
    expect(alert?.querySelector('p')?.className).toContain('text-brick-deep')
    expect(alert?.closest('form')?.lastElementChild).toBe(alert)
    expect(screen.getByLabelText('Create Password')).toHaveProperty('value', 'engine-1843')
    expect(paths).toEqual([])
    expect(localStorage.getItem(storageKeys.authToken)).toBeNull()
  })
})

it('starts the page’s title with “Error:” until the errors are gone', async () => {
  document.title = 'Sign Up | Cardsight'
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }))
  expect(document.title).toBe('Error: Sign Up | Cardsight')
  expect(document.activeElement).toBe(screen.getByLabelText('First Name'))
  await submit()
  expect(document.title).toBe('Sign Up | Cardsight')
})

describe('social sign-up', () => {
  it('S-SIGNUP-04: starts the social sign-in on our server and asks to be remembered', () => {
    open()
    const link = screen.getByRole('link', { name: 'Continue with Google' })
    expect(link.getAttribute('href')).toBe('/api/auth/google?remember=1')
  })

  it('S-SIGNUP-04: is not offered if no provider is set up', () => {
    open({ isSetUp: false })
    expect(screen.queryByText(/Google/)).toBeNull()
  })
})
