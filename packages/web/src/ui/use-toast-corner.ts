import { type RefObject, useEffect, useState } from 'react'
import { type Corner, chooseCorner } from './toast-corner.ts'

const CONTROLS = 'button, a[href], input, select, textarea, summary'

/** Follows scrolling and resizing, because they move controls under the messages. */
export function useToastCorner(list: RefObject<HTMLElement | null>, count: number): Corner {
  const [corner, setCorner] = useState<Corner>('bottom-right')
  useEffect(() => {
    if (count === 0) {
      return
    }
    const choose = () => list.current && setCorner(cornerFor(list.current))
    choose()
    window.addEventListener('scroll', choose, { passive: true })
    window.addEventListener('resize', choose)
    return () => {
      window.removeEventListener('scroll', choose)
      window.removeEventListener('resize', choose)
    }
  }, [list, count])
  return corner
}

function cornerFor(list: HTMLElement): Corner {
  const controls = [...document.querySelectorAll(CONTROLS)].filter((control) => !list.contains(control))
  return chooseCorner(
    list.getBoundingClientRect(),
    { width: window.innerWidth, height: window.innerHeight },
    controls.map((control) => control.getBoundingClientRect()).filter(({ width }) => width > 0),
  )
}
