import { useEffect, useState } from 'react'

/**
 * Returns the value one frame later. Use it for what a click changes besides its own switch, checkbox or tab:
 * the control responds at once even on a slow phone, and the rest follows in one update in the next frame.
 */
export function useNextFrame<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  useEffect(() => (shown === value ? undefined : afterFrame(() => setShown(value))), [shown, value])
  return shown
}

/** Runs after the frame is painted; work in the frame's own callback would delay that frame. */
function afterFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
