/** Sections of the results. Each re-renders only for its own data, so that a click doesn't re-render the page. */
import type { CardResult } from '@cardsight/contract/runs'
import type { Insights, MembershipOption, Projection } from '@cardsight/contract/schemas'
import type { Sorting } from '@cardsight/engine/ranking'
import { memo, useCallback, useMemo } from 'react'
import { DebtList } from '../../cards/debt-answer.tsx'
import type { WhyFocus } from '../../cards/why-focus.ts'
import { AllCards } from '../../features/all-cards/all-cards.tsx'
import type { AllCardsRow } from '../../features/all-cards/all-cards-row.ts'
import { OutOfReach } from '../../features/all-cards/out-of-reach.tsx'
import { Breakdown, type BreakdownView } from '../../features/breakdown/breakdown.tsx'
import type { BreakdownTab } from '../../features/breakdown/breakdown-tabs.ts'
import type { MerchantCorrections } from '../../features/breakdown/merchant-category.ts'
import { ActiveFilters } from '../../features/filters/active-filters.tsx'
import { FilterMenu } from '../../features/filters/filter-menu.tsx'
import { ByCategory, type SpendingCategory } from '../../features/results/by-category.tsx'
import { TopCards } from '../../features/results/top-cards.tsx'
import { AdvertiserDisclosureLink } from '../../layout/advertiser-disclosure-link.tsx'
import type { ByCost } from './debt.ts'
import { ByCostList } from './debt-section.tsx'
import type { CardList } from './state/dashboard-state.ts'
import type { Dispatch } from './use-dashboard.ts'
import { useIsPrinting } from './use-is-printing.ts'

type BreakdownSectionProps = {
  insights: Insights
  isManual: boolean
  isCustomRange: boolean
  view: BreakdownView
  tab: BreakdownTab
  corrections: MerchantCorrections['list']
  correcting: string | null
  dispatch: Dispatch
}

export const BreakdownSection = memo(function BreakdownSection({
  dispatch,
  corrections,
  correcting,
  ...props
}: BreakdownSectionProps) {
  const onCorrect = (merchant: string, category: string | null) =>
    dispatch({ type: 'correction-asked', merchant, category })
  return (
    <Breakdown
      {...props}
      {...(!props.isManual && { corrections: { list: corrections, busyWith: correcting, onCorrect } })}
      onInviteToShare={() => dispatch({ type: 'dialog-opened', dialog: { kind: 'manual-info' } })}
      onView={(view) => dispatch({ type: 'view-chosen', view })}
      onTab={(tab) => dispatch({ type: 'tab-chosen', tab })}
    />
  )
})

const disclosure = (
  <p className="mt-1 text-sm text-ink-soft">
    Banks can’t pay to rank higher.{' '}
    <span data-print="hide">
      <AdvertiserDisclosureLink className="text-link underline underline-offset-4" />
    </span>
  </p>
)

type TopSectionProps = {
  cards: readonly CardResult[]
  selected: number
  projection: Projection
  hasIntroBonus: boolean
  filters: readonly string[]
  /** Not null if a filter ranks by cost. */
  byCost: ByCost | null
  spending: number
  isBusy: boolean
  dispatch: Dispatch
}

export const TopSection = memo(function TopSection({ filters, byCost, dispatch, ...props }: TopSectionProps) {
  const onSelect = useCallback(
    (index: number) => dispatch({ type: 'card-selected', list: 'top', index }),
    [dispatch],
  )
  return (
    <TopCards
      {...props}
      onSelect={onSelect}
      onProjection={useProjection('top', dispatch)}
      onIntroBonus={(included) => dispatch({ type: 'intro-switched', list: 'top', included })}
      filter={useFilterMenu('top', filters, dispatch)}
      note={disclosure}
      instead={byCost && <ByCostList {...byCost} />}
      {...cardActions(dispatch, 'top')}
    />
  )
})

type CategorySectionProps = {
  categories: readonly SpendingCategory[]
  category: string
  cards: readonly CardResult[]
  projection: Projection
  hasIntroBonus: boolean
  dispatch: Dispatch
}

