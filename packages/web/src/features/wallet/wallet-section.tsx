import { type ReactNode, useId } from 'react'

type WalletSectionProps = {
  title: string
  /** One or two sentences under the title. */
  lead?: ReactNode
  isPrinted?: boolean
  /** A level deeper inside a part that has a title of its own. */
  titleAs?: 'h2' | 'h3'
  children: ReactNode
}

/** A titled section of the result. */
export function WalletSection(props: WalletSectionProps) {
  const { title, lead, isPrinted = false, titleAs: Title = 'h2', children } = props
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} data-print={isPrinted ? undefined : 'hide'} className="min-w-0">
      <Title id={titleId} className={Title === 'h2' ? 'text-xl' : 'font-semibold'}>
        {title}
      </Title>
      {lead !== undefined && <p className="mt-1 max-w-text text-ink-soft">{lead}</p>}
      <div className="mt-3">{children}</div>
    </section>
  )
}
