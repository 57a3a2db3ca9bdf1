import { ChevronDown } from 'lucide-react'
import { type ReactNode, Suspense, useDeferredValue, useEffect, useId, useState } from 'react'
import { SkeletonLines } from '../../ui/skeleton.tsx'

type WalletDisclosureProps = {
  /** In the URL while it's open, so that a link opens it, too. */
  id: string
  title: string
  /** What's in it, in a few words. */
  hint?: string
  /** Instead of an arrow. */
  action?: string
  /** Called when the user is about to open it, perhaps more than once. */
  onApproach?: (() => void) | undefined
  children: ReactNode
}

/** A part of the result that is rendered once someone opens it. It isn't printed. */
export function WalletDisclosure({ id, title, hint, action, onApproach, children }: WalletDisclosureProps) {
  const [isOpen, setIsOpen] = useOpenInUrl(id)
  // Rendered after the press has been painted, and removed after it has disappeared.
  const isRendered = useDeferredValue(isOpen)
  return (
    <section aria-labelledby={`${id}-title`} data-print="hide" className="min-w-0">
      <h2 id={`${id}-title`} className="font-sans text-base leading-6 tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onPointerEnter={onApproach}
          onFocus={onApproach}
          onClick={() => setIsOpen(!isOpen)}
          className="group flex min-h-13 w-full items-center gap-4 py-3 text-left hover:text-evergreen"
        >
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4">
            <span className="font-semibold">{title}</span>
            {hint !== undefined && <span className="figures text-sm font-normal text-ink-soft">{hint}</span>}
          </span>
          {action === undefined ? (
            <ChevronDown
              aria-hidden="true"
              className={`size-5 shrink-0 text-ink-soft transition-transform ${isOpen ? 'rotate-180' : ''}`}
            />
          ) : (
            <span className="text-sm text-link underline underline-offset-4">{isOpen ? 'Done' : action}</span>
          )}
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {isRendered && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pt-1 pb-8">
            <Suspense fallback={<SkeletonLines lines={6} />}>{children}</Suspense>
          </div>
        )}
      </div>
    </section>
  )
}

/** Open if the URL's fragment is its id. The URL follows presses without a new entry in the history. */
function useOpenInUrl(id: string): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const read = () => {
      if (window.location.hash === `#${id}`) {
        setIsOpen(true)
        // Closed, the part that the fragment names has no place to scroll to.
        document.getElementById(`${id}-title`)?.scrollIntoView()
      }
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [id])
  const change = (opens: boolean) => {
    setIsOpen(opens)
    const { pathname, search, hash } = window.location
    if (opens || hash === `#${id}`) {
      window.history.replaceState(window.history.state, '', `${pathname}${search}${opens ? `#${id}` : ''}`)
    }
  }
  return [isOpen, change]
}

type WalletSectionProps = {
  title: string
  /** One or two sentences under the title. */
  lead?: ReactNode
  /** A level deeper inside a part that has a title of its own. */
  titleAs?: 'h2' | 'h3'
  children: ReactNode
}

/** A titled section of the result. */
export function WalletSection({ title, lead, titleAs: Title = 'h2', children }: WalletSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <Title id={titleId} className={Title === 'h2' ? 'text-xl' : 'font-semibold'}>
        {title}
      </Title>
      {lead !== undefined && <p className="mt-1 max-w-text text-ink-soft">{lead}</p>}
      <div className="mt-3">{children}</div>
    </section>
  )
}
