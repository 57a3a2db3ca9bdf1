import type { ReactNode } from 'react'

type PageSectionProps = { id: string; title: string; lead?: ReactNode; children: ReactNode }

/** A section of a long page that a URL can link to. */
export function PageSection({ id, title, lead, children }: PageSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mt-12 border-t border-hairline pt-8 narrow:mt-16 narrow:pt-10"
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {lead !== undefined && <p className="mt-3 max-w-text text-ink-soft">{lead}</p>}
      <div className="mt-6">{children}</div>
    </section>
  )
}
