import type { Projection } from '@cardsight/contract/backtest'
import { createContext, type KeyboardEvent, memo, type ReactNode, useContext, useId, useRef } from 'react'
import { tabClasses, tabListClasses, tabPanelClasses } from '../ui/tabs.tsx'

// Importing it from the contract as a value would bundle every schema.
const years: readonly Projection[] = ['1', '2', '3']

/** False if the history is too short to say anything about later years: then there's nothing to choose. */
export const IsProjected = createContext(true)

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
  if (!useContext(IsProjected)) {
    return children
  }
  return (
    <div>
      <YearTabs {...{ id, label, projection, onProjection }} />
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

type YearTabsProps = Omit<ProjectionTabsProps, 'children'> & {
  /** Of the tabs; their panel is `${id}-panel`. */
  id: string
  /** A segmented control, for a bar. Up to 1299 px, years are short: '1 yr'. */
  isCompact?: boolean
}

/** The tabs alone, for a panel elsewhere on the page. */
export const YearTabs = memo(function YearTabs(props: YearTabsProps) {
  const { id, label, projection, onProjection, isCompact = false } = props
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
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      data-print="hide"
      onKeyDown={handleKeyDown}
      className={isCompact ? segmentListClasses : tabListClasses}
    >
      {years.map((year) => (
        <YearTab
          key={year}
          {...{ id, year, isCompact }}
          isChosen={year === projection}
          onChoose={() => choose(year)}
        />
      ))}
    </div>
  )
})

const segmentListClasses = 'inline-flex gap-0.5 rounded-control bg-paper-sunk p-0.5'
const segmentClasses =
  "min-h-10 min-w-10 rounded-[0.375rem] px-1.5 text-sm max-wide:after:content-['_yr'] font-medium whitespace-nowrap text-ink-soft hover:text-ink data-[state=active]:bg-panel data-[state=active]:font-semibold data-[state=active]:text-ink data-[state=active]:shadow-[0_1px_2px_var(--color-face-edge)] narrow:min-h-8 narrow:px-2.5 wide:px-3 forced-colors:data-[state=active]:border forced-colors:data-[state=active]:border-[Highlight]"

type YearTabProps = {
  id: string
  year: Projection
  isCompact: boolean
  isChosen: boolean
  onChoose: () => void
}

function YearTab({ id, year, isCompact, isChosen, onChoose }: YearTabProps) {
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-${year}`}
      aria-label={`${year}-Year`}
      aria-selected={isChosen}
      aria-controls={`${id}-panel`}
      data-state={isChosen ? 'active' : 'inactive'}
      tabIndex={isChosen ? 0 : -1}
      // On press, like the other tabs; the click is for screen readers, which send nothing else.
      onMouseDown={({ button, ctrlKey }) => button === 0 && !ctrlKey && onChoose()}
      onClick={onChoose}
      className={isCompact ? segmentClasses : tabClasses}
    >
      {isCompact ? (
        <>
          {year}
          <span className="max-wide:hidden">-Year</span>
        </>
      ) : (
        `${year}-Year`
      )}
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
