import { randomUUID } from 'node:crypto'
import { type Browser, type BrowserContext, chromium, type Page, type Worker } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { soon } from '../browser.ts'
import { findBrowser } from '../find-browser.ts'
import { Identity } from '../pages/identity.ts'
import { useSite } from '../site.ts'

const site = useSite()
const PATIENCE_MS = 120_000

/** Journeys have the headless shell, which shows no notifications. */
let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--headless=new', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
    chromiumSandbox: false,
  })
})
afterAll(() => browser.close())

async function open(options: Parameters<Browser['newContext']>[0] = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ baseURL: site.url(), permissions: ['notifications'], reducedMotion: 'reduce', ...options },
  })
  context.setDefaultTimeout(PATIENCE_MS)
  // A second try would otherwise reach the worker of the first one.
  onTestFinished(() => context.close())
  return context
}

/** The page's service worker, whose badges and opened pages are recorded: a window has to be in front for those. */
async function watchWorker(
  page: Page,
): Promise<{ worker: Worker; deliver: (data: string) => Promise<void> }> {
  const context = page.context()
  const client = await context.newCDPSession(page)
  const registrations: string[] = []
  client.on('ServiceWorker.workerRegistrationUpdated', (event) =>
    registrations.push(...event.registrations.map(({ registrationId }) => registrationId)),
  )
  await client.send('ServiceWorker.enable')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  // A message to a worker that is still being activated may get lost.
  await soon(() =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state === 'activated'),
  ).toBe(true)
  await soon(async () => registrations.length).toBeGreaterThan(0)
  const [worker] = context.serviceWorkers()
  if (worker === undefined) {
    throw new Error('The page has no service worker')
  }
  await worker.evaluate(() => {
    const done: unknown[] = []
    Object.assign(globalThis, { done })
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void done.push(count),
      clearAppBadge: async () => void done.push('cleared'),
    })
    const { clients } = globalThis as unknown as { clients: object }
    Object.assign(clients, { openWindow: async (address: string) => void done.push(address) })
  })
  const deliver = async (data: string) => {
    const registrationId = registrations.at(-1) ?? ''
    await client.send('ServiceWorker.deliverPushMessage', { origin: site.url(), registrationId, data })
  }
  return { worker, deliver }
}

const shownOn = (page: Page) =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => ({
      title,
      body,
    })),
  )

const doneBy = (worker: Worker) => worker.evaluate(() => (globalThis as unknown as { done: unknown[] }).done)

/** Presses the notification with this title. */
const press = (worker: Worker, title: string) =>
  worker.evaluate(async (wanted) => {
    const scope = globalThis as unknown as {
      registration: { getNotifications: () => Promise<{ title: string }[]> }
      dispatchEvent: (event: unknown) => void
      NotificationEvent: new (type: string, init: object) => unknown
    }
    const notification = (await scope.registration.getNotifications()).find((one) => one.title === wanted)
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
  }, title)

const message = (more: object) =>
  JSON.stringify({
    id: randomUUID(),
    title: 'Ferry',
    body: 'It rose.',
    path: '/cards/ferry',
    count: 1,
    ...more,
  })

describe('notifications', () => {
  it('S-WATCH-08, S-WATCH-09: show what changed, count on the badge, open a page of ours, and end when the watches are opened', async () => {
    const { storageState } = await site.signIn()
    const context = await open({ storageState })
    const page = await context.newPage()
    await page.goto('/about')
    const { worker, deliver } = await watchWorker(page)

    const first = message({ title: 'Ferry', count: 2 })
    await deliver(first)
    await soon(() => shownOn(page)).toEqual([{ title: 'Ferry', body: 'It rose.' }])
    // The same message again, after a crash of the server.
    await deliver(first)
    await soon(async () => (await doneBy(worker)).length).toBe(2)
    expect(await shownOn(page)).toHaveLength(1)
    await deliver(message({ title: 'Elsewhere', path: 'https://evil.example/' }))
    // Both at once could count each other.
    await soon(() => doneBy(worker)).toEqual([2, 2, 3])
    await deliver('not JSON')
    await soon(async () => (await shownOn(page)).map(({ title }) => title).toSorted()).toEqual([
      'Cardsight',
      'Elsewhere',
      'Ferry',
    ])
    await soon(() => doneBy(worker)).toEqual([2, 2, 3, 4])

    await press(worker, 'Ferry')
    await soon(async () => (await doneBy(worker)).slice(4).map(String).toSorted()).toEqual([
      '2',
      site.url('/cards/ferry'),
    ])
    await press(worker, 'Elsewhere')
    await soon(async () => (await doneBy(worker)).slice(6).map(String).toSorted()).toEqual([
      '1',
      site.url('/account/watches'),
    ])

    await page.addInitScript(() => {
      Object.assign(navigator, { clearAppBadge: async () => sessionStorage.setItem('badge', 'cleared') })
    })
    await page.goto('/account/watches')
    await page.getByRole('heading', { name: 'Notifications', exact: true }).waitFor()
    await soon(() => shownOn(page)).toEqual([])
    await soon(() => page.evaluate(() => sessionStorage.getItem('badge'))).toBe('cleared')
  })

  it('S-WATCH-07: are turned on by a press, listed in other browsers, and end with the sign-out', async () => {
    const { storageState } = await site.signIn()
    const contexts = await Promise.all([open({ storageState }), open({ storageState })])
    const [page, other] = await Promise.all(contexts.map((context) => context.newPage()))
    if (page === undefined || other === undefined) {
      throw new Error('There are two pages')
    }
    await page.addInitScript(standInForPushService)
    await page.goto('/account/watches')
    const toggle = page.getByRole('switch', { name: 'Notifications in this browser' })
    await toggle.click()
    await page.getByText(/^On since /).waitFor()
    await page.reload()
    await page.getByText(/^On since /).waitFor()
    expect(await toggle.isChecked()).toBe(true)

    await other.goto('/account/watches')
    await other.getByRole('heading', { name: 'Other browsers with notifications' }).waitFor()
    // Private windows of Chromium have no push service.
    await other.getByRole('switch', { name: 'Notifications in this browser' }).click()
    await other.getByText(/^We couldn’t change that\./).waitFor()

    await new Identity(page).signOut('Robin Marsh')
    await soon(() => page.evaluate(() => document.cookie)).toContain('unsubscribed=1')
  })
})

/** Chromium's own push service is on the internet. */
function standInForPushService() {
  const KEY = 'test:push'
  const toSubscription = (stored: string | null) =>
    stored === null
      ? null
      : {
          ...JSON.parse(stored),
          toJSON: () => JSON.parse(stored),
          unsubscribe: async () => {
            localStorage.removeItem(KEY)
            Object.assign(document, { cookie: 'unsubscribed=1; path=/' })
            return true
          },
        }
  const encode = (bytes: Uint8Array) =>
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  Object.assign(PushManager.prototype, {
    getSubscription: async () => toSubscription(localStorage.getItem(KEY)),
    subscribe: async () => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
        'deriveBits',
      ])
      const p256dh = encode(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)))
      const auth = encode(crypto.getRandomValues(new Uint8Array(16)))
      const endpoint = `https://push.example.com/${crypto.randomUUID()}`
      localStorage.setItem(KEY, JSON.stringify({ endpoint, keys: { p256dh, auth } }))
      return toSubscription(localStorage.getItem(KEY))
    },
  })
}
