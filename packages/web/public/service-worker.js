// Shows the offline page, and does nothing else: it caches no API response and no personal page.
const KEPT = 'cardsight-offline-1'
const OFFLINE_PAGE = '/offline'

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
  } else if (request.destination === 'style' || request.destination === 'font') {
    event.respondWith(fetch(request).catch(async () => (await caches.match(request.url)) ?? Response.error()))
  }
})

/** Uses the browser's navigation preload if available, otherwise fetches the page itself. */
async function answerNavigation({ preloadResponse, request }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return caches.match(OFFLINE_PAGE)
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
  const cache = await caches.open(KEPT)
  await cache.addAll(new Set(looks))
  await cache.put(OFFLINE_PAGE, new Response(still, { headers: page.headers }))
}

async function forgetOthers() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))
}
