import type { ReactNode } from 'react'

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
