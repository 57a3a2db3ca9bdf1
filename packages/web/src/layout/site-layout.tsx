import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SessionNotice } from './session-notice.tsx'

const MAIN_ID = 'main'

/** The layout around every page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href={`#${MAIN_ID}`} className={skipLinkClasses}>
        Skip to content
      </a>
      <Header />
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
