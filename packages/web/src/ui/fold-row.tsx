import { ChevronDown } from 'lucide-react'
import { type ReactNode, useDeferredValue, useId } from 'react'

type FoldRowProps = {
  title: string
  /** Of the section, if the title isn't its name. */
  label?: string
  /** What's in it, in a few words. Phones show it once it's open. */
  hint: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}

/** A part of a page that a press opens. The caller decides whether it's open, so a URL can open it, too. */
export function FoldRow({ title, label, hint, isOpen, onOpenChange, children }: FoldRowProps) {
  const id = useId()
  // Hundreds of rows take a while to remove: they're hidden first.
  const wasOpen = useDeferredValue(isOpen)
  return (
    <section
      {...(label === undefined ? { 'aria-labelledby': `${id}-title` } : { 'aria-label': label })}
      className="min-w-0 border-b border-hairline"
    >
      {/* The button's face covers the whole row. */}
      <div className="group relative flex min-h-13 items-center gap-4 py-3">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4">
          <h2 className="font-sans text-base font-semibold tracking-normal">
            <button
              type="button"
              id={`${id}-title`}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => onOpenChange(!isOpen)}
              className="text-left group-hover:text-evergreen after:absolute after:inset-0"
            >
              {title}
            </button>
          </h2>
          <p className={`figures text-sm text-ink-soft ${isOpen ? '' : 'max-narrow:hidden'}`}>{hint}</p>
        </div>
        <ChevronDown
          aria-hidden="true"
          className={`size-5 shrink-0 text-ink-soft transition-transform print:hidden ${isOpen ? 'rotate-180' : ''}`}
        />
      </div>
      {(isOpen || wasOpen) && (
        <div id={id} hidden={!isOpen} className="pb-10">
          {children}
        </div>
      )}
    </section>
  )
}
