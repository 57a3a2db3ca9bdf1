import type { ReactNode } from 'react'
import { classNames } from '../../packages/web/src/ui/class-names.ts'

type SectionProps = { folio: number; title: string; note: string; children: ReactNode }

export function Section({ folio, title, note, children }: SectionProps) {
  const id = `folio-${folio}`
  return (
    <section aria-labelledby={id} className="border-t border-ink pt-4 pb-14">
      <div className="grid gap-x-10 gap-y-6 menu:grid-cols-[13rem_minmax(0,1fr)]">
        <header className="menu:sticky menu:top-6 menu:self-start">
          <p aria-hidden="true" className="figures ledger-label text-ink-soft">
            Section {folio}
          </p>
          <h2 id={id}>{title}</h2>
          <p className="mt-2 text-sm text-ink-soft">{note}</p>
        </header>
        <div className="grid min-w-0 gap-6">{children}</div>
      </div>
    </section>
  )
}

type SpecimenProps = { name: string; className?: string; children: ReactNode }

export function Specimen({ name, className, children }: SpecimenProps) {
  return (
    <div className="panel min-w-0 overflow-clip">
      <h3 className="ledger-label border-b border-hairline px-5 py-2 text-ink-soft">{name}</h3>
      <div className={classNames('p-5', className)}>{children}</div>
    </div>
  )
}

/** A state with its name. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-2 text-sm text-ink-soft">{name}</p>
      {children}
    </div>
  )
}
