import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { useScrollTo } from './use-scroll-to.ts'

export type ExplanationSectionProps = ComponentProps<'section'> & {
  title: string
  isFocused: boolean
  children: ReactNode
}

/** A section of the explanation; the one the user asked about scrolls into view and is highlighted. */
export function ExplanationSection({
  title,
  isFocused,
  className,
  children,
  ...props
}: ExplanationSectionProps) {
  const ref = useScrollTo<HTMLElement>(isFocused)
  return (
    <section
      {...props}
      ref={ref}
      aria-label={title}
      {...(isFocused && { 'data-asked': '' })}
      className={classNames(
        '-ml-6 border-l-4 py-1 pl-5',
        isFocused ? 'border-evergreen' : 'border-transparent',
        className,
      )}
    >
      <h3 className="ledger-label text-ink-soft">{title}</h3>
      {children}
    </section>
  )
}
