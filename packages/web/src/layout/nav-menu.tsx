import { useId } from 'react'
import { Link } from 'react-router'
import type { Menu, MenuGroup } from '../content/menus.ts'
import { classNames } from '../ui/class-names.ts'
import { ChevronIcon } from './icons.tsx'
import { useDisclosure } from './use-disclosure.ts'

/** An entry of the wide menu bar that opens a panel of links. */
export function NavMenu({ menu }: { menu: Menu }) {
  const { isOpen, close, rootProps, triggerProps } = useDisclosure({ opensOnHover: true })
  const panelId = useId()
  return (
    <div {...rootProps} className="relative">
      <button {...triggerProps} type="button" aria-controls={panelId} className={navEntryClasses}>
        {menu.label}
        <ChevronIcon className={classNames('size-4 transition-transform', isOpen && 'rotate-180')} />
      </button>
      {/* The gap to the button is padding of the panel, so that a pointer crossing it has not left. */}
      <div
        id={panelId}
        data-open={isOpen || undefined}
        className={classNames(
          'absolute -left-4 top-full z-30 hidden pt-2 data-open:block',
          panelWithoutScript,
        )}
      >
        <div className="panel flex animate-rise divide-x divide-hairline shadow-float">
          {menu.groups.map((group) => (
            <LinkGroup key={group.title} group={group} onChoose={close} />
          ))}
        </div>
      </div>
    </div>
  )
}

function LinkGroup({ group, onChoose }: { group: MenuGroup; onChoose: () => void }) {
  const titleId = useId()
  return (
    <div className="w-64 p-3">
      {group.title !== null && (
        <p id={titleId} className="ledger-label px-3 pb-1 text-ink-soft">
          {group.title}
        </p>
      )}
      <ul {...(group.title !== null && { 'aria-labelledby': titleId })}>
        {group.links.map(({ label, path }) => (
          <li key={path}>
            <Link to={path} onClick={onChoose} className={panelLinkClasses}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const panelLinkClasses =
  'flex min-h-10 items-center rounded-control px-3 py-1 hover:bg-evergreen-tint hover:text-evergreen-deep'

export const navEntryClasses =
  'flex min-h-11 items-center gap-1 whitespace-nowrap rounded-control px-2 text-sm font-medium hover:text-evergreen hover:underline hover:decoration-1 hover:underline-offset-4 wide:px-2.5 wide:text-base'

/** Until scripts run, or without any, a panel opens while its entry is hovered or focused. */
export const panelWithoutScript = '[html:not([data-hydrated])_:is(:hover,:focus-within)>&]:block'
