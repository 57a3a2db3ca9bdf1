import { GalleryHorizontal, List } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'

/** How a screen that is too narrow for the table shows the cards. */
export type NarrowView = 'one' | 'list'

const views = [
  { view: 'one', label: 'One by one', Icon: GalleryHorizontal },
  { view: 'list', label: 'List', Icon: List },
] as const

type ViewSwitchProps = { view: NarrowView; onView: (view: NarrowView) => void }

export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  return (
    <fieldset className="flex rounded-control border border-edge bg-panel p-0.5" data-print="hide">
      <legend className="sr-only">Show cards as</legend>
      {views.map(({ view: one, label, Icon }) => (
        <button
          key={one}
          type="button"
          aria-pressed={view === one}
          onClick={() => onView(one)}
          className={classNames(
            'flex min-h-10 items-center gap-2 rounded-[0.375rem] px-3 text-sm font-medium',
            view === one ? 'bg-evergreen-tint text-ink underline underline-offset-4' : 'text-ink-soft',
          )}
        >
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          {label}
        </button>
      ))}
    </fieldset>
  )
}
