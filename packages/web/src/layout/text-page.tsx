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

/** A titled part of a text page, which links can point to by its id. */
export function TextPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="space-y-4 pt-6">
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}

export function Paragraphs({ of }: { of: readonly string[] }) {
  return of.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}
