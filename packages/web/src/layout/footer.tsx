import { sentences } from '@cardsight/contract/sentences'
import { Link } from 'react-router'
import { type KnownLink, socialLinks } from '../content/links.ts'
import { footerLinks } from '../content/menus.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const FIRST_YEAR = 2021

export function Footer({ social = socialLinks }: { social?: readonly KnownLink[] }) {
  return (
    <footer className="border-t-3 border-double border-rule" data-print="hide">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-6 narrow:px-6">
        <nav aria-label="Footer">
          <ul className="-mx-2 flex flex-wrap">
            {footerLinks.map(({ label, path }) => (
              <li key={path}>
                <Link to={path} className={linkClasses}>
                  {label}
                </Link>
              </li>
            ))}
            {social.map(({ label, address }) => (
              <li key={address}>
                <a href={address} rel="me noopener" className={linkClasses}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeSwitch />
        {/* Around New Year's Eve server and browser may disagree for some hours, and both are right. */}
        <p className="figures text-sm text-ink-soft" suppressHydrationWarning>
          {`© ${FIRST_YEAR}–${new Date().getFullYear()} ${sentences.productName}`}
        </p>
      </div>
    </footer>
  )
}

const linkClasses =
  'flex min-h-11 items-center px-2 text-sm hover:text-evergreen hover:underline hover:underline-offset-4'
