import { pagePaths } from '@cardsight/contract/paths'
import { useContext, useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { homeTabOf, homeTabs } from '../content/menus.ts'
import { isReturning, returningScript } from '../lib/storage.ts'
import { NonceContext } from '../root-data.ts'

/** The tabs of the four pages that people come back to. The home page has a way back to them; other pages have none. */
export function HomeTabs() {
  const { pathname, search } = useLocation()
  const isInDocument = useIsInDocument()
  if (pathname === pagePaths.home) {
    return <WayBack />
  }
  // The server renders the same page for every view.
  const current = homeTabOf({ pathname, search: isInDocument ? '' : search })
  if (homeTabs.every(({ path }) => path !== current)) {
    return null
  }
  return (
    <nav aria-label="Home" data-print="hide" className="border-b border-hairline">
      {/* On phones the four share the width; large text wraps. */}
      <ul className="mx-auto flex max-w-page flex-wrap gap-x-2 px-4 max-chart:justify-between chart:gap-x-8 narrow:px-6">
        {homeTabs.map(({ label, path }) => (
          <li key={path}>
            <Link to={path} aria-current={path === current ? 'page' : undefined} className={tabClasses}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * For people with results or an account. In a new document, the script marks their browser before anything is drawn, so
 * nothing moves. After a navigation within the app it wouldn't run.
 */
function WayBack() {
  const nonce = useContext(NonceContext)
  const isInDocument = useIsInDocument()
  const [isKnown] = useState(() => !isInDocument && isReturning())
  return (
    <>
      {isInDocument && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: returningScript }} />
      )}
      <div
        data-print="hide"
        className={`border-b border-hairline in-data-returning:block ${isKnown ? '' : 'hidden'}`}
      >
        <p className="mx-auto max-w-page px-4 py-3 narrow:px-6">
          Welcome back.{' '}
          <Link to={pagePaths.dashboard} className="font-medium text-link underline underline-offset-4">
            Go to your results
          </Link>
        </p>
      </div>
    </>
  )
}

/** True on the server, and until the page has taken over what the server rendered. */
function useIsInDocument(): boolean {
  return useSyncExternalStore(
    noChanges,
    () => false,
    () => true,
  )
}

const noChanges = () => () => undefined

const tabClasses =
  '-mb-px flex min-h-12 items-center border-b-2 border-transparent text-ink-soft hover:text-ink aria-[current]:border-evergreen aria-[current]:font-semibold aria-[current]:text-ink forced-colors:aria-[current]:border-[Highlight]'
