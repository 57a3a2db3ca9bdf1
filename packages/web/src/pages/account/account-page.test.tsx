import { authSentences } from '@cardsight/contract/auth-sentences'
import type { InstitutionStatus, UpdateUser } from '@cardsight/contract/schemas'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError, readFailure } from '../../api/api-error.ts'
import { SessionProvider } from '../../session/session-context.tsx'
import { createSessionStore } from '../../session/session-store.ts'
import type { AccountCalls } from './account-calls.ts'
import { AccountPage } from './account-page.tsx'

const ada = {
  id: '6f1c1f0e-6b1a-4f0e-9d55-0b8f5ce4a001',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  isGoogle: false,
}
const moment = '2026-09-03T14:05:00.000Z'
const account = {
  ...ada,
  isEmailVerified: true,
  hasPassword: true,
  hasSocial: false,
  createdAt: moment,
  termsAcceptedAt: moment,
}
const session = (id: string, browser: string, isCurrent: boolean) => ({
  id,
  browser,
  signedInWith: 'password' as const,
  createdAt: moment,
  lastSeenAt: moment,
  expiresAt: moment,
  isCurrent,
})
const bank = (institutionName: string, state: InstitutionStatus['state'] = 'ready'): InstitutionStatus => ({
  handle: institutionName,
  institutionName,
  source: 'provider',
  state,
  advice: null,
  isImporting: false,
  linkedAt: moment,
  syncedAt: moment,
  freshAt: moment,
  accountCount: 2,
  skippedRows: 0,
  leftOut: [],
  hasNewAccounts: false,
})
const everything = {
  exportedAt: moment,
  user: account,
  socialIdentities: [],
  sessions: [],
  knownBrowsers: [],
  securityEvents: [],
  data: {},
}

