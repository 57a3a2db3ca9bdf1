/** Sections of the results. Each re-renders only for its own data, so that a click doesn't re-render the page. */

import type { Insights, Projection } from '@cardsight/contract/backtest'
import type { MembershipOption } from '@cardsight/contract/profile-schemas'
import type { CardResult } from '@cardsight/contract/runs'
import type { Inclusions, Sorting } from '@cardsight/engine/ranking'
import { memo } from 'react'
import { DebtList } from '../../cards/debt-answer.tsx'
import type { WhyFocus } from '../../cards/why-figure.tsx'
import { AllCards } from '../../features/all-cards/all-cards.tsx'
import type { AllCardsRow, BriefRow } from '../../features/all-cards/card-row.tsx'
import { OutOfReach } from '../../features/all-cards/out-of-reach.tsx'
import { Breakdown, type BreakdownView } from '../../features/breakdown/breakdown.tsx'
import type { MerchantCorrections } from '../../features/breakdown/merchant-category-field.tsx'
import type { BreakdownTab } from '../../features/breakdown/spending-rows.ts'
import { FilterMenu } from '../../features/filters/filter-menu.tsx'
import { useProfile } from '../../features/profile/stored-profile.ts'
import { ByCategory, type SpendingCategory, topCategoryText } from '../../features/results/by-category.tsx'
import { OpenCard, type RankedCard } from '../../features/results/rank-row.tsx'
import { RankRows } from '../../features/results/rank-rows.tsx'
import { formatDollars } from '../../lib/format-money.ts'
import { useIsPrinting } from '../../lib/use-browser-state.ts'
import { FoldRow } from '../../ui/fold-row.tsx'
import type { Dispatch } from '../dashboard-store.ts'
import type { CardList, FoundCards, ResultPart } from '../state/dashboard-state.ts'
import type { ByCost } from './debt.tsx'
import { resultOf } from './selectors.ts'

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
  /** '12 Months' */
  period: string
  isManual: boolean
  isCustomRange: boolean
  view: BreakdownView
  tab: BreakdownTab
  corrections: MerchantCorrections['list']
  correcting: string | null
}

export const BreakdownSection = memo(function BreakdownSection(props: BreakdownSectionProps) {
  const { isOpen, dispatch, period, corrections, correcting, ...shown } = props
  const { fold } = usePart('spending', { isOpen, dispatch })
  const onCorrect = (merchant: string, category: string | null) =>
    dispatch({ type: 'correction-asked', merchant, category })
  return (
    <FoldRow
      title="Your spending"
      hint={`${formatDollars(shown.insights.spending)} · ${period} · by category, top merchants and recurring expenses`}
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
  outOfReach: readonly BriefRow[]
  memberships: readonly MembershipOption[]
  sorting: Sorting | null
  projection: Projection
  hasIntroBonus: boolean
  filters: readonly string[]
  byCost: ByCost | null
  selected: number
  spending: number
  found: FoundCards
  calculation: Inclusions
}

export const AllCardsSection = memo(function AllCardsSection(props: AllCardsSectionProps) {
  const { isOpen, filters, byCost, dispatch, outOfReach, memberships, ...rest } = props
  const { hasIntroBonus, found, calculation, ...list } = rest
  const { projection, spending } = list
  const { isPrinting, fold } = usePart('all', { isOpen, dispatch })
  const { onDetails, onWhy } = cardActions(dispatch, 'all')
  return (
    <AllCards
      {...list}
      {...fold}
      hint={`${list.rows.length} ranked${outOfReach.length === 0 ? '' : `, ${outOfReach.length} you may not qualify for`}`}
      isPrinting={isPrinting}
      onSort={(key) => dispatch({ type: 'sort-clicked', key })}
      onSelect={(index) => dispatch({ type: 'card-selected', list: 'all', index })}
      filter={<ResultFilters emptyLabel="Overall" {...{ filters, dispatch }} />}
      instead={byCost && <DebtList answer={byCost.answer} cards={byCost.cards} />}
      open={(row) => {
        const card = resultOf(found, row, projection, { calculation })
        return (
          card !== null && (
            <OpenCard
              card={card}
              {...{ projection, spending }}
              isBonusCounted={hasIntroBonus}
              onDetails={() => onDetails(card)}
              onWhy={(focus) => onWhy(card, focus)}
            />
          )
        )
      }}
      footer={
        <OutOfReach
          rows={outOfReach}
          memberships={memberships}
          projection={projection}
          onDetails={(cardId) => openCard(dispatch, 'out-of-reach', cardId)}
          onWhy={(cardId, focus) =>
            dispatch({ type: 'why-asked', card: { list: 'out-of-reach', cardId }, focus })
          }
        />
      }
    />
  )
})

type ResultFiltersProps = {
  emptyLabel: 'Customize Settings' | 'Overall'
  filters: readonly string[]
  dispatch: Dispatch
}

/** Re-renders only for other filters, so that no other click re-renders the menu. */
export const ResultFilters = memo(function ResultFilters(props: ResultFiltersProps) {
  const { emptyLabel, filters, dispatch } = props
  const [{ hasBusiness }] = useProfile()
  return (
    <FilterMenu
      emptyLabel={emptyLabel}
      selected={filters}
      hasBusiness={hasBusiness}
      onChange={(chosen) => dispatch({ type: 'filters-chosen', filters: chosen })}
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
