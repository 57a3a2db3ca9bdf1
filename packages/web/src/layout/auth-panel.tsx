import type { ReactNode } from 'react'

type AuthPanelProps = { heading: string; lead?: ReactNode; children: ReactNode; footer?: ReactNode }

/** A panel for a single task. */
export function AuthPanel({ heading, lead, children, footer }: AuthPanelProps) {
  return (
    <section className="mx-auto w-full max-w-modal-medium narrow:panel border-hairline bg-panel px-4 py-8 narrow:px-10 narrow:py-10">
      <h1>{heading}</h1>
      {lead !== undefined && <p className="mt-2 text-ink-soft">{lead}</p>}
      <noscript>
        <p className="ledger-margin mt-6 pl-4">
          This page needs JavaScript, because a script stores your sign-in instead of a cookie.
        </p>
      </noscript>
      <div className="mt-6">{children}</div>
      {footer !== undefined && (
        <div className="mt-8 border-t border-hairline pt-5 text-ink-soft">{footer}</div>
      )}
    </section>
  )
}

/** Page background for a single panel. */
export function AuthPage(props: AuthPanelProps) {
  return (
    <div className="narrow:px-6 narrow:py-16">
      <AuthPanel {...props} />
    </div>
  )
}
