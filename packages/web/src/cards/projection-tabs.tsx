import type { Projection } from '@cardsight/contract'
import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs.tsx'

// Taken from the contract as a value it would bring every schema along.
const years: readonly Projection[] = ['1', '2', '3']

export type ProjectionTabsProps = {
  /** What is projected, for screen readers. */
  label: string
  projection: Projection
  onProjection: (projection: Projection) => void
  children: ReactNode
}

/** 1-Year, 2-Year and 3-Year over whatever they choose the numbers of. */
export function ProjectionTabs({ label, projection, onProjection, children }: ProjectionTabsProps) {
  const choose = (value: string) => {
    const chosen = years.find((year) => year === value)
    if (chosen !== undefined) {
      onProjection(chosen)
    }
  }
  return (
    <Tabs value={projection} onValueChange={choose}>
      <TabList aria-label={label}>
        {years.map((year) => (
          <Tab key={year} value={year}>
            {year}-Year
          </Tab>
        ))}
      </TabList>
      <TabPanel value={projection}>{children}</TabPanel>
    </Tabs>
  )
}
