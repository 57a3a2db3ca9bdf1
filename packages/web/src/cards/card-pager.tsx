import { ChevronLeft, ChevronRight } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'

export type CardPagerProps = {
  /** Name of the paged list, for screen readers. */
  label: string
  selected: number
  total: number
  onSelect: (index: number) => void
  /** One dot per card on wide screens; only for short lists. */
  hasDots?: boolean
  className?: string
}

/** '(n / total)' between two arrows, for a list that shows one card at a time. */
export const CardPager = memo(function CardPager(props: CardPagerProps) {
  const { label, selected, total, onSelect, hasDots = false, className } = props
  return (
    <nav
      aria-label={label}
      data-needs-script
      data-print="hide"
      className={classNames('flex items-center gap-1', className)}
    >
      <Arrow label={`${label}: previous`} isAtEnd={selected <= 0} onClick={() => onSelect(selected - 1)}>
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Arrow>
      {hasDots && (
        <div className="hidden items-center menu:flex">
          {Array.from({ length: total }, (_, index) => (
            <PagerDot
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its index
              key={index}
              label={`${label}: go to ${index + 1}`}
              isCurrent={index === selected}
              onClick={() => onSelect(index)}
            />
          ))}
        </div>
      )}
      <p aria-live="polite" className="figures min-w-12 text-center text-sm text-ink-soft">
        ({selected + 1} / {total})
      </p>
      <Arrow label={`${label}: next`} isAtEnd={selected >= total - 1} onClick={() => onSelect(selected + 1)}>
        <ChevronRight aria-hidden="true" className="size-5" />
      </Arrow>
    </nav>
  )
})

type ArrowProps = { label: string; isAtEnd: boolean; onClick: () => void; children: ReactNode }

function Arrow({ label, isAtEnd, onClick, children }: ArrowProps) {
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-label={label}
      // Not `disabled`: at the last card the button would lose the focus of the user clicking it.
      aria-disabled={isAtEnd}
      onClick={isAtEnd ? undefined : onClick}
      className="rounded-full aria-disabled:text-edge"
    >
      {children}
    </Button>
  )
}

function PagerDot({ label, isCurrent, onClick }: { label: string; isCurrent: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={isCurrent || undefined}
      onClick={onClick}
      className="group grid size-6 place-items-center rounded-full"
    >
      <span className="size-2 rounded-full border border-edge group-hover:border-evergreen group-aria-[current]:border-evergreen group-aria-[current]:bg-evergreen forced-colors:group-aria-[current]:bg-[Highlight]" />
    </button>
  )
}
