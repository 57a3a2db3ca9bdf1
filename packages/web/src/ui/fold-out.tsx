import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { classNames } from './class-names.ts'

type FoldOutProps = {
  /** Of its content, so that a link to it opens it in browsers without a script, too. */
  id: string
  title: string
  /** What's in it, in a few words. */
  hint: string
  className?: string
  children: ReactNode
}

/** A part of a page that is closed at first. Paper shows it open. */
export function FoldOut({ id, title, hint, className, children }: FoldOutProps) {
  return (
    <section aria-labelledby={`${id}-title`} className={className}>
      <details className="group/fold border-b border-hairline print:[&::details-content]:[content-visibility:visible]">
        <summary className="flex min-h-13 list-none items-center gap-4 py-3 hover:text-evergreen [&::-webkit-details-marker]:hidden">
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4">
            <h2 id={`${id}-title`} className="font-sans text-base font-semibold tracking-normal">
              {title}
            </h2>
            <span className="text-sm text-ink-soft">{hint}</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-soft transition-transform group-open/fold:rotate-180 print:hidden"
          />
        </summary>
        <div id={id} className="pt-4 pb-10">
          {children}
        </div>
      </details>
    </section>
  )
}

/** Opens the fold-outs around the element that the URL names, and scrolls to it. */
export function useRevealedFragment(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes if the same link is pressed again
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    const closed = foldsAround(target)
    for (const fold of closed) {
      fold.open = true
    }
    if (closed.length > 0) {
      target?.scrollIntoView()
    }
  }, [hash, key])
}

function foldsAround(element: Element | null): HTMLDetailsElement[] {
  const fold = element?.closest('details') ?? null
  return fold === null ? [] : [...(fold.open ? [] : [fold]), ...foldsAround(fold.parentElement)]
}

export function Accordion({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div {...props} className={classNames('divide-y divide-hairline border-y border-hairline', className)} />
  )
}

type AccordionItemProps = Omit<ComponentProps<'details'>, 'title'> & { title: ReactNode }

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
