import { pagePaths } from '@cardsight/contract/paths'
import { sentences } from '@cardsight/contract/sentences'
import { type ReactNode, useEffect } from 'react'
import { isRouteErrorResponse, Link, useNavigate } from 'react-router'
import { unknownPageState } from '../../layout/site-layout.tsx'
import { useSessionState } from '../../session/session-context.tsx'
import { LinkButton } from '../../ui/button.tsx'

type OopsPageProps = { message?: string | undefined; reference?: string | undefined; children?: ReactNode }

/** One sentence about what went wrong, a reference to the server's log if there is one, and ways on. */
export function OopsPage({ message = sentences.oopsDefault, reference = '', children }: OopsPageProps) {
  return (
    <section className="mx-auto flex max-w-text flex-col items-center px-4 py-16 text-center narrow:px-6">
      <TornPage />
      <h1 className="mt-6 text-4xl">{sentences.oopsTitle}</h1>
      <p className="mt-3 text-base text-ink-soft">{message}</p>
      {children}
      {/* The server fills it in on pages that it couldn't render; the browser doesn't know that reference. */}
      <p
        data-reference=""
        suppressHydrationWarning
        className="figures mt-3 text-sm text-ink-soft empty:hidden"
      >
        {reference}
      </p>
      <LinkButton to={pagePaths.home} className="mt-8">
        {sentences.goHome}
      </LinkButton>
      <p className="mt-6">
        Or see the <Link to={pagePaths.currentBestCards}>best cards</Link> or{' '}
        <Link to={pagePaths.cards}>all cards</Link>, or <Link to={pagePaths.support}>ask for help</Link>.
      </p>
    </section>
  )
}

function TornPage() {
  return (
    <svg viewBox="0 0 120 96" aria-hidden="true" className="h-24 w-30 fill-none stroke-ink stroke-[1.5]">
      <path d="M24 8h72v34l-10 8-12-9-12 10-13-9-13 8-12-6z" className="fill-panel" />
      <path d="m24 54 12 6 13-8 13 9 12-10 12 9 10-8v36H24z" className="fill-panel" />
      <path d="M34 8v41M37.500 8v43M34 59v29M37.500 60v28" className="stroke-evergreen stroke-1" />
      <path d="M44 20h42M44 32h42M44 70h26" className="stroke-rule stroke-1" />
      <path d="M66 78h20M66 81h20" />
    </svg>
  )
}

/** Error page for users: never shows the error's text, which is for the log. */
export function ErrorPage({ error }: { error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <OopsPage />
}

/** Unknown URL: once the user state is known, the browser goes home, where a notice says why. */
export function NotFoundPage() {
  const { status } = useSessionState()
  const isKnown = status === 'visitor' || status === 'signed-in' || status === 'unreachable'
  const navigate = useNavigate()
  useEffect(() => {
    if (isKnown) {
      void navigate(pagePaths.home, { replace: true, state: unknownPageState })
    }
  }, [isKnown, navigate])
  return (
    <OopsPage>
      <p className="mt-1 text-base text-ink-soft">This page doesn’t exist.</p>
    </OopsPage>
  )
}

/** Returns the message that the previous page passed in navigation state, if any. */
export function oopsMessageIn(state: unknown): string | undefined {
  return textIn(state, 'message')
}

/** Returns the reference to the server's log that the previous page passed, if any. */
export function oopsReferenceIn(state: unknown): string | undefined {
  return textIn(state, 'reference')
}

function textIn(state: unknown, key: string): string | undefined {
  const text = typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined
  return typeof text === 'string' && text !== '' ? text : undefined
}
