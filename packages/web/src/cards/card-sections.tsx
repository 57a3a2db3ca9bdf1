import type { CardResult } from '@cardsight/contract/runs'
import { ChevronDown } from 'lucide-react'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { DetailLines, Features, Notes, OtherRewards, RewardLines } from './card-features.tsx'
import { QuickTake } from './card-terms.tsx'
import { RewardBars } from './reward-bars.tsx'
import type { WhyFocus } from './why-figure.tsx'

export type CardSectionsProps = {
  card: CardResult
  isFull: boolean
  /** Both next to each other where there's space. */
  isSideBySide?: boolean
  /** The rewards are open from the start. */
  isFirstOpen?: boolean
  onWhy: ((focus: WhyFocus) => void) | undefined
}

/** The collapsible parts of a card: reward by category, features and details. */
export function CardSections({
  card,
  isFull,
  isFirstOpen = isFull,
  isSideBySide = false,
  onWhy,
}: CardSectionsProps) {
  return (
    <div className={isSideBySide ? 'gap-x-10 menu:grid menu:grid-cols-2 menu:items-start' : 'shared-rows-2'}>
      <CardSection
        title="Total Rewards"
        isOpen={isFirstOpen}
        isLazy={!isFirstOpen}
        parts={[
          <RewardBars key="bars" stat={card.stat} onWhy={onWhy} isWide={isFull} />,
          <RewardLines key="lines" card={card} />,
        ]}
      />
      <CardSection
        title="Features & Details"
        isLazy={!isFull}
        parts={[
          <div key="features" className="grid gap-6">
            {!isFull && <p>{card.shortDescription}</p>}
            <Features card={card} />
            {!isFull && <QuickTake card={card} />}
          </div>,
          <OtherRewards key="rewards" card={card} />,
          <div key="notes" className="grid gap-6">
            <Notes card={card} />
            <MoreDetails card={card} />
          </div>,
        ]}
      />
    </div>
  )
}

function MoreDetails({ card }: { card: CardResult }) {
  return (
    <details className="group/more">
      <summary className="inline-flex min-h-11 list-none items-center gap-1 font-semibold text-evergreen underline underline-offset-4 hover:text-evergreen-deep narrow:min-h-6 [&::-webkit-details-marker]:hidden">
        See More Details
        <ChevronDown aria-hidden="true" className="size-4 group-open/more:rotate-180 print:hidden" />
      </summary>
      <div className="mt-2">
        <DetailLines card={card} />
      </div>
    </details>
  )
}

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
    if (isOpenNow && !wasOpen.current && section.current !== null) {
      setIsMade(true)
      scrollAfterOpening(section.current)
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
      // On paper, it would be a title alone.
      data-print={isMade ? undefined : 'hide'}
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

export const SCROLL_DELAY_MS = 300

/** True where an opened section scrolls the page to its bottom; elsewhere only to the section's own end. */
export const ScrollsToBottom = createContext(false)

/** Returns a function that scrolls once a section has expanded. */
function useScrollAfterOpening(): (section: HTMLElement) => void {
  const isWholePage = useContext(ScrollsToBottom)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (section) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => (isWholePage ? scrollToBottom() : scrollToEnd(section)), SCROLL_DELAY_MS)
  }
}

function scrollToBottom() {
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: scrollBehavior() })
}

/** Unless its end is in sight. */
function scrollToEnd(section: HTMLElement) {
  if (section.getBoundingClientRect().bottom > window.innerHeight) {
    section.scrollIntoView({ block: 'end', behavior: scrollBehavior() })
  }
}

function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
