import type { CardResult } from '@cardsight/contract/runs'
import type { Projection } from '@cardsight/contract/schemas'
import { memo, type ReactNode, useId, useMemo } from 'react'
import { CardPager } from '../../cards/card-pager.tsx'
import { ProjectionTabs } from '../../cards/projection-tabs.tsx'
import type { WhyFocus } from '../../cards/why-focus.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { useNextFrame } from '../../lib/use-next-frame.ts'
import { classNames } from '../../ui/class-names.ts'
import { containmentClasses } from '../../ui/containment-classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Toggle } from '../../ui/toggle.tsx'
import { PanelSkeleton } from './panel-skeleton.tsx'
import { ResultPanel } from './result-panel.tsx'
import { useJustChanged } from './use-just-changed.ts'
import { type CardHandlers, useStableHandlers } from './use-stable-handlers.ts'

/** How long the skeleton shows on a change of year: long enough to notice that the numbers changed. */
const TURN_MS = 200

export type TopCardsProps = {
  /** At most the best three, best first. */
  cards: readonly CardResult[]
  /** Index of the shown card; side by side, of the highlighted one. */
  selected: number
  onSelect: (index: number) => void
  projection: Projection
  onProjection: (projection: Projection) => void
  hasIntroBonus: boolean
  onIntroBonus: (hasIntroBonus: boolean) => void
  filter?: ReactNode
  /** Below the heading. */
  note?: ReactNode
  /** Replaces the cards, if a filter ranks them by something else. */
  instead?: ReactNode
  /** Sum over all years of the projection. */
  spending: number
  onDetails: (card: CardResult) => void
  onWhy: (card: CardResult, focus: WhyFocus) => void
  /** The numbers are being calculated: a skeleton is shown instead. */
  isBusy?: boolean
}

export function TopCards(props: TopCardsProps) {
  const { cards, selected, onSelect, projection, onProjection, hasIntroBonus, onIntroBonus } = props
  const title = useId()
  const index = Math.min(Math.max(selected, 0), Math.max(cards.length - 1, 0))
  const shown = useNextFrame(useShown(props, index))
  const isTurning = useJustChanged(shown.projection, TURN_MS)
  const isBlank = isTurning || shown.isBusy
  const handlers = useStableHandlers(props)
  return (
    <section aria-labelledby={title} aria-busy={isBlank} className={`min-w-0 ${containmentClasses}`}>
      <h2 id={title}>Recommended cards based on your spending</h2>
      {props.note}
      <div
        data-print="hide"
        className="mt-4 mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
      >
        <Toggle
          label="Include intro bonus"
          checked={hasIntroBonus}
          onChange={(event) => onIntroBonus(event.target.checked)}
        />
        {props.filter}
      </div>
      {props.instead || (
        <ProjectionTabs label="Years of the recommended cards" {...{ projection, onProjection }}>
          {cards.length > 1 && (
            <CardPager
              label="Recommended cards"
              selected={index}
              total={cards.length}
              onSelect={onSelect}
              hasDots
              className="mb-4 justify-center narrow:justify-end"
            />
          )}
          <ShownCards {...shown} isBlank={isBlank} {...handlers} />
        </ProjectionTabs>
      )}
    </section>
  )
}

/** From this width on, all cards stand side by side, and the selected one is highlighted. */
const SIDE_BY_SIDE = '(min-width: 1300px)'

type Shown = Pick<TopCardsProps, 'cards' | 'projection' | 'spending'> & {
  index: number
  isBonusCounted: boolean
  /** Together with the rest, or the old numbers would show between the skeleton and the new ones. */
  isBusy: boolean
}

function useShown(props: TopCardsProps, index: number): Shown {
  const { cards, projection, spending, hasIntroBonus, isBusy = false } = props
  return useMemo(
    () => ({ cards, index, projection, spending, isBonusCounted: hasIntroBonus, isBusy }),
    [cards, index, projection, spending, hasIntroBonus, isBusy],
  )
}

type ShownCardsProps = Shown & CardHandlers & { isBlank: boolean }

function ShownCards({ cards, index, isBusy, isBlank, ...panel }: ShownCardsProps) {
  const isWide = useMediaQuery(SIDE_BY_SIDE, false)
  const card = cards[index]
  if (card === undefined) {
    return isBlank ? (
      <PanelSkeleton />
    ) : (
      <EmptyState title="No Cards found!" className="panel">
        No card matches all of your filters. Try removing some.
      </EmptyState>
    )
  }
  return (
    <div className="relative">
      {/* Covered, not removed, so that nothing below it moves. */}
      {isWide ? (
        <SideBySide {...{ cards, index }} {...panel} />
      ) : (
        <ResultPanel card={card} isPick={index === 0} {...panel} />
      )}
      {isBusy && <PanelSkeleton className="absolute inset-0" />}
      <Cover isShown={isBlank && !isBusy} />
    </div>
  )
}

type SideBySideProps = Omit<ShownCardsProps, 'isBusy' | 'isBlank'>

function SideBySide({ cards, index, ...panel }: SideBySideProps) {
  return (
    <ul className="panel-rows grid-cols-3 gap-x-4">
      {cards.map((card, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a panel is identified by its index; a new one per card costs frames
          key={place}
          aria-current={place === index || undefined}
          className="min-w-0 rounded-panel aria-[current]:outline-2 aria-[current]:outline-evergreen"
        >
          <ResultPanel variant="compact" card={card} isPick={place === 0} {...panel} />
        </li>
      ))}
    </ul>
  )
}

/** Always rendered, because creating it on a click costs as much as everything else the click does. */
const Cover = memo(function Cover({ isShown }: { isShown: boolean }) {
  return (
    <div
      aria-hidden="true"
      // Keeps pointer events even while visible: `pointer-events` is inherited, and every placeholder would be restyled.
      className={classNames('pointer-events-none absolute inset-0 print:hidden', !isShown && 'opacity-0')}
    >
      {blanks}
    </div>
  )
})

const blanks = <PanelSkeleton isStill className="h-full" />
