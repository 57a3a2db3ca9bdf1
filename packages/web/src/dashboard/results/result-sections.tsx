/** Sections of the results. Each re-renders only for its own data, so that a click doesn't re-render the page. */

import type { Insights, Projection } from '@cardsight/contract/backtest'
import type { MembershipOption } from '@cardsight/contract/profile-schemas'
import type { CardResult } from '@cardsight/contract/runs'
import type { Sorting } from '@cardsight/engine/ranking'
import { memo } from 'react'
import { DebtList } from '../../cards/debt-answer.tsx'
import type { WhyFocus } from '../../cards/why-figure.tsx'
import { AllCards } from '../../features/all-cards/all-cards.tsx'
import type { AllCardsRow } from '../../features/all-cards/card-row.tsx'
import { OutOfReach } from '../../features/all-cards/out-of-reach.tsx'
import { Breakdown, type BreakdownView } from '../../features/breakdown/breakdown.tsx'
import type { MerchantCorrections } from '../../features/breakdown/merchant-category-field.tsx'
import type { BreakdownTab } from '../../features/breakdown/spending-rows.ts'
import { ActiveFilters, FilterMenu } from '../../features/filters/filter-menu.tsx'
import { useProfile } from '../../features/profile/stored-profile.ts'
import { ByCategory, type SpendingCategory, topCategoryText } from '../../features/results/by-category.tsx'
import type { RankedCard } from '../../features/results/rank-row.tsx'
import { RankRows } from '../../features/results/rank-rows.tsx'
import { formatMoney } from '../../lib/format-money.ts'
import { useIsPrinting } from '../../lib/use-is-printing.ts'
import { FoldRow } from '../../ui/fold-row.tsx'
import type { Dispatch } from '../dashboard-store.ts'
import type { CardList, ResultPart } from '../state/dashboard-state.ts'
import type { ByCost } from './debt.tsx'

type PartProps = { isOpen: boolean; dispatch: Dispatch }

/** Paper shows every part. */
function usePart(part: ResultPart, { isOpen, dispatch }: PartProps) {
  const isPrinting = useIsPrinting()
  return {
    isPrinting,
    fold: {
      isOpen: isOpen || isPrinting,
      onOpenChange: (isOpened: boolean) => dispatch({ type: 'part-opened', part, isOpen: isOpened }),
    },
  }
}

type BreakdownSectionProps = PartProps & {
  insights: Insights
  isManual: boolean
  isCustomRange: boolean
  view: BreakdownView
  tab: BreakdownTab
  corrections: MerchantCorrections['list']
  correcting: string | null
}

export const BreakdownSection = memo(function BreakdownSection(props: BreakdownSectionProps) {
  const { isOpen, dispatch, corrections, correcting, ...shown } = props
  const { fold } = usePart('spending', { isOpen, dispatch })
  const onCorrect = (merchant: string, category: string | null) =>
    dispatch({ type: 'correction-asked', merchant, category })
  return (
    <FoldRow
      title="Your spending"
      hint={`${formatMoney(shown.insights.spending)}, by category, top merchants and recurring expenses`}
      {...fold}
    >
      <Breakdown
        {...shown}
        {...(!shown.isManual && { corrections: { list: corrections, busyWith: correcting, onCorrect } })}
        onInviteToShare={() => dispatch({ type: 'dialog-opened', dialog: { kind: 'manual-info' } })}
        onView={(view) => dispatch({ type: 'view-chosen', view })}
        onTab={(tab) => dispatch({ type: 'tab-chosen', tab })}
      />
    </FoldRow>
  )
})

type RankSectionProps = {
  cards: readonly RankedCard[]
  selected: number
  projection: Projection
  hasIntroBonus: boolean
  spending: number
  dispatch: Dispatch
}

export const RankSection = memo(function RankSection({
  hasIntroBonus,
  dispatch,
  ...props
}: RankSectionProps) {
  return (
    <RankRows
      {...props}
      isBonusCounted={hasIntroBonus}
      onSelect={(index) => dispatch({ type: 'card-selected', list: 'top', index })}
      {...cardActions(dispatch, 'top')}
    />
  )
})

