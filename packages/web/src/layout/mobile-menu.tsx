import { useId } from 'react'
import { Link } from 'react-router'
import { type MenuLink, menuLinks, menus } from '../content/menus.ts'
import type { HeaderButton } from '../route-handle.ts'
import { LinkButton } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { MobileAccountEntries } from './account-entries.tsx'
import { MenuIcon } from './icons.tsx'
import { panelWithoutScript, useDisclosure } from './nav-menu.tsx'

type MobileMenuProps = { headerButton: HeaderButton | null }

/**
 * All entries of the wide menu bar in one dropdown; on phones also the header button, which doesn't fit beside it.
 */
export function MobileMenu({ headerButton }: MobileMenuProps) {
  const { isOpen, close, rootProps, triggerProps } = useDisclosure()
  const panelId = useId()
  return (
    <div {...rootProps}>
      <button {...triggerProps} type="button" aria-controls={panelId} className={triggerClasses}>
        <MenuIcon isOpen={isOpen} />
        Menu
      </button>
      <div
        id={panelId}
        data-open={isOpen || undefined}
        className={classNames(
          'absolute inset-x-0 top-full z-30 hidden border-y border-rule bg-paper px-4 py-4 shadow-float data-open:block narrow:px-6',
          panelWithoutScript,
        )}
      >
        {headerButton !== null && (
          <LinkButton to={headerButton.path} onClick={close} className="mb-4 w-full chart:hidden">
            {headerButton.title}
          </LinkButton>
        )}
        <div className="grid gap-x-8 gap-y-4 chart:grid-cols-2">
          {menus.flatMap((menu) =>
            menu.groups.map((group) => (
              <LinkList
                key={group.title ?? menu.label}
                title={group.title ?? menu.label}
                links={group.links}
                onChoose={close}
              />
            )),
          )}
          <LinkList title="Cardsight" links={menuLinks} onChoose={close} />
        </div>
        <div className="mt-4 border-t border-hairline pt-3">
          <MobileAccountEntries onChoose={close} />
        </div>
      </div>
    </div>
  )
}

const triggerClasses =
  'flex min-h-11 items-center gap-2 rounded-control border border-edge bg-panel px-3 font-medium hover:border-evergreen hover:bg-evergreen-tint'

type LinkListProps = { title: string; links: readonly MenuLink[]; onChoose: () => void }

function LinkList({ title, links, onChoose }: LinkListProps) {
  const titleId = useId()
  return (
    <div>
      <p id={titleId} className="ledger-label text-ink-soft">
        {title}
      </p>
      <ul aria-labelledby={titleId} className="divide-y divide-hairline">
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link to={path} onClick={onChoose} className="flex min-h-11 items-center hover:text-evergreen">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
