import { Tabs as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { tabClasses, tabListClasses, tabPanelClasses } from './tab-classes.ts'

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
