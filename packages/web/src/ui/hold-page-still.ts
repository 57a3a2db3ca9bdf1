let veils = 0

/**
 * As the `ref` of what veils the page: marks the page while one is there. A mark, and no `:has()` that looks for the
 * veil: with one on the root, whatever comes or goes anywhere has the browser ask it again.
 */
export function holdPageStill(veil: HTMLElement | null): (() => void) | undefined {
  if (veil === null) {
    return undefined
  }
  veils += 1
  mark()
  return () => {
    veils -= 1
    mark()
  }
}

function mark(): void {
  document.documentElement.toggleAttribute('data-modal-open', veils > 0)
}
