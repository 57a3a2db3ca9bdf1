import { Tabs as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export const tabListClasses =
  'flex flex-wrap after:flex-1 after:border-b-3 after:border-double after:border-rule'
// In forced colors all borders would look the same, so the selected tab has a solid one in the system's color.
export const tabClasses =
  'min-h-11 border-b-3 border-double border-rule px-2 py-2 narrow:px-4 font-medium text-ink-soft hover:text-evergreen data-[state=active]:border-ink data-[state=active]:font-semibold data-[state=active]:text-ink forced-colors:border-[GrayText] forced-colors:data-[state=active]:border-solid forced-colors:data-[state=active]:border-[Highlight] disabled:cursor-not-allowed disabled:text-edge'
export const tabPanelClasses = 'pt-5'

export const Tabs = Radix.Root

export function TabList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return <Radix.List {...props} className={classNames(tabListClasses, className)} />
}

export function Tab({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger {...props} className={classNames(tabClasses, className)} />
}

export function TabPanel({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...props} className={classNames(tabPanelClasses, className)} />
}
