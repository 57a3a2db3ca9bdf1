import type { ReactNode } from 'react'

type BandProps = { titleId: string; id?: string; isPanel?: boolean; children: ReactNode }

/** A full-width section of the page, on paper or on a panel. */
export function Band({ titleId, id, isPanel, children }: BandProps) {
  return (
    <section id={id} aria-labelledby={titleId} className={isPanel ? 'border-y border-hairline bg-panel' : ''}>
      <div className="mx-auto max-w-page px-4 py-12 narrow:px-6 narrow:py-16">{children}</div>
    </section>
  )
}
