import { Popover as Radix } from 'radix-ui'
import { type ReactElement, type ReactNode, useDeferredValue, useState } from 'react'
import { classNames } from './class-names.ts'

export type PopoverProps = {
  /** A single element that accepts a ref and native button props, such as Button. */
  trigger: ReactElement
  /** Accessible name of the panel. */
  label: string
  align?: 'start' | 'center' | 'end'
  className?: string
  children: ReactNode
}

export function Popover({ trigger, label, align = 'start', className, children }: PopoverProps) {
  const [isOpen, setIsOpen] = useState(false)
  // Measuring and placing it takes longer than a frame; the pressed button doesn't wait for it.
  const isDrawn = useDeferredValue(isOpen)
  return (
    <Radix.Root modal={false} open={isOpen && isDrawn} onOpenChange={setIsOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={16}
          className={classNames(
            'panel z-50 max-h-(--radix-popover-content-available-height) max-w-[min(22rem,calc(100vw-2rem))] animate-rise overflow-y-auto p-4 shadow-float focus:outline-none',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
