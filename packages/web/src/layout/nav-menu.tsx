import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Link } from 'react-router'
import type { Menu, MenuGroup } from '../content/menus.ts'
import { classNames } from '../ui/class-names.ts'
import { ChevronIcon } from './icons.tsx'

/** An entry of the wide menu bar that opens a panel of links. */
export function NavMenu({ menu }: { menu: Menu }) {
  const { isOpen, close, rootProps, triggerProps } = useDisclosure({ opensOnHover: true })
  const panelId = useId()
  return (
    <div {...rootProps} className="relative">
      <button {...triggerProps} type="button" aria-controls={panelId} className={navEntryClasses}>
        {menu.label}
        <ChevronIcon className={classNames('size-4 transition-transform', isOpen && 'rotate-180')} />
      </button>
      {/* The gap to the button is padding of the panel, so that a pointer crossing it has not left. */}
      <div
        id={panelId}
        data-open={isOpen || undefined}
        className={classNames(
          'absolute -left-4 top-full z-30 hidden pt-2 data-open:block',
          panelWithoutScript,
        )}
      >
        <div className="panel flex animate-rise divide-x divide-hairline shadow-float">
          {menu.groups.map((group) => (
            <LinkGroup key={group.title} group={group} onChoose={close} />
          ))}
        </div>
      </div>
    </div>
  )
}

function LinkGroup({ group, onChoose }: { group: MenuGroup; onChoose: () => void }) {
  const titleId = useId()
  return (
    <div className="w-64 p-3">
      {group.title !== null && (
        <p id={titleId} className="ledger-label px-3 pb-1 text-ink-soft">
          {group.title}
        </p>
      )}
      <ul {...(group.title !== null && { 'aria-labelledby': titleId })}>
        {group.links.map(({ label, path }) => (
          <li key={path}>
            <Link to={path} onClick={onChoose} className={panelLinkClasses}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const panelLinkClasses =
  'flex min-h-10 items-center rounded-control px-3 py-1 hover:bg-evergreen-tint hover:text-evergreen-deep'

export const navEntryClasses =
  'flex min-h-11 items-center gap-1 whitespace-nowrap rounded-control px-2 text-sm font-medium hover:text-evergreen hover:underline hover:decoration-1 hover:underline-offset-4 wide:px-2.5 wide:text-base'

/** Until scripts run, or without any, a panel opens while its entry is hovered or focused. */
export const panelWithoutScript = '[html:not([data-hydrated])_:is(:hover,:focus-within)>&]:block'

/** Long enough that a pointer passing over opens nothing, and that one on its way in doesn't lose the panel. */
const HOVER_OPEN_MS = 80
const HOVER_CLOSE_MS = 250

type OpenedBy = 'hover' | 'press' | null

type Options = { opensOnHover?: boolean }

/**
 * A button and the panel it shows, inside one root element. Opens on click and, if enabled, on hover; a click keeps a
 * panel open that hover opened. Closes on Escape, on a click or focus outside, and when an entry is chosen.
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

  // A finger also "hovers" just before it taps: the tap would close what the hover opened.
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
    // On the document: a panel opened by hover must close on Escape wherever the focus is.
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

/** Arrow keys, Home and End move through the button and the panel's entries, in page order. */
function moveFocus(event: KeyboardEvent, root: RefObject<HTMLElement | null>) {
  const step = steps[event.key]
  if (step === undefined) {
    return
  }
  event.preventDefault()
  // After this frame: a panel that the key has just opened must exist before it can take the focus.
  window.requestAnimationFrame(() => {
    const stops = [...(root.current?.querySelectorAll<HTMLElement>('a[href], button') ?? [])]
    const index = stops.findIndex((stop) => stop.matches(':focus'))
    stops[step(index, stops.length - 1)]?.focus()
  })
}
