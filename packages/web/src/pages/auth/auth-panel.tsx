import type { ReactNode } from 'react'

type AuthPanelProps = { heading: string; lead?: ReactNode; children: ReactNode; footer?: ReactNode }

/** One sheet of paper with one thing to do on it. */
export function AuthPanel({ heading, lead, children, footer }: AuthPanelProps) {
  return (
    <section className="mx-auto w-full max-w-modal-medium narrow:panel border-hairline bg-panel px-4 py-8 narrow:px-10 narrow:py-10">
      <h1>{heading}</h1>
      {lead !== undefined && <p className="mt-2 text-ink-soft">{lead}</p>}
      <noscript>
        <p className="ledger-margin mt-6 pl-4">
          This page needs JavaScript, because your sign-in is kept by a script of ours and not by a cookie.
        </p>
      </noscript>
      <div className="mt-6">{children}</div>
      {footer !== undefined && (
        <div className="mt-8 border-t border-hairline pt-5 text-ink-soft">{footer}</div>
      )}
    </section>
  )
}

/** The ground on which a panel lies alone. */
export function AuthPage(props: AuthPanelProps) {
  return (
    <div className="narrow:px-6 narrow:py-16">
      <AuthPanel {...props} />
    </div>
  )
}
