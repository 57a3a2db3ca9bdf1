import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { Identity, refusals } from '../pages/identity.ts'
import { findViolations } from '../pages/look.ts'
import { useSite } from '../site.ts'

const site = useSite()
const widths = [390, 1440]

describe('the forms for visitors', () => {
  it.each([
    ['/signin', 'Sign In', 'Please enter email address', 'Email'],
    ['/signup', 'Sign Up', 'Please enter first name', 'First Name'],
  ])('%s shows what is missing, moves the focus there, and has no violations', async (...row) => {
    const [path, button, complaint, first] = row
    await site.visit({ reducedMotion: 'reduce' }, async (page) => {
      const identity = new Identity(page)
      await identity.open(path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await soon(() => identity.violations(), `${path} at ${width}`).toEqual([])
      }
      await identity.button(button).press('Enter')
      await page.getByText(complaint).waitFor()
      await soon(() => identity.shell.holdsFocus(identity.field(first))).toBe(true)
      await soon(() => findViolations(page, { part: 'main' })).toEqual([])
    })
  })

  it('of a link or a forgotten password have no violations, with their responses too', async () => {
    await site.visit({ reducedMotion: 'reduce', expectedMessages: refusals }, async (page) => {
      const identity = new Identity(page)
      for (const path of [
        '/forgot-password',
        '/restore-password/some-token',
        '/verify-email/some-token',
        '/undo-email-change/some-token',
      ]) {
        await identity.open(path)
        await soon(() => identity.violations(), path).toEqual([])
        for (const field of await page.locator('main input:not([type=checkbox])').all()) {
          await field.fill('engine of 1843')
        }
        await page.locator('main button[type=submit]').click()
        await page.locator('main [data-tone], main [data-invalid]').filter({ hasText: /./ }).first().waitFor()
        await soon(() => findViolations(page, { part: 'main' }), `response of ${path}`).toEqual([])
      }
    })
  })

  it('can be used by keyboard alone, in order', async () => {
    await site.visit({}, async (page) => {
      const identity = new Identity(page)
      await identity.open('/signin')
      await identity.field('Email').focus()
      await page.keyboard.type('ada@example.com')
      await page.keyboard.press('Tab')
      await page.keyboard.type('secret')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await soon(() => identity.field('Password').getAttribute('type')).toBe('text')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await soon(() => identity.field('Remember Me').isChecked()).toBe(true)
      await page.keyboard.press('Tab')
      await soon(() => identity.shell.focused()).toBe('Forgot Password')
      await page.keyboard.press('Tab')
      await soon(() => identity.shell.focused()).toBe('Sign In')
      // No provider is set up on this server, so its button isn't there.
      await soon(() => page.getByText('Continue with Google').count()).toBe(0)
    })
  })

  it('S-GEN-03, S-SIGNUP-01, S-SIGNUP-03, S-SIGNUP-05: sign-up has its fields in order, its indicator and its three blurbs', async () => {
    await site.visit({}, async (page) => {
      const identity = new Identity(page)
      await identity.open('/signup')
      await soon(() => page.locator('main label').allInnerTexts()).toEqual([
        'First Name',
        'Last Name',
        'Your Email',
        'Create Password',
        'Confirm password',
      ])
      const strength = page.locator('[data-strength]')
      for (const [password, band] of [
        ['', 'none'],
        ['abcd', 'weak'],
        ['abcde', 'medium'],
        ['abcdefg', 'medium'],
        ['plum-otter', 'strong'],
        ['password', 'weak'],
      ] as const) {
        await identity.field('Create Password').fill(password)
        await soon(() => strength.getAttribute('data-strength')).toBe(band)
      }
      const blurbs = page.getByRole('list', { name: 'What you get with an account' }).getByRole('heading')
      await soon(() => blurbs.allInnerTexts()).toEqual([
        'All spending in one place',
        'Calculate rewards in a click',
        'Maximize rewards',
      ])
      await page.getByText('over 18').waitFor()
    })
  })

  it('describe their fields to browsers and password managers, and allow pasting', async () => {
    await site.visit({}, async (page) => {
      const identity = new Identity(page)
      const purposes = async (path: string) => {
        await identity.open(path)
        const fields = page.locator('main input:not([type=checkbox])')
        return fields.evaluateAll((all) => all.map((field) => field.getAttribute('autocomplete')))
      }
      expect(await purposes('/signin')).toEqual(['email', 'current-password'])
      expect(await purposes('/signup')).toEqual([
        'given-name',
        'family-name',
        'email',
        'new-password',
        'new-password',
      ])
      await identity.field('Create Password').focus()
      await page.keyboard.insertText('pasted at once')
      await soon(() => identity.field('Create Password').inputValue()).toBe('pasted at once')
    })
  })

  it('without JavaScript say so, and send nothing', async () => {
    await site.visit({ javaScriptEnabled: false }, async (page) => {
      await page.goto('/signin')
      await soon(() => page.locator('main noscript').innerText()).toContain('This page needs JavaScript')
      await soon(() => page.getByRole('button', { name: 'Sign In', exact: true }).isDisabled()).toBe(true)
    })
  })
})

describe('the account page', () => {
  it('has no violations, nor have its modals, which restore the focus', async () => {
    const { storageState } = await site.signIn()
    await site.visit({ storageState, reducedMotion: 'reduce' }, async (page) => {
      const identity = new Identity(page)
      await identity.open('/account')
      await identity.region('Where you’re signed in').getByRole('listitem').waitFor()
      await identity.button('Change email').waitFor()
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await soon(() => identity.violations(), `at ${width}`).toEqual([])
      }
      for (const name of ['Change email', 'Change password', 'Delete account']) {
        await identity.button(name).press('Enter')
        await identity.dialog.waitFor()
        await soon(() => findViolations(page, { part: '[role=dialog]' }), name).toEqual([])
        await page.keyboard.press('Escape')
        await identity.dialog.waitFor({ state: 'hidden' })
        await soon(() => identity.shell.holdsFocus(identity.button(name))).toBe(true)
      }
    })
  })
})
