import type { AccessEnding, PasskeyCreation, UpdateUser } from '@cardsight/contract/account'
import { authSentences } from '@cardsight/contract/auth-sentences'
import type { InstitutionStatus } from '@cardsight/contract/banking'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, readFailure } from '../../api/api-error.ts'
import { readText, removeKey, storageKeys } from '../../lib/storage.ts'
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
const creation: PasskeyCreation = {
  challenge: 'c',
  rp: { name: 'Cardsight', id: 'localhost' },
  user: { id: 'u', name: ada.email, displayName: 'Ada Byron' },
  pubKeyCredParams: [],
  timeout: 1000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
}
const everything = {
  exportedAt: moment,
  user: account,
  socialIdentities: [],
  sessions: [],
  knownBrowsers: [],
  securityEvents: [],
  data: {},
}

async function open(given: Partial<AccountCalls> = {}, hash = '') {
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
    signOutEverywhere: async () => {},
    fetchBanks: async () => [],
    exportAll: async () => everything,
    remove: async () => {},
    confirm: async () => {},
    fetchSecurity: async () => ({ twoStepSince: null, recoveryCodesLeft: 0, passkeys: [] }),
    beginTwoStep: async () => ({ key: 'ABCDEFGH', address: 'otpauth://totp/x?secret=ABCDEFGH' }),
    turnOnTwoStep: async () => [],
    confirmWithPasskey: async () => false,
    beginPasskey: async () => creation,
    finishPasskey: async () => false,
    renamePasskey: async () => {},
    removePasskey: async () => true,
    turnOffTwoStep: async () => true,
    renewRecoveryCodes: async () => [],
    fetchTokens: async () => [],
    createToken: async (token) => ({
      token: 'cardsight_x',
      details: {
        ...token,
        isExtension: false,
        id: ada.id,
        createdAt: moment,
        expiresAt: moment,
        lastUsedAt: null,
      },
    }),
    revokeToken: async () => true,
    createExtensionCode: async () => ({ code: 'k7mp-2xqa-hd9w-tr4e', expiresAt: moment }),
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
  const router = createMemoryRouter(routes, { initialEntries: [`/account${hash}`] })
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
  it('don’t wait for a slow one, and the one that the address names comes into view', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
    let answer = (_: InstitutionStatus[]) => {}
    const banks = new Promise<InstitutionStatus[]>((resolve) => {
      answer = resolve
    })
    const opened = open({ fetchBanks: () => banks }, '#tokens')
    await screen.findByText('Loading your account')
    expect(await screen.findByText('Safari on iOS')).toBeDefined()
    const linked = screen.getByRole('region', { name: 'Linked accounts' })
    expect([linked.querySelector('[aria-busy]') !== null, linked.textContent]).toEqual([
      true,
      expect.not.stringContaining('You have no linked accounts.'),
    ])
    answer([])
    await opened
    expect(linked.textContent).toContain('You have no linked accounts.')
    expect(new Set(scrollIntoView.mock.instances)).toEqual(
      new Set([screen.getByRole('region', { name: 'Assistants' })]),
    )
    scrollIntoView.mockRestore()
  })

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

  it('signs out everywhere, and ends the calendar address and the household if asked', async () => {
    const given: AccessEnding[] = []
    const { left } = await open({ signOutEverywhere: async (ending) => void given.push(ending) })
    await press('Sign out everywhere')
    await userEvent.click(screen.getByLabelText('End my household'))
    await press('Sign out')
    await waitFor(() => expect(left).toEqual(['cleared', 'home']))
    expect(given).toEqual([{ endsCalendar: false, endsHousehold: true, endsTokens: false }])
  })

  it('stays signed in if signing out everywhere fails', async () => {
    const { left } = await open({ signOutEverywhere: refused(503, 'unavailable', 'Please try again soon.') })
    await press('Sign out everywhere')
    await press('Sign out')
    await showsToast('Error: Please try again soon.')
    expect(left).toEqual([])
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
    // For the page that opens next.
    expect(readText('session', storageKeys.accountDeleted)).not.toBeNull()
    removeKey('session', storageKeys.accountDeleted)
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

  it('asks for the password if the sign-in is too old, and then downloads what was asked for', async () => {
    const proofs: unknown[] = []
    let asked = 0
    await open({
      exportAll: () => {
        asked += 1
        return proofs.length === 0
          ? refused(403, 'confirm-identity', 'Please confirm it.')()
          : Promise.resolve(everything)
      },
      confirm: async (proof) => {
        if (!('password' in proof) || proof.password !== 'my password') {
          return refused(400, 'wrong-credentials', 'That password is incorrect.')()
        }
        proofs.push(proof)
      },
    })
    await press('Download my data')
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
    expect(dialog.getByText('Password required')).toBeDefined()
    await retype('Password', 'not this one')
    await press('Confirm')
    expect(await dialog.findByText('That password is incorrect.')).toBeDefined()
    expect(asked).toBe(1)
    await retype('Password', 'my password')
    await press('Confirm')
    expect(await screen.findByText('Saved as cardsight-2026-09-03.json')).toBeDefined()
    expect(asked).toBe(2)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('does nothing if the user doesn’t confirm', async () => {
    await open({ exportAll: refused(403, 'confirm-identity', 'Please confirm it.') })
    await press('Download my data')
    await screen.findByRole('dialog', { name: 'Confirm it’s you' })
    await press('Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByText('Please confirm it.')).toBeNull()
    expect(screen.getByRole('button', { name: 'Download my data' }).getAttribute('aria-busy')).toBeNull()
  })

  it('sends people without a password to their provider', async () => {
    await open({
      fetchAccount: async () => ({ ...account, isGoogle: true, hasPassword: false, hasSocial: true }),
      exportAll: refused(403, 'confirm-identity', 'Please confirm it.'),
    })
    await press('Download my data')
    const link = await screen.findByRole('link', { name: 'Continue with Google' })
    expect(screen.queryByLabelText('Password')).toBeNull()
    expect(link.getAttribute('href')).toBe('/api/auth/google?purpose=confirm&remember=0')
  })

  it('continues a download after the return, once', async () => {
    let asked = 0
    const exportAll = async () => {
      asked += 1
      return everything
    }
    const { router } = await open({ exportAll }, '#download-data')
    expect(await screen.findByText('Saved as cardsight-2026-09-03.json')).toBeDefined()
    expect(router.state.location.hash).toBe('')
    expect(asked).toBe(1)
  })

  it('B-ERR-1: goes to /oops if the server fails for a section without its own error message', async () => {
    const { router } = await open({ exportAll: refused(500, 'bug', 'Something went wrong') })
    await press('Download my data')
    await waitFor(() => expect(router.state.location.pathname).toBe('/oops'))
  })
})

describe('two-step verification', () => {
  const on = { twoStepSince: moment, recoveryCodesLeft: 9, passkeys: [] }
  const codes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh']

  it('is set up with a QR code or a typed key and a first code, and then shows the recovery codes once', async () => {
    const entered: string[] = []
    let isOn = false
    await open({
      fetchSecurity: async () => (isOn ? on : { twoStepSince: null, recoveryCodesLeft: 0, passkeys: [] }),
      turnOnTwoStep: async (code) => {
        entered.push(code)
        isOn = true
        return codes
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Set up' }))
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeDefined()
    expect(screen.getByText('ABCD EFGH')).toBeDefined()
    await press('Turn on')
    expect(screen.getByText('Please enter the code')).toBeDefined()
    await retype('Code from the app', '123456')
    await press('Turn on')
    const list = await screen.findByRole('list', { name: 'Recovery codes' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes)
    expect(entered).toEqual(['123456'])
    await press('I’ve saved them')
    expect(await screen.findByText(/9 recovery codes left/)).toBeDefined()
    expect(screen.queryByText(codes[0] ?? '')).toBeNull()
  })

  it('is turned off, after a confirmation with a code if the sign-in is too old', async () => {
    let isConfirmed = false
    const given: unknown[] = []
    await open({
      fetchSecurity: async () => on,
      turnOffTwoStep: () =>
        isConfirmed ? Promise.resolve(true) : refused(403, 'confirm-identity', 'Please confirm it.')(),
      confirm: async (proof) => {
        given.push(proof)
        isConfirmed = true
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }))
    await screen.findByRole('dialog', { name: 'Confirm it’s you' })
    await retype('Password', 'my password')
    await press('Confirm')
    expect(screen.getByText('Please enter the code')).toBeDefined()
    expect(given).toEqual([])
    await retype('Code', '123456')
    await press('Confirm')
    await showsToast('Done: Two-step verification is off.')
    expect(given).toEqual([{ password: 'my password', code: '123456' }])
  })

  it.each([
    [
      'email',
      async () => {
        await press('Change email')
        await retype('New email', 'new@example.com')
        await retype('Current password', 'my password')
      },
      { email: 'new@example.com', oldPassword: 'my password' },
    ],
    [
      'password',
      async () => {
        await press('Change password')
        await retype('Current password', 'my password')
        await retype('New password', 'quartz-lantern-mist')
        await retype('Confirm new password', 'quartz-lantern-mist')
      },
      { password: 'quartz-lantern-mist', oldPassword: 'my password' },
    ],
  ])('asks for a code before a change of the %s, unless the user cancels', async (kind, fill, update) => {
    let isConfirmed = false
    const saved: unknown[] = []
    await open({
      fetchSecurity: async () => on,
      update: async (given) => {
        if (!isConfirmed) {
          return refused(403, 'confirm-identity', 'Please confirm it.')()
        }
        saved.push(given)
        return account
      },
      confirm: async () => {
        isConfirmed = true
      },
    })
    await screen.findByText(/9 recovery codes left/)
    await fill()
    await press('Save')
    const cancel = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }))
    await userEvent.click(cancel.getByRole('button', { name: 'Cancel' }))
    await press('Save')
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }))
    await userEvent.type(dialog.getByLabelText('Password'), 'my password')
    await userEvent.type(dialog.getByLabelText('Code'), '123456')
    await press('Confirm')
    await showsToast(`Done: ${kind} saved successfully!`)
    expect(saved).toEqual([update])
  })

  it('asks for password and code to delete the account', async () => {
    let isConfirmed = false
    const given: unknown[] = []
    const { left } = await open({
      fetchSecurity: async () => on,
      remove: async (password) => {
        given.push(password)
        return isConfirmed ? undefined : refused(403, 'confirm-identity', 'Please confirm it.')()
      },
      confirm: async () => {
        isConfirmed = true
      },
    })
    await screen.findByText(/9 recovery codes left/)
    await press('Delete account')
    expect(screen.queryByLabelText('Password')).toBeNull()
    await press('Delete my account')
    await screen.findByRole('dialog', { name: 'Confirm it’s you' })
    await retype('Password', 'my password')
    await retype('Code', '123456')
    await press('Confirm')
    await waitFor(() => expect(left).toEqual(['cleared', 'home']))
    expect(given).toEqual([undefined, undefined])
  })

  it('continues the setup after a confirmation at the provider', async () => {
    const { router } = await open({}, '#set-up-two-step')
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeDefined()
    expect(router.state.location.hash).toBe('')
  })

  it('gives new recovery codes, or says why not', async () => {
    let isDown = true
    await open({
      fetchSecurity: async () => on,
      renewRecoveryCodes: () =>
        isDown ? refused(503, 'unavailable', 'In a minute.')() : Promise.resolve(codes),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Get new recovery codes' }))
    await showsToast('Error: In a minute.')
    isDown = false
    await press('Get new recovery codes')
    expect(await screen.findByText('aaaa-bbbb-cccc-dddd')).toBeDefined()
  })
})

describe('passkeys', () => {
  const phone = { id: '1', name: 'Chrome on Android', createdAt: moment, lastUsedAt: null }
  const withPhone = { twoStepSince: null, recoveryCodesLeft: 0, passkeys: [phone] }

  beforeEach(() => {
    vi.stubGlobal('PublicKeyCredential', class {})
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('are added with what the server asks for, unless the user cancels', async () => {
    const asked: PasskeyCreation[] = []
    await open({
      finishPasskey: async (options) => {
        asked.push(options)
        return asked.length > 1
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }))
    await waitFor(() => expect(asked).toEqual([creation]))
    expect(toasts()).toEqual([])
    await press('Add a passkey')
    await showsToast('Done: Passkey added.')
  })

  it('are not offered by a browser that has none', async () => {
    vi.unstubAllGlobals()
    await open()
    await screen.findByText(/^None. A passkey signs you in/)
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  })

  it('are renamed', async () => {
    const names: unknown[] = []
    await open({
      fetchSecurity: async () => withPhone,
      renamePasskey: async (...renamed) => void names.push(renamed),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Rename Chrome on Android' }))
    await retype('Name', '')
    const dialog = within(screen.getByRole('dialog', { name: 'Rename passkey' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await showsToast('Error: Please enter a name')
    await retype('Name', ' My phone ')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(names).toEqual([['1', 'My phone']]))
  })

  it('are removed after a question', async () => {
    const removed: string[] = []
    await open({
      fetchSecurity: async () => withPhone,
      removePasskey: async (id) => {
        removed.push(id)
        return true
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Chrome on Android' }))
    expect(removed).toEqual([])
    await press('Remove')
    await showsToast('Done: Passkey removed.')
    expect(removed).toEqual(['1'])
  })

  it('confirm who you are', async () => {
    let isConfirmed = false
    await open({
      fetchSecurity: async () => withPhone,
      exportAll: () =>
        isConfirmed ? Promise.resolve(everything) : refused(403, 'confirm-identity', 'Please confirm it.')(),
      confirmWithPasskey: async () => {
        isConfirmed = true
        return true
      },
    })
    await screen.findByText('Chrome on Android')
    await press('Download my data')
    await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }))
    expect(await screen.findByText('Saved as cardsight-2026-09-03.json')).toBeDefined()
  })

  it('let people without a password delete their account', async () => {
    let isConfirmed = false
    const { left } = await open({
      fetchAccount: async () => ({ ...account, hasPassword: false }),
      fetchSecurity: async () => withPhone,
      remove: () => (isConfirmed ? Promise.resolve() : refused(403, 'sign-in-again', 'Again.')()),
      confirmWithPasskey: async () => {
        isConfirmed = true
        return true
      },
    })
    await screen.findByText('Chrome on Android')
    await press('Delete account')
    await press('Delete my account')
    await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }))
    await waitFor(() => expect(left).toEqual(['cleared', 'home']))
  })
})
