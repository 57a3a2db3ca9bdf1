import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { Link, useMatches } from 'react-router'
import { appLink, blogLink, menuLinks, menus } from '../content/menus.ts'
import { currentHandle, type HeaderButton } from '../route-handle.ts'
import { LinkButton } from '../ui/button.tsx'
import { AccountEntry } from './account-entries.tsx'
import { AdvertiserDisclosureLink } from './advertiser-disclosure-link.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NavMenu, navEntryClasses } from './nav-menu.tsx'

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

function AnnouncementBanner() {
  return (
    <div className="on-ink">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-6 px-4 text-sm narrow:px-6">
        <p className="py-1.5">
          Follow along in our{' '}
          <Link to={blogLink.address} className={linkClasses}>
            blog
          </Link>
          {appLink !== null && (
            <>
              {' · '}
              <a href={appLink.address} className={linkClasses}>
                {appLink.label}
              </a>
            </>
          )}
        </p>
        <AdvertiserDisclosureLink className={linkClasses} />
      </div>
    </div>
  )
}

const linkClasses = 'inline-block py-1.5 underline decoration-1 underline-offset-4 hover:decoration-2'

/** A card with the double rule that closes a ledger column. */
function Wordmark() {
  return (
    <Link to={pagePaths.home} className="flex min-h-11 items-center gap-2.5 rounded-control">
      <svg viewBox="0 0 32 24" aria-hidden="true" className="h-6 w-8 shrink-0 fill-none">
        <rect width="32" height="24" rx="4" className="fill-evergreen" />
        <path d="M5 7.5h6" className="stroke-paper stroke-2 [stroke-linecap:round]" />
        <path
          d="m13 10.5 4 4L26 5"
          className="stroke-paper stroke-[2.5] [stroke-linecap:round] [stroke-linejoin:round]"
        />
        <path d="M5 17.5h22M5 20h22" className="stroke-paper stroke-1" />
      </svg>
      <span className="font-serif text-xl font-semibold tracking-tight">{sentences.productName}</span>
    </Link>
  )
}
