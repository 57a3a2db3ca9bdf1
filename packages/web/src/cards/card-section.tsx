import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useScrollAfterOpening } from './scroll-after-opening.ts'

export type CardSectionProps = {
  title: string
  /** As it stands at first. */
  isOpen?: boolean
  /** Its parts are made when it is first opened: for lists of many cards. */
  isLazy?: boolean
  /** Each part fades in a little after the one before. */
  parts: readonly ReactNode[]
}

// One after the other, each by the house's one duration; those who want less motion wait for nothing.
const delays = [
  '',
  'motion-safe:group-open/section:[animation-delay:var(--default-transition-duration)]',
  'motion-safe:group-open/section:[animation-delay:calc(2*var(--default-transition-duration))]',
] as const

/** The browser's own disclosure: found by in-page search, open on paper. */
export function CardSection({ title, isOpen = false, isLazy = false, parts }: CardSectionProps) {
  const section = useRef<HTMLDetailsElement>(null)
  const scrollToIt = useScrollAfterOpening(section)
  const [isMade, setIsMade] = useState(isOpen || !isLazy)
  // The event comes for a section that is open from the start, too, and nobody has opened that one.
  const wasOpen = useRef(isOpen)
  const handleToggle = () => {
    const isOpenNow = section.current?.open === true
    if (isOpenNow && !wasOpen.current) {
      setIsMade(true)
      scrollToIt()
    }
    wasOpen.current = isOpenNow
  }
  // Opened before its code was there, it opened empty, and nobody was told.
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the section
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
