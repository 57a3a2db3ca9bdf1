import { useEffect, useState } from 'react'

/**
 * A value one frame later. For what a press changes besides its own switch, tick or tab: that is seen to answer
 * first, however long the rest takes on a slow phone, and the rest comes with the next frame, as one.
 */
export function useNextFrame<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  useEffect(() => (shown === value ? undefined : afterFrame(() => setShown(value))), [shown, value])
  return shown
}

/** What runs in a frame's own callback would still hold that frame up. */
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
