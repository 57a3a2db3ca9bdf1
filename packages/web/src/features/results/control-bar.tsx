import type { Projection } from '@cardsight/contract/backtest'
import {
  ChevronDown,
  Download,
  Ellipsis,
  Pencil,
  Printer,
  Scale,
  Share2,
  SlidersHorizontal,
  UserRound,
} from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { IsProjected, YearTabs } from '../../cards/projection-tabs.tsx'
import { Button } from '../../ui/button.tsx'
import { Toggle } from '../../ui/checkbox.tsx'
import { DropdownMenu, MenuItem, MenuLink } from '../../ui/dropdown-menu.tsx'

export type ControlPart = 'spending' | 'profile' | 'filters' | 'share'

export type ControlBarProps = {
  /** Of the year tabs, whose panel is the answer. */
  yearsId: string
  /** '$2,358 a month' */
  spending: string
  /** '$2,358/mo', where there's little space. */
  shortSpending: string
  /** 'Good' */
  credit: string
  /** 'No transfers' */
  points: string
  projection: Projection
  onProjection: (projection: Projection) => void
  /** False if cards are ranked by what a balance costs: years, bonuses and points don't matter then. */
  hasRewards: boolean
  hasIntroBonus: boolean
  onIntroBonus: (hasIntroBonus: boolean) => void
  /** 'Customize Settings' */
  filter: ReactNode
  comparePath: string
  onExport: () => void
  onPrint: () => void
  /** Called instead of opening the tray, if the spending isn't typed. */
  onSpending?: (() => void) | undefined
  /** Content of the open tray. */
  tray: (part: Exclude<ControlPart, 'filters'>, close: () => void) => ReactNode
}

/**
 * Everything that changes the ranking, and what to do with it. At the top of the window, and at the bottom on phones, where
 * credit, points and filters are in the tray of the amounts.
 */
export function ControlBar(props: ControlBarProps) {
  const [part, setPart] = useState<ControlPart | null>(null)
  const bar = useRef<HTMLElement>(null)
  const id = useId()
  const hasYears = useContext(IsProjected) && props.hasRewards
  useHeightForSteps(bar)
  const toggle = (one: ControlPart) => setPart(part === one ? null : one)
  const close = () => {
    bar.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus({ preventScroll: true })
    setPart(null)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && part !== null) {
      event.stopPropagation()
      close()
    }
  }
  const opener = (one: ControlPart) => ({
    controls: id,
    isOpen: part === one,
    onClick: () => toggle(one),
  })
  return (
    <section
      ref={bar}
      aria-label="Summary of your results"
      data-print="hide"
      data-control-bar=""
      onKeyDown={handleKeyDown}
      className={barClasses}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-3 py-1.5 narrow:px-0">
        <Part
          text={props.spending}
          short={props.shortSpending}
          label="Edit your spending"
          {...opener('spending')}
          {...(props.onSpending && { onClick: props.onSpending })}
        />
        {hasYears && (
          <YearTabs
            id={props.yearsId}
            label="Years of the results"
            projection={props.projection}
            onProjection={props.onProjection}
            isCompact
          />
        )}
        {props.hasRewards && (
          <Toggle
            label={bonusLabel}
            aria-label="Include intro bonus"
            checked={props.hasIntroBonus}
            onChange={(event) => props.onIntroBonus(event.target.checked)}
            className="text-sm whitespace-nowrap max-chart:flex-col max-chart:gap-0! max-chart:leading-4 chart:gap-2!"
          />
        )}
        <div className="hidden flex-wrap items-center menu:flex wide:gap-x-1">
          <Part name="Credit" text={props.credit} label="Change what we assume" {...opener('profile')} />
          {props.hasRewards && (
            <Part name="Points" text={props.points} label="Change what we assume" {...opener('profile')} />
          )}
        </div>
        <div className="ml-auto flex flex-wrap items-center gap-x-1">
          <div className="hidden narrow:block">{props.filter}</div>
          <Actions {...props} onPart={toggle} />
        </div>
      </div>
      <div id={id} hidden={part === null}>
        {part !== null && (
          <div className="max-h-[50dvh] overflow-y-auto border-hairline px-4 py-4 max-menu:border-b narrow:px-0 menu:border-t">
            {part === 'filters' ? <div>{props.filter}</div> : props.tray(part, close)}
            {part !== 'profile' && (
              <Button variant="secondary" size="small" className="mt-3" onClick={close}>
                Done
              </Button>
            )}
          </div>
        )}
      </div>
    </section>
  )
}

