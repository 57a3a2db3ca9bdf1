import { ChevronDown } from 'lucide-react'
import { type ReactNode, Suspense, useDeferredValue, useId, useState } from 'react'
import { SkeletonLines } from '../../ui/skeleton.tsx'

type WalletDisclosureProps = {
  title: string
  /** Shown even while it's closed. */
  summary?: ReactNode
  /** Open while printing. Others aren't printed at all. */
  isPrinting?: boolean | undefined
  /** Called when the user is about to open it, perhaps more than once. */
  onApproach?: (() => void) | undefined
  children: ReactNode
}

/** A part of the result that is rendered once someone opens it. */
export function WalletDisclosure({
  title,
  summary,
  isPrinting,
  onApproach,
  children,
}: WalletDisclosureProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const isShown = isOpen || isPrinting === true
  // Rendered after the press has been painted, and removed after it has disappeared.
  const isRendered = useDeferredValue(isOpen) || isPrinting === true
  return (
    <section
      aria-labelledby={`${id}-title`}
      data-print={isPrinting === undefined ? 'hide' : undefined}
      className="min-w-0"
    >
      <h2 id={`${id}-title`} className="font-sans text-base leading-6">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onPointerEnter={onApproach}
          onFocus={onApproach}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-12 w-full items-center gap-4 py-3 text-left font-semibold hover:text-evergreen"
        >
          <span className="min-w-0 flex-1">
            {title}
            {summary !== undefined && <span className="font-normal text-ink-soft"> {summary}</span>}
          </span>
          <ChevronDown
            aria-hidden="true"
            data-print="hide"
            className={`size-5 shrink-0 text-ink-soft transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <div id={id} hidden={!isShown}>
        {isRendered && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pt-1 pb-8">
            <Suspense fallback={<SkeletonLines lines={6} />}>{children}</Suspense>
          </div>
        )}
      </div>
    </section>
  )
}
