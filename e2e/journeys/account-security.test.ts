import { createHmac, randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { soon } from '../browser.ts'
import { Identity, refusals } from '../pages/identity.ts'
import { useSite } from '../site.ts'

const site = useSite()
const expecting = { expectedMessages: refusals, reducedMotion: 'reduce' } as const
const DASHBOARD = '/find-best-card-for-your-spend'
const PASSWORD = 'engine of 1843'

const signedUp = async (page: Page) => {
  const email = `ada.${randomUUID()}@example.com`
  const identity = new Identity(page)
  await identity.open('/account')
  await identity.arrivesAt('/signin')
  await page.getByRole('link', { name: 'Create a free account' }).click()
  await identity.signUp({ firstName: 'Ada', lastName: 'Byron', email, password: PASSWORD })
  await identity.arrivesAt('/account')
  return { identity, email }
}

const signInAgain = async (identity: Identity, email: string) => {
  // Not from the dashboard, where an invitation opens over the menu.
  await identity.open('/account')
  await identity.signOut('Ada Byron')
  await identity.open('/signin')
  await identity.signIn(email, PASSWORD)
}

/** A fingerprint reader that Chromium simulates. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** RFC 6238, worked out with HMAC alone: what an authenticator app shows some steps of 30 seconds from now. */
function appCode(key: string, stepsAhead = 0): string {
  const bits = [...key.replaceAll(' ', '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const secret = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsAhead))
  const hash = createHmac('sha1', secret).update(step).digest()
  const offset = (hash.at(-1) ?? 0) & 0xf
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

describe('a passkey', () => {
  it('is added, named, signs in without a password, confirms who you are, and is removed', async () => {
    await site.visit(expecting, async (page) => {
      const { identity, email } = await signedUp(page)
      await addAuthenticator(page)
      const security = identity.region('Security')
      await security.getByRole('button', { name: 'Add a passkey' }).click()
      await identity.toast('Passkey added.').waitFor()
      await security.getByRole('button', { name: /^Rename / }).click()
      await identity.field('Name').fill('My laptop')
      await identity.dialog.getByRole('button', { name: 'Save' }).click()
      await security.getByText('My laptop').waitFor()
      await soon(() => identity.violations()).toEqual([])

      await identity.signOut('Ada Byron')
      await identity.open('/signin')
      await soon(() => identity.violations()).toEqual([])
      await identity.button('Sign in with a passkey').click()
      await identity.arrivesAt(DASHBOARD)
      await identity.open('/account')
      await identity.region('Where you’re signed in').getByText('with a passkey').waitFor()

      await site.ageSignIns(email)
      const download = page.waitForEvent('download')
      await identity.button('Download my data').click()
      await identity.dialog.getByRole('button', { name: 'Use a passkey' }).click()
      expect((await download).suggestedFilename()).toMatch(/^cardsight-.+\.json$/)

      await security.getByRole('button', { name: 'Remove My laptop' }).click()
      await identity.dialog.getByRole('button', { name: 'Remove', exact: true }).click()
      await identity.toast('Passkey removed.').waitFor()
      await security.getByText('None. A passkey signs you in').waitFor()

      await identity.signOut('Ada Byron')
      await identity.open('/signin')
      await identity.button('Sign in with a passkey').click()
      await soon(() => identity.alert.innerText()).toBe(
        "That passkey isn't in use anymore. Please sign in another way.",
      )
      await identity.signIn(email, PASSWORD)
      await identity.arrivesAt(DASHBOARD)
    })
  })
})

describe('two-step verification', () => {
  it('is set up, asks for a code or a recovery code once each, and is turned off', async () => {
    await site.visit(expecting, async (page) => {
      const { identity, email } = await signedUp(page)
      const security = identity.region('Security')
      await security.getByRole('button', { name: 'Set up' }).click()
      await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
      const key = await identity.dialog.locator('code').innerText()
      await identity.field('Code from the app').fill('000000')
      await identity.dialog.getByRole('button', { name: 'Turn on' }).click()
      await identity.dialog.getByText("That code isn't right").waitFor()
      await soon(() => identity.violations()).toEqual([])
      await identity.field('Code from the app').fill(appCode(key))
      await identity.field('Code from the app').press('Enter')
      await identity.dialog.getByRole('listitem').first().waitFor()
      const codes = await identity.dialog.getByRole('listitem').allInnerTexts()
      expect(codes).toHaveLength(10)
      await soon(() => identity.violations()).toEqual([])
      const file = page.waitForEvent('download')
      await identity.dialog.getByRole('button', { name: 'Download' }).click()
      expect((await file).suggestedFilename()).toBe('cardsight-recovery-codes.txt')
      await identity.dialog.getByRole('button', { name: 'I’ve saved them' }).click()
      await security.getByText('10 recovery codes left').waitFor()

      await signInAgain(identity, email)
      await page.getByRole('heading', { name: 'Two-step verification' }).waitFor()
      await soon(() => identity.violations()).toEqual([])
      await identity.field('Code').fill(appCode(key, 1))
      await identity.button('Continue').click()
      await identity.arrivesAt(DASHBOARD)

      const [recoveryCode = '', nextCode = '', lastCode = ''] = codes
      await signInAgain(identity, email)
      await identity.button('Use a recovery code').click()
      await identity.field('Recovery code').fill(recoveryCode)
      await identity.button('Continue').click()
      await identity.arrivesAt(DASHBOARD)
      await signInAgain(identity, email)
      await identity.button('Use a recovery code').click()
      await identity.field('Recovery code').fill(recoveryCode)
      await identity.button('Continue').click()
      await soon(() => identity.alert.innerText()).toContain('already used')
      await identity.field('Recovery code').fill(nextCode)
      await identity.button('Continue').click()
      await identity.arrivesAt(DASHBOARD)

      await identity.open('/account')
      await security.getByText('8 recovery codes left').waitFor()
      await site.ageSignIns(email)
      await security.getByRole('button', { name: 'Turn off' }).click()
      await identity.dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await identity.dialog.getByRole('button', { name: 'Confirm' }).click()
      await identity.dialog.getByText('Please enter the code').waitFor()
      await soon(() => identity.violations()).toEqual([])
      await identity.dialog.getByLabel('Code', { exact: true }).fill(lastCode)
      await identity.dialog.getByRole('button', { name: 'Confirm' }).click()
      await identity.toast('Two-step verification is off.').waitFor()
      await security.getByRole('button', { name: 'Set up' }).waitFor()
      await signInAgain(identity, email)
      await identity.arrivesAt(DASHBOARD)
    })
  })
})

describe('an access token', () => {
  it('is created after a confirmation, shown once, reads as an assistant, and is revoked', async () => {
    await site.visit(expecting, async (page) => {
      const { identity, email } = await signedUp(page)
      await site.ageSignIns(email)
      const tokens = identity.region('Assistants')
      await tokens.getByRole('button', { name: 'Create a token' }).click()
      await identity.dialog.getByRole('button', { name: 'Create' }).click()
      await identity.toast('Enter a name, such as the assistant that will use the token.').waitFor()
      await identity.field('Name').fill('Claude')
      await identity.field('Cards you have, and the profile that your results assume').check()
      await soon(() => identity.violations()).toEqual([])
      await identity.dialog.getByRole('button', { name: 'Create' }).click()
      await identity.dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await identity.dialog.getByRole('button', { name: 'Confirm' }).click()
      const token = await tokens.getByLabel('Your token for Claude').inputValue()
      expect(token).toMatch(/^cardsight_/)

      const ask = (name: string) =>
        fetch(site.url('/mcp'), {
          method: 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            accept: 'application/json, text/event-stream',
          },
          body: JSON.stringify({
            jsonrpc: '2.0',
            id: 1,
            method: 'tools/call',
            params: { name, arguments: {} },
          }),
        })
      const cards = await ask('your_cards')
      expect(cards.status).toBe(200)
      expect(await cards.text()).toContain('\\"cards\\":[]')
      expect(await (await ask('your_spending')).text()).toContain("doesn't cover your spending totals")

      await identity.open('/account')
      await tokens.getByText(/Reads your cards\. Created .+, last used .+\. Expires /).waitFor()
      expect(await tokens.getByLabel('Your token for Claude').count()).toBe(0)
      await soon(() => identity.violations()).toEqual([])
      await tokens.getByRole('button', { name: 'Revoke Claude' }).click()
      await identity.dialog.getByRole('button', { name: 'Revoke' }).click()
      await identity.toast('That token no longer works.').waitFor()
      expect((await ask('your_cards')).status).toBe(401)
    })
  })
})
