const PATH = '/service-worker.js'

/**
 * Registers after the page has loaded, so that it doesn't delay the first paint. Returns a function that
 * cancels it.
 */
export function registerServiceWorker(): () => void {
  const register = () => {
    // Only the offline page needs the service worker; everything else works without it, so a failure is ignored.
    navigator.serviceWorker?.register(PATH).catch(() => {})
  }
  if (document.readyState === 'complete') {
    register()
  } else {
    window.addEventListener('load', register, { once: true })
  }
  return () => window.removeEventListener('load', register)
}
