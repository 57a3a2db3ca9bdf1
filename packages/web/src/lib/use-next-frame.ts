import { useEffect, useState } from 'react'
import { afterFrame } from './after-frame.ts'

/**
 * Returns the value one frame later. Use it for what a click changes besides its own switch, checkbox or tab:
 * the control responds at once even on a slow phone, and the rest follows in one update in the next frame.
 */
export function useNextFrame<Value>(value: Value): Value {
  const [shown, setShown] = useState(value)
  useEffect(() => (shown === value ? undefined : afterFrame(() => setShown(value))), [shown, value])
  return shown
}
