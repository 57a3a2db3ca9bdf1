const PATH = '/service-worker.js'

/** Once the page has loaded, so that it takes nothing from the first picture. Gives back how to call it off. */
export function registerServiceWorker(): () => void {
  const register = () => {
    // Without it everything works but the page that says there is no network: nothing to complain about.
    navigator.serviceWorker?.register(PATH).catch(() => {})
  }
  if (document.readyState === 'complete') {
    register()
  } else {
    window.addEventListener('load', register, { once: true })
  }
  return () => window.removeEventListener('load', register)
}
