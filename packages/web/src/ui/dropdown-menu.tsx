import { DropdownMenu as Radix } from 'radix-ui'
import { type ComponentProps, type ReactElement, type ReactNode, useDeferredValue, useState } from 'react'
import { Link } from 'react-router'

export type DropdownMenuProps = {
  /** A single element that accepts a ref and native button props, such as Button. */
  trigger: ReactElement
  align?: 'start' | 'center' | 'end'
  children: ReactNode
}

export function DropdownMenu({ trigger, align = 'end', children }: DropdownMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  // Measuring and placing it takes longer than a frame; the pressed button doesn't wait for it.
  const isDrawn = useDeferredValue(isOpen)
  return (
    <Radix.Root modal={false} open={isOpen && isDrawn} onOpenChange={setIsOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={16}
          className="panel z-50 min-w-48 max-w-[calc(100vw-2rem)] animate-rise p-1.5 shadow-float"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const itemClasses =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-ink no-underline data-highlighted:bg-evergreen-tint data-highlighted:text-evergreen-deep data-highlighted:outline-none data-disabled:cursor-not-allowed data-disabled:text-ink-soft [&_svg]:size-5 [&_svg]:text-ink-soft'

export function MenuItem(props: Omit<ComponentProps<typeof Radix.Item>, 'className' | 'asChild'>) {
  return <Radix.Item {...props} className={itemClasses} />
}

export function MenuLink({ children, ...props }: Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Radix.Item asChild>
      <Link {...props} className={itemClasses}>
        {children}
      </Link>
    </Radix.Item>
  )
}

export function MenuDivider() {
  return <Radix.Separator className="mx-3 my-1.5 border-t border-hairline" />
}
