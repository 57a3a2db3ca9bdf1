import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { useScrollTo } from './use-scroll-to.ts'

export type AskedPartProps = ComponentProps<'section'> & {
  title: string
  isAsked: boolean
  children: ReactNode
}

/** A part of the answer; the one that was asked about comes into sight and is marked. */
export function AskedPart({ title, isAsked, className, children, ...props }: AskedPartProps) {
  const ref = useScrollTo<HTMLElement>(isAsked)
  return (
    <section
      {...props}
      ref={ref}
      aria-label={title}
      {...(isAsked && { 'data-asked': '' })}
      className={classNames(
        '-ml-6 border-l-4 py-1 pl-5',
        isAsked ? 'border-evergreen' : 'border-transparent',
        className,
      )}
    >
      <h3 className="ledger-label text-ink-soft">{title}</h3>
      {children}
    </section>
  )
}
