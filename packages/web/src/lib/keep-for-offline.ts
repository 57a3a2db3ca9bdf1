/**
 * Asks the service worker to keep `/your-cards` with all scripts, styles and fonts that this page has loaded, so that it
 * opens without a connection. Without a service worker, nothing happens.
 */
export function keepYourCardsOffline(): void {
  const paths = performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname } = new URL(name, window.location.href)
    return origin === window.location.origin && pathname.startsWith('/assets/') ? [pathname] : []
  })
  navigator.serviceWorker?.ready.then(
    ({ active }) => active?.postMessage({ kind: 'keep-your-cards', paths: [...new Set(paths)] }),
    () => undefined,
  )
}
