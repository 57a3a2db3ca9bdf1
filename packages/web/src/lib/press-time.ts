/** Times from the press or the key that is being handled: a slow device may get to it late. */

const types = ['click', 'keydown']

/** The submit event of a press has a later time than the press. */
let pressedAt = 0

/** Returns a function that stops it. */
export function watchPresses(): () => void {
  for (const type of types) {
    window.addEventListener(type, remember, { capture: true })
  }
  return () => {
    for (const type of types) {
      window.removeEventListener(type, remember, { capture: true })
    }
  }
}

/** Milliseconds; 0 if no event is being handled. */
export function sincePress(): number {
  return window.event === undefined ? 0 : performance.now() - pressedAt
}

function remember({ timeStamp }: Event): void {
  pressedAt = timeStamp
}
