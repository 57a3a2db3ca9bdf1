import type { ReactNode } from 'react'

/** A text page: one column under its heading. */
export function TextPage({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <article className="mx-auto max-w-text space-y-5 px-4 py-12 narrow:px-6 narrow:py-16">
      <h1>{heading}</h1>
      {children}
    </article>
  )
}
