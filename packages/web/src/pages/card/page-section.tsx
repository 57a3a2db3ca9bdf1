import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

type PageSectionProps = {
  id: string
  title: string
  lead?: ReactNode
  className?: string
  children: ReactNode
}

/** A part of the page that a URL can link to. */
export function PageSection({ id, title, lead, className, children }: PageSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classNames('min-w-0', className)}>
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      {lead !== undefined && <p className="text-sm text-ink-soft">{lead}</p>}
      <div className="mt-3">{children}</div>
    </section>
  )
}
