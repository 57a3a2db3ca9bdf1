import { type TouchEvent, useRef } from 'react'

/** Less is a tap, or a slanted scroll. */
const FAR_ENOUGH_PX = 48

type Turns = { onPrevious: () => unknown; onNext: () => unknown }

/** Touch handlers for a paged box: a swipe to the left shows the next page. */
export function useSwipe({ onPrevious, onNext }: Turns) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0]
      start.current =
        touch === undefined || touches.length > 1 ? null : { x: touch.clientX, y: touch.clientY }
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      if (start.current === null || touch === undefined) {
        return
      }
      const x = touch.clientX - start.current.x
      const y = touch.clientY - start.current.y
      start.current = null
      if (Math.abs(x) < FAR_ENOUGH_PX || Math.abs(x) < 2 * Math.abs(y)) {
        return
      }
      if (x < 0) {
        onNext()
      } else {
        onPrevious()
      }
    },
  }
}
