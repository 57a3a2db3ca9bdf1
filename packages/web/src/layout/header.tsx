import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { Link, useMatches } from 'react-router'
import { menuLinks, menus } from '../content/menus.ts'
import { currentHandle, type HeaderButton } from '../route-handle.ts'
import { LinkButton } from '../ui/button.tsx'
import { AccountEntry } from './account-entries.tsx'
import { AnnouncementBanner } from './announcement-banner.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { navEntryClasses } from './nav-classes.ts'
import { NavMenu } from './nav-menu.tsx'
import { Wordmark } from './wordmark.tsx'

const findYourBestCard: HeaderButton = { title: sentences.findYourBestCard, path: pagePaths.dashboard }

export function Header() {
  const { headerButton = findYourBestCard } = currentHandle(useMatches())
  return (
    <header data-print="hide">
      <AnnouncementBanner />
      <div className="relative border-b-3 border-double border-rule">
        <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 px-4 py-2.5 narrow:px-6">
          <Wordmark />
          {/* The right side grows with the user's name into free space, so that no entry moves. */}
          {/* Text at 200% size must wrap somewhere; at normal size nothing here does. */}
          <nav aria-label="Main" className="flex min-w-min flex-1 flex-wrap items-center">
            <div className="hidden flex-wrap items-center menu:flex">
              {menus.map((menu) => (
                <NavMenu key={menu.label} menu={menu} />
              ))}
              {menuLinks.map(({ label, path }) => (
                <Link key={path} to={path} className={navEntryClasses}>
                  {label}
                </Link>
              ))}
            </div>
            <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
              <div className="hidden menu:block">
                <AccountEntry />
              </div>
              {headerButton !== null && (
                <div className="hidden chart:block">
                  <LinkButton to={headerButton.path} size="small">
                    {headerButton.title}
                  </LinkButton>
                </div>
              )}
              <div className="menu:hidden">
                <MobileMenu headerButton={headerButton} />
              </div>
            </div>
          </nav>
        </div>
      </div>
    </header>
  )
}
