// Shows the offline page and notifications, and keeps some pages for use without a connection once someone has opened them.
// It caches nothing personal: these pages and the texts of cards are the same for everyone, and people's data is in the
// browser's storage.
const OFFLINE = 'cardsight-offline-2'
const OFFLINE_PAGE = '/offline'
/** Kept pages, each with its own cache. */
const KEPT = new Map([
  ['/your-cards', 'cardsight-your-cards-1'],
  ['/find-best-card-for-your-spend', 'cardsight-results-1'],
])
/** How long a slow network may take before a stored page is shown that needs nothing from it. */
const PATIENCE_MS = 3000
const PATIENT_PAGE = '/your-cards'

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([forgetOthers(), self.registration.navigationPreload?.enable(), self.clients.claim()]),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate') {
    event.respondWith(answerNavigation(event))
  } else if (request.method === 'GET' && isUnchanging(request.url)) {
    event.respondWith(answerUnchanging(request))
  }
})

/** The page sends the paths of everything unchanging that it has loaded. */
self.addEventListener('message', (event) => {
  const { kind, page, paths } = event.data ?? {}
  if (kind === 'keep-page' && KEPT.has(page) && Array.isArray(paths)) {
    event.waitUntil(keepPage(page, paths.filter(isUnchangingPath)).catch(() => undefined))
  }
})

/** Browsers demand a notification for every message, also for one that this version can't read. */
self.addEventListener('push', (event) => {
  event.waitUntil(showNotification(readMessage(event.data)))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(Promise.all([openPage(event.notification.data?.path), countOnBadge()]))
})

self.addEventListener('notificationclose', (event) => {
  event.waitUntil(countOnBadge())
})

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(resubscribe(event))
})

const WATCHES_PAGE = '/account/watches'

/**
 * Firefox doesn't say which subscription ended. Then the next page of someone signed in subscribes again. Only pages have the
 * session, so they tell the server.
 */
async function resubscribe({ oldSubscription, newSubscription }) {
  const applicationServerKey = oldSubscription?.options?.applicationServerKey
  if (!newSubscription && applicationServerKey) {
    // Without permission, there are no notifications to keep.
    await self.registration.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey })
      .catch(() => undefined)
  }
  const open = await self.clients.matchAll({ type: 'window' })
  for (const page of open) {
    page.postMessage({ kind: 'push-changed' })
  }
}

function readMessage(data) {
  try {
    const { id, title, body, path, count } = data.json()
    if ([id, title, body, path].every((text) => typeof text === 'string') && Number.isInteger(count)) {
      return { id, title, body, path, count }
    }
  } catch {
    // Handled below.
  }
  const body = 'Something you watch changed.'
  return { id: 'unknown', title: 'Cardsight', body, path: WATCHES_PAGE, count: 1 }
}

/** The same message replaces itself if it comes twice. */
async function showNotification({ id, title, body, path, count }) {
  const icon = '/icons/icon-192.png'
  await self.registration.showNotification(title, { body, icon, tag: id, data: { path, count } })
  await countOnBadge()
}

/** The installed app's badge counts the changes that nobody has looked at. */
async function countOnBadge() {
  const shown = await self.registration.getNotifications()
  const count = shown.reduce((sum, { data }) => sum + (data?.count ?? 1), 0)
  await (count === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(count))
}

/** Pages of this site only. Goes to a tab that has it open already. */
async function openPage(path) {
  const asked = new URL(path ?? WATCHES_PAGE, self.location.origin)
  const { href } = asked.origin === self.location.origin ? asked : new URL(WATCHES_PAGE, self.location.origin)
  const open = await self.clients.matchAll({ type: 'window' })
  const tab = open.find(({ url }) => url === href)
  await (tab === undefined ? self.clients.openWindow(href) : tab.focus())
}

/** Uses the browser's navigation preload if available, otherwise fetches the page itself. */
async function answerNavigation({ preloadResponse, request }) {
  const load = async () => (await preloadResponse) ?? (await fetch(request))
  const { pathname } = new URL(request.url)
  const stored = KEPT.has(pathname) ? await caches.match(pathname) : undefined
  const isPatient = stored !== undefined && pathname === PATIENT_PAGE
  try {
    return await (isPatient ? Promise.race([load(), wait(PATIENCE_MS, stored)]) : load())
  } catch {
    return stored ?? caches.match(OFFLINE_PAGE)
  }
}

function wait(ms, response) {
  return new Promise((resolve) => setTimeout(() => resolve(response), ms))
}

async function answerUnchanging(request) {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request)
}

function isUnchanging(address) {
  const { origin, pathname } = new URL(address)
  return origin === self.location.origin && isUnchangingPath(pathname)
}

/** Scripts, styles, fonts and the texts of all cards: their names change with their content, so no copy is ever outdated. */
function isUnchangingPath(path) {
  return (
    typeof path === 'string' &&
    (/^\/assets\/[\w.-]+\.(?:js|css|woff2)$/.test(path) || /^\/api\/cards\/texts\/[\w.-]+\.json$/.test(path))
  )
}

/** Stores the page with everything it loads, and removes what an earlier build has stored. */
async function keepPage(path, loaded) {
  const page = await fetch(path)
  if (!page.ok) {
    return
  }
  const html = await page.clone().text()
  const named = [...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)].map(([asset]) => asset)
  const paths = new Set([...named, ...loaded])
  const cache = await caches.open(KEPT.get(path))
  await Promise.all([...paths].map((asset) => keepUnchanging(cache, asset)))
  await cache.put(path, page)
  const stored = await cache.keys()
  const outdated = stored.filter(({ url }) => {
    const { pathname } = new URL(url)
    return pathname !== path && !paths.has(pathname)
  })
  await Promise.all(outdated.map((request) => cache.delete(request)))
}

async function keepUnchanging(cache, path) {
  if ((await cache.match(path, { ignoreVary: true })) === undefined) {
    await cache.add(path)
  }
}

/** The page as the server renders it, with style sheets and fonts, without scripts: those would render the requested page. */
async function keepOfflinePage() {
  const page = await fetch(OFFLINE_PAGE)
  const html = await page.text()
  const looks = [...html.matchAll(/href="(\/assets\/[^"]+\.(?:css|woff2))"/g)].map(([, path]) => path)
  const still = html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link[^>]*modulepreload[^>]*>/g, '')
  const cache = await caches.open(OFFLINE)
  await cache.addAll(new Set(looks))
  await cache.put(OFFLINE_PAGE, new Response(still, { headers: page.headers }))
}

async function forgetOthers() {
  const names = await caches.keys()
  const others = names.filter((name) => name !== OFFLINE && ![...KEPT.values()].includes(name))
  await Promise.all(others.map((name) => caches.delete(name)))
}
