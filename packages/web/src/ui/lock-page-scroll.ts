import { afterFrame } from '../lib/after-frame.ts'

let veils = 0

/**
 * Use as the `ref` of an overlay: sets an attribute on the page while an overlay is open. An attribute instead of
 * `:has()` on the root, which the browser would reevaluate on every DOM change.
 */
export function lockPageScroll(veil: HTMLElement | null): (() => void) | undefined {
  if (veil === null) {
    return undefined
  }
  veils += 1
  mark()
  return () => {
    veils -= 1
    // The browser repaints the whole page when it can scroll again. The frame that closes the modal doesn't wait for it.
    afterFrame(mark)
  }
}

function mark(): void {
  const { documentElement: page } = document
  if (veils === 0) {
    page.removeAttribute('data-modal-open')
  } else if (!page.hasAttribute('data-modal-open')) {
    // A gutter where nothing scrolls visibly, as on phones, would change the page's width and restyle all of it.
    page.setAttribute('data-modal-open', window.innerWidth > page.clientWidth ? 'gutter' : '')
  }
}
