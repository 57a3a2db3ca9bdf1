import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
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
  return (
    <Radix.Root modal={false}>
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
