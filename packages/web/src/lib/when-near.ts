/** How far below the screen counts as near. */
const MARGIN = '0px 0px 200px'

/**
 * Resolves when the element comes near the screen, or at once where there is nothing to wait for: on the
 * server, and when the element is not in the page yet.
 */
export function whenNear(elementId: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(elementId)
  if (element === null) {
    return Promise.resolve()
  }
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          observer.disconnect()
          resolve()
        }
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
  })
}