async function open(given: Partial<AccountCalls> = {}) {
  const updates: UpdateUser[] = []
  const left: string[] = []
  const calls: AccountCalls = {
    fetchAccount: async () => account,
    update: async (update) => {
      updates.push(update)
      return { ...ada, ...('firstName' in update && update) }
    },
    isCommonPassword: async () => false,
    resendVerification: async () => 'A mail is on its way.',
    fetchSessions: async () => [session('1', 'Firefox on Linux', true), session('2', 'Safari on iOS', false)],
    endSession: async () => {},
    fetchBanks: async () => [],
    exportAll: async () => everything,
    remove: async () => {},
    ...given,
  }
  const store = createSessionStore({
    readToken: () => 'secret',
    clearAll: () => left.push('cleared'),
    authorize: async () => ({ kind: 'user', user: ada }),
    endToken: async () => {},
    goHome: () => left.push('home'),
  })
  const routes = [
    { path: '/account', element: <AccountPage calls={calls} /> },
    { path: '*', element: <p>elsewhere</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/account'] })
  render(
    <SessionProvider store={store}>
      <RouterProvider router={router} />
    </SessionProvider>,
  )
  await screen.findByText('Firefox on Linux')
  await waitFor(() => expect(screen.queryByText('Loading your account')).toBeNull())
  return { router, store, updates, left }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const retype = async (label: string, text: string) => {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  if (text !== '') {
    await userEvent.type(field, text)
  }
}
/** Texts of the open toasts, newest last: 'Done: saved', 'Error: not saved'. */
const toasts = () => [...document.querySelectorAll('li[data-tone]')].map((toast) => toast.textContent)
const showsToast = (text: string) => waitFor(() => expect(toasts()).toContain(text))
const refused = (status: number, code: string, msg: string) => () =>
  Promise.reject(new ApiError(readFailure(status, { error: msg, errors: [{ code, msg }] })))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('profile information', () => {
  it('S-ACCOUNT-01, B-ERR-22: is saved, and the new name shows at once', async () => {
    const { updates, store } = await open()
    expect(screen.getByLabelText('Last Name')).toHaveProperty('value', 'Byron')
    await retype('First Name', ' Augusta ')
    await press('Save')
    await showsToast('Done: Fist name and Last name saved successfully!')
    expect(updates).toEqual([{ firstName: 'Augusta', lastName: 'Byron' }])
    expect(store.getState()).toMatchObject({ user: { firstName: 'Augusta' } })
  })

  it('B-VALID-35, B-VALID-36: requires both names, in a toast, with the focus on the missing one', async () => {
    const { updates } = await open()
    await retype('Last Name', '')
    await press('Save')
    await showsToast('Error: Please enter both first and last name')
    expect(document.activeElement).toBe(screen.getByLabelText('Last Name'))
    expect(updates).toEqual([])
  })

  it.each([
    [
      'the server’s error',
      refused(503, 'unavailable', 'Please try again in a minute.'),
      'Please try again in a minute.',
    ],
    ['the default without one', refused(500, 'bug', ''), authSentences.profileFailed],
    [
      'the default without an answer',
      () => Promise.reject(new Error('offline')),
      authSentences.profileFailed,
    ],
  ])('B-ERR-21: shows %s in a toast and keeps the form filled in', async (_, update, sentence) => {
    expect(authSentences.profileFailed).toBe(
      'Something went wrong while saving data. Please try again later!',
    )
    await open({ update })
    await retype('First Name', 'Augusta')
    await press('Save')
    await showsToast(`Error: ${sentence}`)
    expect(screen.getByLabelText('First Name')).toHaveProperty('value', 'Augusta')
  })
})

describe('account preferences', () => {
  it('S-ACCOUNT-02, S-ACCOUNT-03, B-VALID-29, B-VALID-30, B-ERR-22: the email is changed in a modal', async () => {
    const { updates } = await open()
    await press('Change email')
    await press('Save')
    await showsToast('Error: Please enter both email and password!')
    await retype('New email', 'ada@')
    await retype('Current password', 'old one')
    await press('Save')
    await showsToast('Error: Please enter valid email id!')
    await retype('New email', 'ada@example.org')
    await press('Save')
    await showsToast('Done: email saved successfully!')
    expect(updates).toEqual([{ email: 'ada@example.org', oldPassword: 'old one' }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('S-ACCOUNT-03, B-VALID-31, B-VALID-32, B-VALID-33, B-VALID-34: so is the password', async () => {
    const { updates } = await open()
    await press('Change password')
    expect(screen.getByText('At least 6 characters.')).toBeDefined()
    await retype('Current password', 'old one')
    await press('Save')
    await showsToast('Error: Please enter all fields!')
    await retype('New password', 'abc')
    await retype('Confirm new password', 'abd')
    await press('Save')
    await showsToast('Error: Passwords must be at least 6 characters long')
    await retype('New password', 'engine-1843')
    await press('Save')
    await showsToast('Error: New password and confirm password do not match')
    await retype('Confirm new password', 'engine-1843')
    await press('Save')
    await showsToast('Done: password saved successfully!')
    expect(updates).toEqual([{ password: 'engine-1843', oldPassword: 'old one' }])
  })

  it.each([
    ['email', { 'New email': 'ada@example.org', 'Current password': 'old one' }],
    [
      'password',
      { 'Current password': 'old one', 'New password': 'engine-1843', 'Confirm new password': 'engine-1843' },
    ],
  ])('B-ERR-21: a rejected %s shows the server’s error in a toast', async (what, typed) => {
    await open({ update: refused(400, 'bad-input', 'Your current password is incorrect.') })
    await press(`Change ${what}`)
    for (const [label, text] of Object.entries(typed)) {
      await retype(label, text)
    }
    await press('Save')
    await showsToast('Error: Your current password is incorrect.')
    expect(screen.getByLabelText('Current password')).toHaveProperty('value', 'old one')
  })

  it('S-ACCOUNT-04: people who sign in with Google see why they cannot change them', async () => {
    const social = { ...account, isGoogle: true, hasPassword: false, hasSocial: true }
    await open({ fetchAccount: async () => social })
    expect(
      screen.getByText('You sign in with Google, so change your email in your Google account.'),
    ).toBeDefined()
    expect(screen.getByText("You sign in with Google, so there's no password to change.")).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull()
  })

  it('the confirmation email can be sent again', async () => {
    await open({ fetchAccount: async () => ({ ...account, isEmailVerified: false }) })
    expect(screen.getByText('Not confirmed yet')).toBeDefined()
    await press('Send the email again')
    await showsToast('Done: A mail is on its way.')
  })
})

describe('other sections', () => {
  it('S-ACCOUNT-05: says that there is nothing to unlink', async () => {
    await open()
    expect(await screen.findByText('You have no linked accounts.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Unlink Accounts' })).toBeNull()
  })

  it('S-ACCOUNT-05: shows each bank with its status, and asks before unlinking', async () => {
    await open({ fetchBanks: async () => [bank('Tartan Bank'), bank('Houndstooth Bank', 'login-required')] })
    const region = within(screen.getByRole('region', { name: 'Linked accounts' }))
    const rows = (await region.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(rows[0]).toMatch(/^Tartan Bank2 accounts, bank data as of Sep 3, 2026, .+Connected$/)
    expect(rows[1]).toMatch(/^Houndstooth Bank.+Disconnected$/)
    await press('Unlink Accounts')
    expect(await screen.findByText('Are you sure you want to unlink all the accounts?')).toBeDefined()
    await press('Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('marks this browser, and signs out another', async () => {
    const ended: string[] = []
    await open({ endSession: async (id) => void ended.push(id) })
    expect(screen.getByText('This browser')).toBeDefined()
    await press('Sign out Safari on iOS')
    await showsToast('Done: That browser is signed out.')
    expect(ended).toEqual(['2'])
  })

  it('signs out all others at once', async () => {
    const ended: string[] = []
    const fetchSessions = async () => [
      session('1', 'Firefox on Linux', true),
      session('2', 'Safari on iOS', false),
      session('3', 'Edge on Windows', false),
    ]
    await open({ fetchSessions, endSession: async (id) => void ended.push(id) })
    await press('Sign out all others')
    await showsToast('Done: All other browsers are signed out.')
    expect(ended).toEqual(['2', '3'])
  })

  it('deletes only with a password, and leaves nothing behind', async () => {
    const given: (string | undefined)[] = []
    const { left } = await open({ remove: async (password) => void given.push(password) })
    await press('Delete account')
    await press('Delete my account')
    expect(screen.getByText('Enter your password to delete your account.')).toBeDefined()
    await retype('Password', 'my password')
    await press('Delete my account')
    await waitFor(() => expect(left).toEqual(['cleared', 'home']))
    expect(given).toEqual(['my password'])
  })

  it('asks people without a password to sign in again before deleting', async () => {
    const again = "Please sign in with Google again to confirm it's you."
    await open({
      fetchAccount: async () => ({ ...account, isGoogle: true, hasPassword: false, hasSocial: true }),
      remove: refused(403, 'sign-in-again', again),
    })
    await press('Delete account')
    await press('Delete my account')
    expect(await screen.findByText(again)).toBeDefined()
    const link = screen.getByRole('link', { name: 'Continue with Google' })
    expect(link.getAttribute('href')).toBe('/api/auth/google?purpose=confirm&remember=0')
  })

  it('B-ERR-1: goes to /oops if the server fails for a section without its own error message', async () => {
    const { router } = await open({ exportAll: refused(500, 'bug', 'Something went wrong') })
    await press('Download my data')
    await waitFor(() => expect(router.state.location.pathname).toBe('/oops'))
  })
})
