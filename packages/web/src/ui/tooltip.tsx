import { Tooltip as Radix } from 'radix-ui'
import { type ReactElement, type ReactNode, useState } from 'react'

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
