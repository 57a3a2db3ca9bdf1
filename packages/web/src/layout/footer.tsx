import { sentences } from '@cardsight/contract/sentences'
import { useId } from 'react'
import { Link } from 'react-router'
import { footerLinks, type KnownLink, socialLinks } from '../content/menus.ts'
import { ThemeIcon } from './icons.tsx'
import { type Theme, themes, useTheme } from './theme.ts'

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

const labels = { system: 'System', light: 'Light', dark: 'Dark' } as const satisfies Record<Theme, string>

export function ThemeSwitch() {
  const [theme, chooseTheme] = useTheme()
  const name = useId()
  return (
    <fieldset data-needs-script className="flex flex-wrap rounded-control border border-edge">
      <legend className="sr-only">Theme</legend>
      {themes.map((one) => (
        <label key={one} className={choiceClasses}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={theme === one}
            onChange={() => chooseTheme(one)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-control"
          />
          <ThemeIcon theme={one} />
          {labels[one]}
        </label>
      ))}
    </fieldset>
  )
}

// Forced colors replace the tint, so the system's selection color marks the choice there.
const choiceClasses =
  'relative flex min-h-11 items-center gap-2 rounded-[0.4375rem] px-3 text-sm text-ink-soft hover:text-evergreen has-checked:bg-evergreen-tint has-checked:font-medium has-checked:text-ink narrow:min-h-9 forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none'
