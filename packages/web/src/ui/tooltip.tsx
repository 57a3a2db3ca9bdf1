import { Info } from 'lucide-react'
import { Tooltip as Radix } from 'radix-ui'
import { memo, type ReactElement, type ReactNode, useDeferredValue, useMemo, useState } from 'react'

export type TooltipProps = {
  text: ReactNode
  /** A single element that accepts a ref and native button props, such as Button. */
  children: ReactElement
}

export function Tooltip({ text, children }: TooltipProps) {
  const [open, setOpen] = useState(false)
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Trigger
          asChild
          // Radix closes on press, which would leave touch screens without a way to read the text.
          onPointerDown={(event) => event.preventDefault()}
          onClick={(event) => {
            event.preventDefault()
            setOpen(true)
          }}
        >
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={16}
            className="on-ink z-50 max-w-[min(20rem,calc(100vw-2rem))] animate-appear rounded-control px-3 py-2 text-sm shadow-float"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}

type InfoTipProps = { about: string; lines: readonly string[] }

/**
 * An icon with a tooltip; renders nothing without lines. It renders one frame later, because a tooltip has a dozen
 * parts and a click on the amounts shouldn't wait for them.
 */
export function InfoTip({ about, lines }: InfoTipProps) {
  const tip = useMemo(() => ({ about, lines }), [about, lines])
  return <Mark {...useDeferredValue(tip, noTip)} />
}

const noTip: InfoTipProps = { about: '', lines: [] }

const Mark = memo(function Mark({ about, lines }: InfoTipProps) {
  if (lines.length === 0) {
    return null
  }
  const text = lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ))
  return (
    <Tooltip text={text}>
      <button
        type="button"
        aria-label={`More about ${about}`}
        className="-mx-3 -my-3 inline-grid size-11 place-items-center rounded-full align-middle text-ink-soft hover:text-evergreen narrow:mx-0 narrow:-my-1 narrow:size-6"
        data-print="hide"
      >
        <Info aria-hidden="true" className="size-4" />
      </button>
    </Tooltip>
  )
})
