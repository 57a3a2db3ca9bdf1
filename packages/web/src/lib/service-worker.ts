const PATH = '/service-worker.js'

/**
 * Registers after the page has loaded, so that it doesn't delay the first paint. Returns a function that
 * cancels it.
 */
export function registerServiceWorker(): () => void {
  const register = () => {
    // Without it, only offline pages and notifications are missing, so a failure is ignored.
    navigator.serviceWorker?.register(PATH).catch(() => {})
  }
  if (document.readyState === 'complete') {
    register()
  } else {
    window.addEventListener('load', register, { once: true })
  }
  return () => window.removeEventListener('load', register)
}

/**
 * Asks the service worker to keep a page with all scripts, styles, fonts and card texts that it has loaded, so that it
 * opens without a connection. Without a service worker, nothing happens.
 */
export function keepForOffline(page: string): void {
  const paths = performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname } = new URL(name, window.location.href)
    return origin === window.location.origin && /^\/(?:assets|api\/cards\/texts)\//.test(pathname)
      ? [pathname]
      : []
  })
  navigator.serviceWorker?.ready.then(
    ({ active }) => active?.postMessage({ kind: 'keep-page', page, paths: [...new Set(paths)] }),
    () => undefined,
  )
}
