import { Tabs as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export const Tabs = Radix.Root

export function TabList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      {...props}
      className={classNames(
        'flex flex-wrap after:flex-1 after:border-b-3 after:border-double after:border-rule',
        className,
      )}
    />
  )
}

export function Tab({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      {...props}
      className={classNames(
        'min-h-11 border-b-3 border-double border-rule px-4 py-2 font-medium text-ink-soft hover:text-evergreen data-[state=active]:border-ink data-[state=active]:font-semibold data-[state=active]:text-ink disabled:cursor-not-allowed disabled:text-edge',
        className,
      )}
    />
  )
}

export function TabPanel({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...props} className={classNames('pt-5', className)} />
}
