import { CUSTOM } from '@cardsight/engine/spending'
import { useDeferredValue } from 'react'
import { periodOf } from '../basis.ts'
import type { StepProps } from '../dashboard-store.ts'
import { type FoundCards, isManual, type ResultPart, shownSorting } from '../state/dashboard-state.ts'
import { byCostOf } from './debt.tsx'
import { AllCardsSection, BreakdownSection, CategorySection } from './result-sections.tsx'
import {
  allRowsOf,
  categoriesOf,
  categoryCardsOf,
  categoryOf,
  outOfReachOf,
  spendingOver,
} from './selectors.ts'

/** Cards by category, spending, and all cards: closed until someone opens them. */
export function FoldedParts({ state, dispatch, found }: StepProps & { found: FoundCards }) {
  const { resultSetting: setting } = state
  const below = useDeferredValue(found)
  const partOf = (part: ResultPart) => ({ isOpen: setting.openParts.includes(part), dispatch })
  return (
    <>
      <CategorySection
        {...partOf('category')}
        categories={categoriesOf(below.details, setting.bottomYearProjection)}
        category={categoryOf(below, setting)}
        cards={categoryCardsOf(below, setting)}
        projection={setting.bottomYearProjection}
        hasIntroBonus={setting.bottomIncludedIntroBonus}
      />
      <BreakdownSection
        {...partOf('spending')}
        insights={below.details}
        period={periodOf(state)}
        isManual={isManual(state)}
        isCustomRange={!isManual(state) && state.dates.dateType === CUSTOM}
        view={setting.breakdownView}
        tab={setting.breakdownTab}
        corrections={state.corrections}
        correcting={state.correcting}
      />
      <AllCardsSection
        {...partOf('all')}
        rows={allRowsOf(below, setting)}
        outOfReach={outOfReachOf(below, setting)}
        memberships={found.texts.profileOptions.memberships}
        sorting={shownSorting(setting, below.details.assumptions)}
        projection={setting.topYearProjection}
        hasIntroBonus={setting.topIncludedIntroBonus}
        filters={setting.topFilters}
        byCost={byCostOf(below, setting.topFilters)}
        selected={setting.allCardsCard}
        spending={spendingOver(below, setting.topYearProjection)}
        found={below}
        calculation={setting.calculation}
      />
    </>
  )
}