export const CategorySection = memo(function CategorySection({ dispatch, ...props }: CategorySectionProps) {
  return (
    <ByCategory
      {...props}
      onCategory={(category) => dispatch({ type: 'category-chosen', category })}
      onProjection={(projection) => dispatch({ type: 'projection-chosen', list: 'category', projection })}
      onIntroBonus={(included) => dispatch({ type: 'intro-switched', list: 'category', included })}
      {...cardActions(dispatch, 'category')}
    />
  )
})

type AllCardsSectionProps = {
  isOpen: boolean
  rows: readonly AllCardsRow[]
  sorting: Sorting | null
  projection: Projection
  filters: readonly string[]
  byCost: ByCost | null
  selected: number
  spending: number
  dispatch: Dispatch
}

export const AllCardsSection = memo(function AllCardsSection(props: AllCardsSectionProps) {
  const { isOpen, filters, byCost, dispatch, ...list } = props
  const isPrinting = useIsPrinting()
  return (
    <AllCards
      {...list}
      isOpen={isOpen || isPrinting}
      isPrinting={isPrinting}
      onOpenChange={(isOpened) => dispatch({ type: 'all-cards-opened', isOpen: isOpened })}
      onSort={(key) => dispatch({ type: 'sort-clicked', key })}
      onProjection={useProjection('all', dispatch)}
      onSelect={(index) => dispatch({ type: 'card-selected', list: 'all', index })}
      filter={useFilterMenu('all', filters, dispatch)}
      instead={byCost && <DebtList answer={byCost.answer} cards={byCost.cards} />}
      chips={
        <ActiveFilters
          filters={filters}
          onFilters={(chosen) => dispatch({ type: 'filters-chosen', list: 'all', filters: chosen })}
        />
      }
      onDetails={(cardId) => openCard(dispatch, 'all', cardId)}
      onWhy={(cardId, focus) => dispatch({ type: 'why-asked', card: { list: 'all', cardId }, focus })}
    />
  )
})

type OutOfReachSectionProps = {
  rows: readonly AllCardsRow[]
  memberships: readonly MembershipOption[]
  projection: Projection
  dispatch: Dispatch
}

export const OutOfReachSection = memo(function OutOfReachSection(props: OutOfReachSectionProps) {
  const { dispatch, ...list } = props
  return (
    <OutOfReach
      {...list}
      onDetails={(cardId) => openCard(dispatch, 'out-of-reach', cardId)}
      onWhy={(cardId, focus) =>
        dispatch({ type: 'why-asked', card: { list: 'out-of-reach', cardId }, focus })
      }
    />
  )
})

function useProjection(list: Exclude<CardList, 'pick' | 'out-of-reach'>, dispatch: Dispatch) {
  return useCallback(
    (projection: Projection) => dispatch({ type: 'projection-chosen', list, projection }),
    [list, dispatch],
  )
}

const emptyFilterLabels = { top: 'Customize Settings', all: 'Overall' } as const

/** A stable node until the filters change, so that no other click re-renders the menu. */
function useFilterMenu(list: 'top' | 'all', filters: readonly string[], dispatch: Dispatch) {
  return useMemo(
    () => (
      <FilterMenu
        emptyLabel={emptyFilterLabels[list]}
        selected={filters}
        onChange={(chosen) => dispatch({ type: 'filters-chosen', list, filters: chosen })}
        onCalculationSettings={() => openCalculation(dispatch)}
      />
    ),
    [list, filters, dispatch],
  )
}

function cardActions(dispatch: Dispatch, list: CardList) {
  return {
    onDetails: ({ cardId }: { cardId: string }) => openCard(dispatch, list, cardId),
    onWhy: ({ cardId }: { cardId: string }, focus: WhyFocus) =>
      dispatch({ type: 'why-asked', card: { list, cardId }, focus }),
  }
}

function openCard(dispatch: Dispatch, list: CardList, cardId: string) {
  dispatch({ type: 'dialog-opened', dialog: { kind: 'card', card: { list, cardId } } })
}

function openCalculation(dispatch: Dispatch) {
  dispatch({ type: 'dialog-opened', dialog: { kind: 'calculation' } })
}
