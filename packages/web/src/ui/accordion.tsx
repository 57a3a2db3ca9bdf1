import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export function Accordion({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div {...props} className={classNames('divide-y divide-hairline border-y border-hairline', className)} />
  )
}

export type AccordionItemProps = Omit<ComponentProps<'details'>, 'title'> & { title: ReactNode }

/** A native disclosure: opens without a script, and in-page search finds its content. */
export function AccordionItem({ title, className, children, ...props }: AccordionItemProps) {
  return (
    <details {...props} className={classNames('group', className)}>
      <summary className="flex min-h-11 list-none items-center gap-4 py-4 font-semibold hover:text-evergreen [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{title}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="max-w-text pb-5 text-ink-soft">{children}</div>
    </details>
  )
}
