import type { Projection } from '@cardsight/contract/schemas'
import { type KeyboardEvent, memo, type ReactNode, useId, useRef } from 'react'
import { tabClasses, tabListClasses, tabPanelClasses } from '../ui/tab-classes.ts'

// Importing it from the contract as a value would bundle every schema.
const years: readonly Projection[] = ['1', '2', '3']

export type ProjectionTabsProps = {
  /** What is projected, for screen readers. */
  label: string
  projection: Projection
  onProjection: (projection: Projection) => void
  children: ReactNode
}

/**
 * 1-Year, 2-Year and 3-Year tabs above the numbers they choose. Not the tabs of `ui`: those re-render all their
 * content on each change, and the content here may be a table of two hundred cards.
 */
export function ProjectionTabs({ label, projection, onProjection, children }: ProjectionTabsProps) {
  const id = useId()
  return (
    <div>
      <YearList {...{ id, label, projection, onProjection }} />
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${projection}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the next tab stop after the tabs is the content they changed
        tabIndex={0}
        className={tabPanelClasses}
      >
        {children}
      </div>
    </div>
  )
}

type YearListProps = Omit<ProjectionTabsProps, 'children'> & { id: string }

const YearList = memo(function YearList({ id, label, projection, onProjection }: YearListProps) {
  const list = useRef<HTMLDivElement>(null)
  const choose = (year: Projection) => year !== projection && onProjection(year)
  const handleKeyDown = (event: KeyboardEvent) => {
    const index = indexAfter(event.key, years.indexOf(projection))
    const year = years[index ?? -1]
    if (index !== null && year !== undefined) {
      event.preventDefault()
      choose(year)
      list.current?.querySelectorAll('button')[index]?.focus()
    }
  }
  return (
    <div ref={list} role="tablist" aria-label={label} onKeyDown={handleKeyDown} className={tabListClasses}>
      {years.map((year) => (
        <YearTab key={year} {...{ id, year }} isChosen={year === projection} onChoose={() => choose(year)} />
      ))}
    </div>
  )
})

type YearTabProps = { id: string; year: Projection; isChosen: boolean; onChoose: () => void }

function YearTab({ id, year, isChosen, onChoose }: YearTabProps) {
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-${year}`}
      aria-selected={isChosen}
      aria-controls={`${id}-panel`}
      data-state={isChosen ? 'active' : 'inactive'}
      tabIndex={isChosen ? 0 : -1}
      // On press, like the other tabs; the click is for screen readers, which send nothing else.
      onMouseDown={({ button, ctrlKey }) => button === 0 && !ctrlKey && onChoose()}
      onClick={onChoose}
      className={tabClasses}
    >
      {year}-Year
    </button>
  )
}

/** Index that a key moves to; null for other keys. */
function indexAfter(key: string, index: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % years.length
    case 'ArrowLeft':
      return (index + years.length - 1) % years.length
    case 'Home':
      return 0
    case 'End':
      return years.length - 1
    default:
      return null
  }
}
