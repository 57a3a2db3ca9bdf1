import { type ReactNode, useId } from 'react'

type WalletSectionProps = {
  title: string
  /** One or two sentences under the title. */
  lead?: ReactNode
  isPrinted?: boolean
  children: ReactNode
}

/** A section of the result. All have the same title style, except the verdict. */
export function WalletSection({ title, lead, isPrinted = false, children }: WalletSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} data-print={isPrinted ? undefined : 'hide'} className="min-w-0">
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      {lead !== undefined && <p className="mt-1 max-w-text text-ink-soft">{lead}</p>}
      <div className="mt-3">{children}</div>
    </section>
  )
}
