import type { CardResult } from '@cardsight/contract/runs'
import type { Projection } from '@cardsight/contract/schemas'
import { useDeferredValue, useId, useMemo, useRef } from 'react'
import { ProjectionTabs } from '../../cards/projection-tabs.tsx'
import type { WhyFocus } from '../../cards/why-focus.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { useNextFrame } from '../../lib/use-next-frame.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { containmentClasses } from '../../ui/containment-classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Select } from '../../ui/select.tsx'
import { Toggle } from '../../ui/toggle.tsx'
import { ResultPanel } from './result-panel.tsx'
import { useStableHandlers } from './use-stable-handlers.ts'

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
  const title = useId()
  const row = useRef<HTMLDivElement>(null)
  /** Another list starts at its first card again. */
  const rewinding =
    <Value,>(choose: (value: Value) => void) =>
    (value: Value) => {
      row.current?.querySelector('ul')?.scrollTo({ left: 0, behavior: 'instant' })
      choose(value)
    }
  return (
    <section aria-labelledby={title} className={`min-w-0 ${containmentClasses}`}>
      <h2 id={title}>Recommended cards by your spending category</h2>
      <p className="mt-2 max-w-text text-ink-soft">
        <TopCategory categories={categories} projection={projection} />
      </p>
      {categories.length > 0 && (
        <>
          <div
            data-print="hide"
            className="mt-4 mb-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-3"
          >
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
    </section>
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
          {name} ({formatMoney(spending)})
        </option>
      ))}
    </Select>
  )
}

const periods = { '1': 'in a year', '2': 'in 2 years', '3': 'in 3 years' } as const

function TopCategory({ categories, projection }: Pick<ByCategoryProps, 'categories' | 'projection'>) {
  const top = categories.reduce<SpendingCategory | null>(
    (best, one) => (best === null || one.spending > best.spending ? one : best),
    null,
  )
  if (top === null) {
    return 'All of your spending is in Other, so there’s no category to compare cards by.'
  }
  return (
    <>
      Your top spending category is <b className="font-semibold text-ink">{top.name}</b>, with{' '}
      <span className="figures">{formatMoney(top.spending)}</span> {periods[projection]}.
    </>
  )
}

/** The most cards that are ever visible at once; the others may render a moment later. */
const IN_SIGHT = 3

function CategoryCards({ cards, projection, hasIntroBonus, ...props }: ByCategoryProps) {
  const { categories, category } = props
  const handlers = useStableHandlers(props)
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
          variant="compact"
          {...(index < IN_SIGHT ? panel : (later[index] ?? panel))}
          {...handlers}
        />
      ))}
    </Carousel>
  )
}
