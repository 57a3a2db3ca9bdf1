import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { Identity, refusals } from '../pages/identity.ts'
import { ourStorage } from '../pages/records.ts'
import { TOKEN_KEY, useSite } from '../site.ts'

const site = useSite()
const DASHBOARD = '/find-best-card-for-your-spend'

const personNamed = (firstName: string) => ({
  firstName,
  lastName: 'Byron',
  email: `${firstName.toLowerCase()}@example.com`,
  password: 'engine of 1843',
})

const expecting = { expectedMessages: refusals, reducedMotion: 'reduce' } as const

describe('a user arrives, leaves and returns', () => {
  const ada = personNamed('Ada')
  const newPassword = ' note G 1843 '

  it('signs up, forgets, resets and signs in', async () => {
    await site.visit(expecting, async (page) => {
      const identity = new Identity(page)
      await identity.open('/account')
      await identity.arrivesAt('/signin')
      await page.getByRole('link', { name: 'Create a free account' }).click()
      await identity.signUp(ada)
      await identity.arrivesAt('/account')
      await identity.shell.menu('Ada Byron').waitFor()
      await soon(() => storedToken(page)).toEqual({ local: true, session: false })
      await soon(() => identity.region('Account preferences').innerText()).toContain('ada@example.com')
      await identity.signOut('Ada Byron')
      await soon(() => ourStorage(page)).toEqual([])

      await identity.open('/signin')
      await page.getByRole('link', { name: 'Forgot Password' }).click()
      await identity.arrivesAt('/forgot-password')
      await identity.fill({ Email: ada.email })
      await identity.button('Submit').click()
      const sent = page.getByText(
        "If there's an account with this email, we've sent it a link to reset the password.",
      )
      await sent.waitFor()
      await soon(() => identity.field('Email').inputValue()).toBe('')

      await identity.open(await site.outbox.link(ada.email, 'restore-password'))
      await soon(() => identity.button('Reset Password').isDisabled()).toBe(true)
      await identity.fill({ 'New Password': 'password', 'Confirm Password': 'password' })
      await identity.button('Reset Password').click()
      await page.getByText('That password is too common. Try a longer or more unusual one.').waitFor()
      await identity.fill({ 'New Password': newPassword, 'Confirm Password': newPassword })
      await identity.button('Reset Password').click()
      await page.getByText('Your password has been reset successfully').waitFor()
      await identity.arrivesAt('/signin')

      await identity.signIn(ada.email, ada.password)
      await soon(() => identity.alert.innerText()).toBe('That email or password is incorrect.')
      await soon(() => identity.field('Email').inputValue()).toBe(ada.email)
      await identity.fill({ Password: newPassword })
      await identity.field('Password').press('Enter')
      await identity.arrivesAt(DASHBOARD)
      await soon(() => storedToken(page)).toEqual({ local: false, session: true })
    })
  })

  it('S-RESET-01: a used link is rejected on the form, then at /oops', async () => {
    const link = await site.outbox.link(ada.email, 'restore-password')
    await site.visit(expecting, async (page) => {
      const identity = new Identity(page)
      await identity.open(link)
      await identity.fill({ 'New Password': newPassword, 'Confirm Password': newPassword })
      await identity.button('Reset Password').click()
      await soon(() => identity.alert.innerText()).toBe('This link has expired or was already used!')
      await soon(() => identity.shell.path()).toBe('/oops')
      await page.getByText('This link has expired or was already used, please try again').waitFor()
    })
  })

  it('with Remember Me is in local storage, and sees no sign-in form again', async () => {
    await site.visit(expecting, async (page) => {
      const identity = new Identity(page)
      await identity.open('/signin')
      await page.evaluate(() => window.localStorage.setItem('cardsight:is-user-login', 'yes'))
      let loads = 0
      page.on('load', () => {
        loads += 1
      })
      await identity.field('Remember Me').check()
      await identity.signIn(ada.email, newPassword)
      await identity.arrivesAt(DASHBOARD)
      await soon(() => loads).toBe(1)
      await soon(() => storedToken(page)).toEqual({ local: true, session: false })
      await identity.open('/signin')
      await identity.arrivesAt(DASHBOARD)
    })
  })

  it('S-SIGNUP-02: shows a common password at its field, a taken email under the form, and loses no input', async () => {
    await site.visit(expecting, async (page) => {
      const identity = new Identity(page)
      await identity.open('/signup')
      await identity.signUp({ ...ada, email: 'other@example.com', password: 'password' })
      await page.getByText('That password is too common. Try a longer or more unusual one.').waitFor()
      await soon(() => identity.shell.holdsFocus(identity.field('Create Password'))).toBe(true)
      await identity.signUp(ada)
      await soon(() => identity.alert.innerText()).toBe(
        "There's already an account with this email. Sign in or reset your password.",
      )
      await soon(() => identity.field('Create Password').inputValue()).toBe(ada.password)
      await soon(() => identity.shell.path()).toBe('/signup')
    })
  })
})

