import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** Long enough that a pointer on its way elsewhere opens nothing, and that one on its way in loses nothing. */
const HOVER_OPEN_MS = 80
const HOVER_CLOSE_MS = 250

type OpenedBy = 'hover' | 'press' | null

type Options = { opensOnHover?: boolean }

/**
 * A button and the panel it shows, inside one root element. Opens by press, and by hover where told so;
 * a panel that hover opened is kept by a press. Closes on Escape, on a press or focus outside, on choosing.
 */
export function useDisclosure({ opensOnHover = false }: Options = {}) {
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const timer = useRef<number | undefined>(undefined)
  const [openedBy, setOpenedBy] = useState<OpenedBy>(null)
  const isOpen = openedBy !== null

  const turn = (next: OpenedBy) => {
    window.clearTimeout(timer.current)
    setOpenedBy(next)
  }
  const turnLater = (next: OpenedBy, delayMs: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpenedBy((now) => (now === 'press' ? now : next)), delayMs)
  }

  useEffect(() => () => window.clearTimeout(timer.current), [])
  useOutsideClose({ isOpen, root, trigger, close: () => turn(null) })

  // A finger also "hovers" just before it presses: its press would then close what its hover opened.
  const ifMouse = (action: () => void) => (event: PointerEvent) => {
    if (opensOnHover && event.pointerType === 'mouse') {
      action()
    }
  }

  return {
    isOpen,
    close: () => turn(null),
    rootProps: {
      ref: root,
      onPointerEnter: ifMouse(() => turnLater('hover', HOVER_OPEN_MS)),
      onPointerLeave: ifMouse(() => turnLater(null, HOVER_CLOSE_MS)),
      onKeyDown: (event: KeyboardEvent) => {
        if (!isOpen && event.key !== 'ArrowDown') {
          return
        }
        if (!isOpen) {
          turn('press')
        }
        moveFocus(event, root)
      },
    },
    triggerProps: {
      ref: trigger,
      'aria-expanded': isOpen,
      onClick: () => turn(openedBy === 'press' ? null : 'press'),
    },
  }
}

type OutsideClose = {
  isOpen: boolean
  root: RefObject<HTMLElement | null>
  trigger: RefObject<HTMLElement | null>
  close: () => void
}

function useOutsideClose({ isOpen, root, trigger, close }: OutsideClose) {
  useEffect(() => {
    if (!isOpen) {
      return
    }
    const handleOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) {
        close()
      }
    }
    // On the document: what hover opened must close on Escape wherever the focus is.
    const handleKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') {
        return
      }
      if (root.current?.contains(document.activeElement)) {
        trigger.current?.focus()
      }
      close()
    }
    document.addEventListener('pointerdown', handleOutside)
    document.addEventListener('focusin', handleOutside)
    document.addEventListener('keydown', handleKey)
    return () => {
      document.removeEventListener('pointerdown', handleOutside)
      document.removeEventListener('focusin', handleOutside)
      document.removeEventListener('keydown', handleKey)
    }
  })
}

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** Arrow keys, Home and End walk through the button and the entries of the panel, in the order of the page. */
function moveFocus(event: KeyboardEvent, root: RefObject<HTMLElement | null>) {
  const step = steps[event.key]
  if (step === undefined) {
    return
  }
  event.preventDefault()
  // After this frame: a panel that the key has just opened must be there to take the focus.
  window.requestAnimationFrame(() => {
    const stops = [...(root.current?.querySelectorAll<HTMLElement>('a[href], button') ?? [])]
    const index = stops.findIndex((stop) => stop.matches(':focus'))
    stops[step(index, stops.length - 1)]?.focus()
  })
}
