import { CUSTOM } from '@cardsight/engine'
import { ArrowLeft } from 'lucide-react'
import type { WhyFocus } from '../../cards/why-focus.ts'
import { AllCards } from '../../features/all-cards/all-cards.tsx'
import { Breakdown } from '../../features/breakdown/breakdown.tsx'
import { FilterMenu } from '../../features/filters/filter-menu.tsx'
import { ByCategory } from '../../features/results/by-category.tsx'
import { TopCards } from '../../features/results/top-cards.tsx'
import { Button } from '../../ui/button.tsx'
import { BasisLine } from './basis-line.tsx'
import { Headline } from './headline.tsx'
import { RefreshNotice } from './results-failure.tsx'
import {
  allRowsOf,
  categoriesOf,
  categoryCardsOf,
  categoryOf,
  headlineOf,
  spendingOver,
  topCardsOf,
} from './selectors.ts'
import { type CardList, type FoundCards, isManual } from './state/dashboard-state.ts'
import type { StepProps } from './step-zero.tsx'
import type { Dispatch } from './use-dashboard.ts'
import { useIsPrinting } from './use-is-printing.ts'

type FoundProps = StepProps & { found: FoundCards }

export function FoundResults({ state, dispatch, found }: FoundProps) {
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        data-print="hide"
        className="mb-3 -ml-3"
        onClick={() => dispatch({ type: 'step-asked', step: 0 })}
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        Back to your spending
      </Button>
      <Headline {...headlineOf(found, state.resultSetting)} />
      <BasisLine {...{ state, dispatch }} />
      {state.cards.error !== null && <RefreshNotice dispatch={dispatch} />}
      <div className="mt-6 grid gap-10">
        <Breakdown
          insights={found.details}
          isManual={isManual(state)}
          isCustomRange={!isManual(state) && state.dates.dateType === CUSTOM}
          onInviteToShare={() => dispatch({ type: 'dialog-opened', dialog: { kind: 'manual-info' } })}
          view={state.resultSetting.breakdownView}
          onView={(view) => dispatch({ type: 'view-chosen', view })}
        />
        <Top {...{ state, dispatch, found }} />
        <Category {...{ state, dispatch, found }} />
        <All {...{ state, dispatch, found }} />
      </div>
    </>
  )
}

function Top({ state: { resultSetting, cards }, dispatch, found }: FoundProps) {
  const { topYearProjection, topFilters, topCard, topIncludedIntroBonus } = resultSetting
  return (
    <TopCards
      cards={topCardsOf(found, resultSetting)}
      selected={topCard}
      onSelect={(place) => dispatch({ type: 'card-selected', list: 'top', place })}
      projection={topYearProjection}
      onProjection={(projection) => dispatch({ type: 'projection-chosen', list: 'top', projection })}
      hasIntroBonus={topIncludedIntroBonus}
      onIntroBonus={(included) => dispatch({ type: 'intro-switched', list: 'top', included })}
      spending={spendingOver(found, topYearProjection)}
      filter={
        <FilterMenu
          emptyLabel="Customize Settings"
          selected={topFilters}
          onChange={(filters) => dispatch({ type: 'filters-chosen', list: 'top', filters })}
          onCalculationSettings={() => openCalculation(dispatch)}
        />
      }
      isBusy={cards.status === 'pending' && !cards.isQuiet}
      {...cardActions(dispatch, 'top')}
    />
  )
}

function Category({ state: { resultSetting }, dispatch, found }: FoundProps) {
  const { bottomYearProjection, bottomIncludedIntroBonus } = resultSetting
  return (
    <ByCategory
      categories={categoriesOf(found.details, bottomYearProjection)}
      category={categoryOf(found, resultSetting)}
      onCategory={(category) => dispatch({ type: 'category-chosen', category })}
      cards={categoryCardsOf(found, resultSetting)}
      projection={bottomYearProjection}
      onProjection={(projection) => dispatch({ type: 'projection-chosen', list: 'category', projection })}
      hasIntroBonus={bottomIncludedIntroBonus}
      onIntroBonus={(included) => dispatch({ type: 'intro-switched', list: 'category', included })}
      {...cardActions(dispatch, 'category')}
    />
  )
}

function All({ state: { resultSetting }, dispatch, found }: FoundProps) {
  const { isAllCardsOpen, allCardsYearProjection, allCardsFilters, allCardsCard, sorting } = resultSetting
  const isPrinting = useIsPrinting()
  return (
    <AllCards
      isOpen={isAllCardsOpen || isPrinting}
      onOpenChange={(isOpen) => dispatch({ type: 'all-cards-opened', isOpen })}
      rows={allRowsOf(found, resultSetting)}
      sorting={sorting}
      onSort={(key) => dispatch({ type: 'sort-clicked', key })}
      projection={allCardsYearProjection}
      onProjection={(projection) => dispatch({ type: 'projection-chosen', list: 'all', projection })}
      selected={allCardsCard}
      onSelect={(place) => dispatch({ type: 'card-selected', list: 'all', place })}
      spending={spendingOver(found, allCardsYearProjection)}
      filter={
        <FilterMenu
          emptyLabel="Overall"
          selected={allCardsFilters}
          onChange={(filters) => dispatch({ type: 'filters-chosen', list: 'all', filters })}
          onCalculationSettings={() => openCalculation(dispatch)}
        />
      }
      onDetails={(cardId) => openCard(dispatch, 'all', cardId)}
      onWhy={(cardId, focus) => dispatch({ type: 'why-asked', card: { list: 'all', cardId }, focus })}
    />
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
