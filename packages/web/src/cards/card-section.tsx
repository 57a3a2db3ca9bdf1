import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useScrollAfterOpening } from './scroll-after-opening.ts'

export type CardSectionProps = {
  title: string
  /** Initial state. */
  isOpen?: boolean
  /** Renders its parts when it is first opened: for lists of many cards. */
  isLazy?: boolean
  /** Each part fades in shortly after the previous one. */
  parts: readonly ReactNode[]
}

// Staggered by a fixed delay; with reduced motion there is no delay.
const delays = [
  '',
  'motion-safe:group-open/section:[animation-delay:var(--default-transition-duration)]',
  'motion-safe:group-open/section:[animation-delay:calc(2*var(--default-transition-duration))]',
] as const

/** A native disclosure: found by in-page search, open when printed. */
export function CardSection({ title, isOpen = false, isLazy = false, parts }: CardSectionProps) {
  const section = useRef<HTMLDetailsElement>(null)
  const scrollAfterOpening = useScrollAfterOpening()
  const [isMade, setIsMade] = useState(isOpen || !isLazy)
  // The event also fires for a section that is open from the start, which no user has opened.
  const wasOpen = useRef(isOpen)
  const handleToggle = () => {
    const isOpenNow = section.current?.open === true
    if (isOpenNow && !wasOpen.current) {
      setIsMade(true)
      scrollAfterOpening()
    }
    wasOpen.current = isOpenNow
  }
  // Opened before hydration: it opened empty and no handler ran.
  useEffect(() => setIsMade((isMadeNow) => isMadeNow || section.current?.open === true), [])
  return (
    <details
      ref={section}
      open={isOpen}
      onToggle={handleToggle}
      className="group/section border-t border-hairline print:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="flex min-h-11 list-none items-center gap-4 py-3 font-semibold hover:text-evergreen [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{title}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform group-open/section:rotate-180 print:hidden"
        />
      </summary>
      <div className="grid gap-6 pt-1 pb-5">
        {(isMade ? parts : []).map((part, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its index
            key={index}
            className={`min-w-0 motion-safe:group-open/section:animate-appear ${delays[index % delays.length]}`}
          >
            {part}
          </div>
        ))}
      </div>
    </details>
  )
}
