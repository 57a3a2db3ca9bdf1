import type { Projection } from '@cardsight/contract/schemas'
import { Download, Ellipsis, Pencil, Printer, Scale, Share2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { DropdownMenu, MenuItem, MenuLink } from '../../ui/dropdown-menu.tsx'
import { Toggle } from '../../ui/toggle.tsx'

export type SummaryPart = 'spending' | 'profile' | 'share'

export type SummaryBarProps = {
  /** '$2,358 a month' */
  spending: string
  /** What we assume, in a few words. */
  profile: string
  projection: Projection
  onProjection: (projection: Projection) => void
  hasIntroBonus: boolean
  onIntroBonus: (hasIntroBonus: boolean) => void
  comparePath: string
  onExport: () => void
  onPrint: () => void
  /** Called instead of opening the tray, if the spending isn't typed. */
  onSpending?: (() => void) | undefined
  /** Content of the open tray. */
  tray: (part: SummaryPart, close: () => void) => ReactNode
}

/** What the results are based on, with everything to change or keep them. It stays at hand while the page scrolls. */
export function SummaryBar(props: SummaryBarProps) {
  const [part, setPart] = useState<SummaryPart | null>(null)
  const bar = useRef<HTMLElement>(null)
  const id = useId()
  const toggle = (one: SummaryPart) => setPart(part === one ? null : one)
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
  return (
    <section
      ref={bar}
      aria-label="Summary of your results"
      data-print="hide"
      data-summary-bar=""
      onKeyDown={handleKeyDown}
      className={barClasses}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 px-4 py-1.5 narrow:px-0 wide:pl-6">
        <Part
          text={props.spending}
          label="Edit your spending"
          controls={id}
          isOpen={part === 'spending'}
          onClick={props.onSpending ?? (() => toggle('spending'))}
        />
        <div className="hidden min-w-0 flex-1 narrow:block">
          <Part
            text={props.profile}
            label="Edit what we assume"
            controls={id}
            isOpen={part === 'profile'}
            onClick={() => toggle('profile')}
          />
        </div>
        <div className="ml-auto flex items-center gap-x-3">
          <Years {...props} />
          <Toggle
            label="Bonus"
            aria-label="Count the welcome bonus"
            checked={props.hasIntroBonus}
            onChange={(event) => props.onIntroBonus(event.target.checked)}
            className="text-sm max-narrow:hidden"
          />
          <Actions {...props} onShare={() => toggle('share')} onProfile={() => toggle('profile')} />
        </div>
      </div>
      <div id={id} hidden={part === null}>
        {part !== null && (
          <div className="max-h-[50dvh] overflow-y-auto border-hairline px-4 py-4 max-menu:border-b narrow:px-0 menu:border-t wide:pl-6">
            {props.tray(part, close)}
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

// At the bottom of the window on phones, with the tray above the line; at the top on wider screens.
const barClasses =
  'sticky z-30 -mx-4 flex border-hairline bg-paper narrow:mx-0 wide:-ml-6 max-menu:bottom-0 max-menu:order-last max-menu:mt-8 max-menu:-mb-4 max-menu:flex-col-reverse max-menu:border-t max-menu:narrow:-mb-6 menu:top-0 menu:-mt-6 menu:mb-5 menu:flex-col menu:border-b'

type PartProps = { text: string; label: string; controls: string; isOpen: boolean; onClick: () => void }

function Part({ text, label, controls, isOpen, onClick }: PartProps) {
  return (
    <button
      type="button"
      aria-label={`${text}: ${label}`}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onClick}
      className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-control px-2 text-left text-sm hover:bg-evergreen-tint aria-expanded:bg-evergreen-tint"
    >
      <span className="figures min-w-0 truncate font-medium">{text}</span>
      <Pencil aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
    </button>
  )
}

const years: readonly Projection[] = ['1', '2', '3']

function Years({ projection, onProjection }: Pick<SummaryBarProps, 'projection' | 'onProjection'>) {
  return (
    <select
      aria-label="Years"
      value={projection}
      onChange={({ target }) => onProjection(years.find((year) => year === target.value) ?? '1')}
      className="min-h-11 rounded-control border border-rule bg-panel px-2 text-sm"
    >
      {years.map((year) => (
        <option key={year} value={year}>
          {year}-Year
        </option>
      ))}
    </select>
  )
}

type ActionsProps = SummaryBarProps & { onShare: () => void; onProfile: () => void }

function Actions(props: ActionsProps) {
  return (
    <DropdownMenu
      trigger={
        <Button variant="secondary" size="small" className="min-h-11">
          <Ellipsis aria-hidden="true" className="size-5" />
          <span className="max-narrow:sr-only">Compare, share, export</span>
        </Button>
      }
    >
      <MenuLink to={props.comparePath} discover="none">
        <Scale aria-hidden="true" /> Compare these 3
      </MenuLink>
      <MenuItem onSelect={props.onShare}>
        <Share2 aria-hidden="true" /> Share a link
      </MenuItem>
      <MenuItem onSelect={props.onExport}>
        <Download aria-hidden="true" /> Export (CSV)
      </MenuItem>
      <MenuItem onSelect={props.onPrint}>
        <Printer aria-hidden="true" /> Print
      </MenuItem>
      <div className="narrow:hidden">
        <MenuItem onSelect={props.onProfile}>
          <Pencil aria-hidden="true" /> Edit what we assume
        </MenuItem>
        <MenuItem onSelect={() => props.onIntroBonus(!props.hasIntroBonus)}>
          {props.hasIntroBonus ? 'Leave out the welcome bonus' : 'Count the welcome bonus'}
        </MenuItem>
      </div>
    </DropdownMenu>
  )
}
