import type { Projection } from '@cardsight/contract/backtest'
import type { CardResult } from '@cardsight/contract/runs'
import { memo, useCallback, useDeferredValue, useMemo, useRef } from 'react'
import { CardPanel, type CardPanelProps } from '../../cards/card-panel.tsx'
import { ProjectionTabs } from '../../cards/projection-tabs.tsx'
import type { WhyFocus } from '../../cards/why-figure.tsx'
import { formatDollars } from '../../lib/format-money.ts'
import { useNextFrame } from '../../lib/use-next-frame.ts'
import { useStable } from '../../lib/use-stable.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { Toggle } from '../../ui/checkbox.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Select } from '../../ui/field.tsx'

export type SpendingCategory = Readonly<{ name: string; spending: number }>

export type ByCategoryProps = {
  /** Without 'Other'; spending is the sum over all years of the projection. */
  categories: readonly SpendingCategory[]
  /** Name of the chosen category. */
  category: string
  onCategory: (category: string) => void
  /** Best cards for the category, best first; their numbers cover this category's spending alone. */
  cards: readonly CardResult[]
  projection: Projection
  onProjection: (projection: Projection) => void
  hasIntroBonus: boolean
  onIntroBonus: (hasIntroBonus: boolean) => void
  onDetails: (card: CardResult) => void
  onWhy: (card: CardResult, focus: WhyFocus) => void
}

export function ByCategory(props: ByCategoryProps) {
  const { categories, category, onCategory, projection, onProjection, hasIntroBonus, onIntroBonus } = props
  const row = useRef<HTMLDivElement>(null)
  /** Another list starts at its first card again. */
  const rewinding =
    <Value,>(choose: (value: Value) => void) =>
    (value: Value) => {
      row.current?.querySelector('ul')?.scrollTo({ left: 0, behavior: 'instant' })
      choose(value)
    }
  return (
    <>
      {categories.length > 0 && (
        <>
          <div data-print="hide" className="mb-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <CategorySelect {...{ categories, category }} onCategory={rewinding(onCategory)} />
            <Toggle
              label="Include intro bonus"
              checked={hasIntroBonus}
              onChange={(event) => rewinding(onIntroBonus)(event.target.checked)}
            />
          </div>
          <ProjectionTabs
            label="Years of the cards by category"
            projection={projection}
            onProjection={rewinding(onProjection)}
          >
            <div ref={row}>
              <CategoryCards {...props} />
            </div>
          </ProjectionTabs>
        </>
      )}
    </>
  )
}

type CategorySelectProps = Pick<ByCategoryProps, 'categories' | 'category' | 'onCategory'>

function CategorySelect({ categories, category, onCategory }: CategorySelectProps) {
  return (
    <Select
      label="Spending category"
      value={category}
      onChange={(event) => onCategory(event.target.value)}
      className="w-full narrow:w-auto narrow:min-w-80"
    >
      {categories.map(({ name, spending }) => (
        <option key={name} value={name}>
          {name} ({formatDollars(spending)})
        </option>
      ))}
    </Select>
  )
}

const periods = { '1': 'in a year', '2': 'in 2 years', '3': 'in 3 years' } as const

/** 'Your biggest category: Travel ($4,801 in a year).' */
export function topCategoryText(categories: readonly SpendingCategory[], projection: Projection): string {
  const top = categories.reduce<SpendingCategory | null>(
    (best, one) => (best === null || one.spending > best.spending ? one : best),
    null,
  )
  return top === null
    ? 'All of your spending is in Other, so there’s no category to compare cards by.'
    : `Your biggest category: ${top.name} (${formatDollars(top.spending)} ${periods[projection]}).`
}

/** The most cards that are ever visible at once; the others may render a moment later. */
const IN_SIGHT = 3

function CategoryCards({ cards, projection, hasIntroBonus, ...props }: ByCategoryProps) {
  const { categories, category } = props
  const handlers = { onDetails: useStable(props.onDetails), onWhy: useStable(props.onWhy) }
  const spending = categories.find(({ name }) => name === category)?.spending ?? 0
  const panels = useNextFrame(
    useMemo(
      () => cards.map((card) => ({ card, projection, spending, isBonusCounted: hasIntroBonus })),
      [cards, projection, spending, hasIntroBonus],
    ),
  )
  const later = useDeferredValue(panels)
  if (panels.length === 0) {
    return <EmptyState title="No Cards found!" className="panel" />
  }
  return (
    <Carousel label={`Cards for ${category}`} perView="cards">
      {panels.map((panel, index) => (
        <ResultPanel
          // biome-ignore lint/suspicious/noArrayIndexKey: a panel is identified by its index; a new one per card costs frames
          key={index}
          {...(index < IN_SIGHT ? panel : (later[index] ?? panel))}
          {...handlers}
        />
      ))}
    </Carousel>
  )
}

type ResultPanelProps = Pick<ByCategoryProps, 'onDetails' | 'onWhy'> &
  Pick<CardPanelProps, 'card' | 'projection' | 'spending' | 'isBonusCounted'>

/** A panel that re-renders only for another card or other numbers. */
const ResultPanel = memo(function ResultPanel({ onDetails, onWhy, ...panel }: ResultPanelProps) {
  const { card } = panel
  const askWhy = useCallback((focus: WhyFocus) => onWhy(card, focus), [card, onWhy])
  const openDetails = useStable(() => onDetails(card))
  return <CardPanel {...panel} variant="compact" onDetails={openDetails} onWhy={askWhy} />
})
