import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useMatches } from 'react-router'
import { readText, removeKey, storageKeys } from '../lib/storage.ts'
import { currentHandle } from '../route-handle.ts'
import { useSessionState, useSessionStore } from '../session/session-context.tsx'
import { Button } from '../ui/button.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { HomeTabs } from './home-tabs.tsx'

const MAIN_ID = 'main'

/** The layout around every page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href={`#${MAIN_ID}`} className={skipLinkClasses}>
        Skip to content
      </a>
      <Header />
      <HomeTabs />
      <SessionNotice />
      <Main>{children}</Main>
      <Footer />
    </div>
  )
}

function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)
  // Without moving the focus, a screen reader would stay on the link of the previous page.
  useEffect(() => {
    if (shownPath.current !== pathname) {
      shownPath.current = pathname
      main.current?.focus({ preventScroll: true })
    }
  }, [pathname])
  return (
    <main ref={main} id={MAIN_ID} tabIndex={-1} className="flex-1 outline-none">
      {children}
    </main>
  )
}

const skipLinkClasses =
  'absolute top-2 left-2 z-50 -translate-y-24 rounded-control bg-panel px-4 py-2 font-medium shadow-float focus:translate-y-0'

/** State of the navigation that leads home from an unknown URL. */
export const unknownPageState = { isFromUnknownPage: true } as const

/**
 * Says that the account can't be reached and offers to retry; a page that needs the account says so itself. Confirms that
 * an account is deleted, and says why an unknown URL shows the home page.
 */
export function SessionNotice() {
  const { status } = useSessionState()
  const { start } = useSessionStore()
  const isExplained = currentHandle(useMatches()).access === 'signed-in'
  const isDeleted = useIsDeleted()
  const isFromUnknownPage = useIsFromUnknownPage()
  return (
    <div role="status" data-print="hide">
      {isDeleted && <Notice>We deleted your account and its data. Thanks for using Cardsight.</Notice>}
      {isFromUnknownPage && <Notice>The page you opened doesn’t exist. This is our home page.</Notice>}
      {status === 'unreachable' && !isExplained && (
        <div className="border-b border-rule bg-paper-sunk">
          <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-2 narrow:px-6">
            <p>We can’t reach your account at the moment. You’re still signed in, and nothing was lost.</p>
            <Button variant="secondary" size="small" onClick={() => void start()}>
              Try again
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="border-b border-rule bg-paper-sunk">
      <p className="mx-auto max-w-page px-4 py-3 narrow:px-6">{children}</p>
    </div>
  )
}

/** The server doesn't know the state, so after a reload the first render must match the server's. */
function useIsFromUnknownPage(): boolean {
  const { state } = useLocation()
  const passed = useSyncExternalStore<unknown>(
    neverChanges,
    () => state,
    () => null,
  )
  return typeof passed === 'object' && passed !== null && 'isFromUnknownPage' in passed
}

const neverChanges = () => () => {}

/** True on the first page after the account was deleted. */
function useIsDeleted(): boolean {
  const [isDeleted, setIsDeleted] = useState(false)
  useEffect(() => {
    if (readText('session', storageKeys.accountDeleted) !== null) {
      removeKey('session', storageKeys.accountDeleted)
      setIsDeleted(true)
    }
  }, [])
  return isDeleted
}
