// Shows the offline page, and keeps /your-cards for use without a connection once someone has opened it. It caches no API
// response and no personal page: /your-cards is the same for everyone, and its data is in the browser's storage.
const OFFLINE = 'cardsight-offline-2'
const OFFLINE_PAGE = '/offline'
const YOUR_CARDS = 'cardsight-your-cards-1'
const YOUR_CARDS_PAGE = '/your-cards'
/** How long a slow network may take before the stored page is shown. */
const PATIENCE_MS = 3000

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
  } else if (request.method === 'GET' && isAsset(request.url)) {
    event.respondWith(answerAsset(request))
  }
})

/** The page sends the paths of all scripts, styles and fonts that it has loaded. */
self.addEventListener('message', (event) => {
  const { kind, paths } = event.data ?? {}
  if (kind === 'keep-your-cards' && Array.isArray(paths)) {
    event.waitUntil(keepYourCards(paths.filter(isAssetPath)).catch(() => undefined))
  }
})

/** Uses the browser's navigation preload if available, otherwise fetches the page itself. */
async function answerNavigation({ preloadResponse, request }) {
  const load = async () => (await preloadResponse) ?? (await fetch(request))
  const isYourCards = new URL(request.url).pathname === YOUR_CARDS_PAGE
  const stored = isYourCards ? await caches.match(YOUR_CARDS_PAGE) : undefined
  try {
    return await (stored === undefined ? load() : Promise.race([load(), wait(PATIENCE_MS, stored)]))
  } catch {
    return stored ?? caches.match(OFFLINE_PAGE)
  }
}

function wait(ms, response) {
  return new Promise((resolve) => setTimeout(() => resolve(response), ms))
}

/** The name of an asset changes with its content, so a stored one is never out of date. */
async function answerAsset(request) {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request)
}

function isAsset(address) {
  const { origin, pathname } = new URL(address)
  return origin === self.location.origin && isAssetPath(pathname)
}

function isAssetPath(path) {
  return typeof path === 'string' && /^\/assets\/[\w.-]+\.(?:js|css|woff2)$/.test(path)
}

/** Stores the page with everything it loads, and removes what an earlier build has stored. */
async function keepYourCards(loaded) {
  const page = await fetch(YOUR_CARDS_PAGE)
  if (!page.ok) {
    return
  }
  const html = await page.clone().text()
  const named = [...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)].map(([path]) => path)
  const paths = new Set([...named, ...loaded])
  const cache = await caches.open(YOUR_CARDS)
  await Promise.all([...paths].map((path) => keepAsset(cache, path)))
  await cache.put(YOUR_CARDS_PAGE, page)
  const stored = await cache.keys()
  const outdated = stored.filter(({ url }) => {
    const { pathname } = new URL(url)
    return pathname !== YOUR_CARDS_PAGE && !paths.has(pathname)
  })
  await Promise.all(outdated.map((request) => cache.delete(request)))
}

async function keepAsset(cache, path) {
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
  const others = names.filter((name) => name !== OFFLINE && name !== YOUR_CARDS)
  await Promise.all(others.map((name) => caches.delete(name)))
}
