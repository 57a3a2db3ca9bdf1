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
