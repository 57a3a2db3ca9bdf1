import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

type DataPartProps = { id: string; title: string; className?: string; children: ReactNode }

/** A part of the data that a URL can link to. */
export function DataPart({ id, title, className, children }: DataPartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classNames('min-w-0', className)}>
      <h3 id={`${id}-title`} className="font-sans text-base font-semibold tracking-normal">
        {title}
      </h3>
      <div className="mt-2">{children}</div>
    </section>
  )
}