describe('the account page', () => {
  it('lets the old address undo a change of email, and then choose a new password', async () => {
    const joan = personNamed('Joan')
    await site.visit(expecting, async (page) => {
      const identity = await signedUp(page, joan)
      await identity.open(await site.outbox.link(joan.email, 'verify-email'))
      await identity.button('Confirm my email').click()
      await page.getByText('Your email is confirmed. Thank you!').waitFor()
      await identity.open('/account')
      await identity.button('Change email').click()
      await identity.fill({ 'New email': 'thief@example.com', 'Current password': joan.password })
      await identity.field('Current password').press('Enter')
      await identity.toast('email saved successfully!').waitFor()
    })
    // Another browser, where no one is signed in.
    await site.visit(expecting, async (page) => {
      const identity = new Identity(page)
      await identity.open(await site.outbox.link(joan.email, 'undo-email-change'))
      await identity.button('Undo the change').click()
      await page.getByText('We restored your old email address and signed you out everywhere.').waitFor()
      await identity.open(await site.outbox.link(joan.email, 'restore-password'))
      await identity.fill({ 'New Password': 'bletchley park', 'Confirm Password': 'bletchley park' })
      await identity.button('Reset Password').click()
      await page.getByText('Your password has been reset successfully').waitFor()
      await identity.open('/signin')
      await identity.signIn(joan.email, 'bletchley park')
      await identity.arrivesAt(DASHBOARD)
    })
  })

  it('lists sessions, ends another browser, exports all data, and deletes the account', async () => {
    const mary = personNamed('Mary')
    await site.visit(expecting, async (page) => {
      const identity = await signedUp(page, mary)
      await identity.open('/account')
      await onAnotherBrowser(page, async (other) => {
        await other.open('/signin')
        await other.signIn(mary.email, mary.password)
        await other.arrivesAt(DASHBOARD)
        // A call still under way would be refused and leave the page in a race with the reload below.
        await other.page.waitForLoadState('networkidle')
        await page.reload()
        const sessions = identity.region('Where you’re signed in')
        await soon(() => sessions.getByRole('listitem').count()).toBe(2)
        await soon(() => sessions.getByText('This browser').count()).toBe(1)
        await sessions
          .getByRole('listitem')
          .getByRole('button', { name: /^Sign out/ })
          .click()
        await identity.toast('That browser is signed out.').waitFor()
        await soon(() => sessions.getByRole('listitem').count()).toBe(1)
        await other.page.reload({ waitUntil: 'commit' })
        await other.arrivesAt('/')
      })

      const download = page.waitForEvent('download')
      await identity.button('Download my data').click()
      const file = await download
      expect(file.suggestedFilename()).toMatch(/^cardsight-\d{4}-\d\d-\d\d\.json$/)
      const everything = JSON.parse(await readFile(await file.path(), 'utf8'))
      expect(everything.user).toMatchObject({ email: mary.email, lastName: 'Byron' })

      await identity.button('Delete account').click()
      await identity.dialog.getByText('can’t be undone').waitFor()
      await identity.dialog.getByLabel('Password', { exact: true }).fill('not this one')
      await identity.dialog.getByRole('button', { name: 'Delete my account' }).click()
      await soon(() => identity.alert.innerText()).toBe('Your current password is incorrect.')
      await identity.dialog.getByLabel('Password', { exact: true }).fill(mary.password)
      await identity.dialog.getByRole('button', { name: 'Delete my account' }).click()
      await identity.arrivesAt('/')
      await page.getByText('We deleted your account and its data. Thanks for using Cardsight.').waitFor()
      await soon(() => ourStorage(page)).toEqual([])
      await identity.open('/signin')
      await identity.signIn(mary.email, mary.password)
      await soon(() => identity.alert.innerText()).toBe('That email or password is incorrect.')
    })
    await soon(() => site.outbox.subjects(mary.email)).toContain('Your Cardsight account is deleted')
  })
})

async function signedUp(page: Page, person: ReturnType<typeof personNamed>): Promise<Identity> {
  const identity = new Identity(page)
  await identity.open('/signup')
  await identity.signUp(person)
  await identity.arrivesAt(DASHBOARD)
  return identity
}

async function onAnotherBrowser(page: Page, run: (other: Identity) => Promise<void>): Promise<void> {
  const browser: Browser | null = page.context().browser()
  const context = await browser?.newContext({ baseURL: site.url(), serviceWorkers: 'block' })
  if (context === undefined) {
    throw new Error('This page belongs to no browser')
  }
  try {
    await run(new Identity(await context.newPage()))
  } finally {
    await context.close()
  }
}

function storedToken(page: Page): Promise<{ local: boolean; session: boolean }> {
  return page.evaluate(
    (key) => ({
      local: window.localStorage.getItem(key) !== null,
      session: window.sessionStorage.getItem(key) !== null,
    }),
    TOKEN_KEY,
  )
}