type CategorySectionProps = PartProps & {
  categories: readonly SpendingCategory[]
  category: string
  cards: readonly CardResult[]
  projection: Projection
  hasIntroBonus: boolean
}

export const CategorySection = memo(function CategorySection(props: CategorySectionProps) {
  const { isOpen, dispatch, ...shown } = props
  const { fold } = usePart('category', { isOpen, dispatch })
  return (
    <FoldRow
      title="Recommended cards by your spending category"
      hint={topCategoryText(shown.categories, shown.projection)}
      {...fold}
    >
      <ByCategory
        {...shown}
        onCategory={(category) => dispatch({ type: 'category-chosen', category })}
        onProjection={(projection) => dispatch({ type: 'projection-chosen', list: 'category', projection })}
        onIntroBonus={(included) => dispatch({ type: 'intro-switched', list: 'category', included })}
        {...cardActions(dispatch, 'category')}
      />
    </FoldRow>
  )
})

type AllCardsSectionProps = PartProps & {
  rows: readonly AllCardsRow[]
  /** Cards that the person can't get. */
  outOfReach: readonly AllCardsRow[]
  memberships: readonly MembershipOption[]
  sorting: Sorting | null
  projection: Projection
  filters: readonly string[]
  byCost: ByCost | null
  selected: number
  spending: number
}

export const AllCardsSection = memo(function AllCardsSection(props: AllCardsSectionProps) {
  const { isOpen, filters, byCost, dispatch, outOfReach, memberships, ...list } = props
  const { isPrinting, fold } = usePart('all', { isOpen, dispatch })
  return (
    <AllCards
      {...list}
      {...fold}
      hint={`${list.rows.length} ranked${outOfReach.length === 0 ? '' : `, ${outOfReach.length} you may not qualify for`}`}
      isPrinting={isPrinting}
      onSort={(key) => dispatch({ type: 'sort-clicked', key })}
      onProjection={(projection) => dispatch({ type: 'projection-chosen', list: 'all', projection })}
      onSelect={(index) => dispatch({ type: 'card-selected', list: 'all', index })}
      filter={<ResultFilters list="all" {...{ filters, dispatch }} />}
      instead={byCost && <DebtList answer={byCost.answer} cards={byCost.cards} />}
      chips={
        <ActiveFilters
          filters={filters}
          onFilters={(chosen) => dispatch({ type: 'filters-chosen', list: 'all', filters: chosen })}
        />
      }
      onDetails={(cardId) => openCard(dispatch, 'all', cardId)}
      onWhy={(cardId, focus) => dispatch({ type: 'why-asked', card: { list: 'all', cardId }, focus })}
      footer={
        <OutOfReach
          rows={outOfReach}
          memberships={memberships}
          projection={list.projection}
          onDetails={(cardId) => openCard(dispatch, 'out-of-reach', cardId)}
          onWhy={(cardId, focus) =>
            dispatch({ type: 'why-asked', card: { list: 'out-of-reach', cardId }, focus })
          }
        />
      }
    />
  )
})

const emptyFilterLabels = { top: 'Customize Settings', all: 'Overall' } as const

type ResultFiltersProps = { list: 'top' | 'all'; filters: readonly string[]; dispatch: Dispatch }

/** Re-renders only for other filters, so that no other click re-renders the menu. */
export const ResultFilters = memo(function ResultFilters({ list, filters, dispatch }: ResultFiltersProps) {
  const [{ hasBusiness }] = useProfile()
  return (
    <FilterMenu
      emptyLabel={emptyFilterLabels[list]}
      selected={filters}
      hasBusiness={hasBusiness}
      onChange={(chosen) => dispatch({ type: 'filters-chosen', list, filters: chosen })}
      onCalculationSettings={() => dispatch({ type: 'dialog-opened', dialog: { kind: 'calculation' } })}
    />
  )
})

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