/** Keeps the steps, which stay in view beside the page, below the bar: it's higher in two lines or with an open tray. */
function useHeightForSteps(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => {
      const height = `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`
      // On the steps alone: on a parent, a new height would restyle the whole page.
      document.querySelector<HTMLElement>('[data-below-bar]')?.style.setProperty('--bar-height', height)
    })
    if (bar.current !== null) {
      watcher.observe(bar.current)
    }
    return () => watcher.disconnect()
  }, [bar])
}

const bonusLabel = (
  <>
    <span className="wide:hidden">Bonus</span>
    <span className="max-wide:hidden">Intro bonus</span>
  </>
)

// The border image paints the bar's ground as wide as the window, without making the page wider. The tray is above the
// controls where the bar is at the bottom.
const barClasses =
  'sticky z-20 -mx-4 flex bg-paper narrow:mx-0 [border-image:conic-gradient(var(--color-paper)_0_0)_fill_0//0_100vw] max-menu:bottom-0 max-menu:order-last max-menu:mt-4 max-menu:flex-col-reverse max-menu:shadow-[0_-1px_0_var(--color-hairline)] menu:top-0 menu:flex-col menu:shadow-[0_1px_0_var(--color-hairline)]'

type PartProps = {
  /** What the text is, if it doesn't say so itself. */
  name?: string
  text: string
  /** The text on phones, and where the whole bar just fits. */
  short?: string
  label: string
  controls: string
  isOpen: boolean
  onClick: () => void
}

function Part({ name, text, short, label, controls, isOpen, onClick }: PartProps) {
  const Icon = name === undefined ? Pencil : ChevronDown
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onClick}
      className="inline-flex min-h-11 min-w-0 items-center gap-1.5 rounded-control px-1 text-left text-sm hover:bg-evergreen-tint aria-expanded:bg-evergreen-tint wide:px-1.5"
    >
      {name !== undefined && <span className="text-ink-soft max-wide:sr-only">{`${name} `}</span>}
      <span className="figures min-w-0 truncate font-semibold">
        {short === undefined ? (
          text
        ) : (
          <>
            <span className="max-narrow:hidden menu:max-wide:hidden">{text}</span>
            <span className="narrow:max-menu:hidden wide:hidden">{short}</span>
          </>
        )}
      </span>
      <span className="sr-only">: {label}</span>
      <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
    </button>
  )
}

type ActionsProps = ControlBarProps & { onPart: (part: ControlPart) => void }

function Actions(props: ActionsProps) {
  return (
    <DropdownMenu
      trigger={
        <Button variant="quiet" size="icon" aria-label="Compare, share, export">
          <Ellipsis aria-hidden="true" className="size-5" />
        </Button>
      }
    >
      <MenuLink to={props.comparePath} discover="none">
        <Scale aria-hidden="true" /> Compare the top 3
      </MenuLink>
      <MenuItem onSelect={() => props.onPart('share')}>
        <Share2 aria-hidden="true" /> Share a link
      </MenuItem>
      <MenuItem onSelect={props.onExport}>
        <Download aria-hidden="true" /> Export (CSV)
      </MenuItem>
      <MenuItem onSelect={props.onPrint}>
        <Printer aria-hidden="true" /> Print
      </MenuItem>
      <div className="menu:hidden">
        <MenuItem onSelect={() => props.onPart('profile')}>
          <UserRound aria-hidden="true" /> Credit and points
        </MenuItem>
      </div>
      <div className="narrow:hidden">
        <MenuItem onSelect={() => props.onPart('filters')}>
          <SlidersHorizontal aria-hidden="true" /> Filters
        </MenuItem>
      </div>
    </DropdownMenu>
  )
}
