import { CUSTOM } from '@cardsight/engine/spending'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useDeferredValue, useEffect } from 'react'
import { DebtHero } from '../../cards/debt-answer.tsx'
import { ImportNotice } from '../../features/linking/import-notice.tsx'
import { LeftOutNotice } from '../../features/linking/left-out-notice.tsx'
import { isEnoughKnown } from '../../features/merchants/review.ts'
import { OwnedCardsPanel } from '../../features/owned-cards/owned-cards-panel.tsx'
import type { LoadBaseline } from '../../features/owned-cards/use-baseline.ts'
import { ProfilePanel } from '../../features/profile/profile-panel.tsx'
import { writeProfile } from '../../features/profile/stored-profile.ts'
import type { LoadValue } from '../../features/results/use-value-over-time.ts'
import { ValueOverTime } from '../../features/results/value-over-time.tsx'
import { useHasBeen } from '../../lib/use-has-been.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { AnswerSection } from './answer-section.tsx'
import { BasisLine } from './basis-line.tsx'
import { byCostOf, debtCardsOf } from './debt.ts'
import { DebtHeadline, DebtSection } from './debt-section.tsx'
import { Headline } from './headline.tsx'
import { ReviewSection, UnknownNotice, UnknownWarning } from './merchant-review-sections.tsx'
import { preloadWhenIdle } from './preload.ts'
import {
  AllCardsSection,
  BreakdownSection,
  CategorySection,
  OutOfReachSection,
  TopSection,
} from './result-sections.tsx'
import { RefreshNotice } from './results-failure.tsx'
import {
  allRowsOf,
  categoriesOf,
  categoryCardsOf,
  categoryOf,
  headlineOf,
  outOfReachOf,
  prepareLists,
  spendingOver,
  topCardsOf,
} from './selectors.ts'
import { type FoundCards, isManual, shownSorting } from './state/dashboard-state.ts'
import { importingNames } from './state/importing.ts'
import type { StepProps } from './step-props.ts'
import { SummarySection } from './summary-section.tsx'
import { useOwnedBaseline } from './use-owned-baseline.ts'

type FoundResultsProps = StepProps & {
  loadBaseline: LoadBaseline
  loadValue: LoadValue
  found: FoundCards
  wallet?: ReactNode
  notice?: ReactNode
  /** The user saw the unknown merchants before the results, and went on. */
  hasSeenUnknown: boolean
}

export function FoundResults(props: FoundResultsProps) {
  const { state, dispatch, loadBaseline, loadValue, found, wallet, notice, hasSeenUnknown } = props
  const { cards, resultSetting: setting } = state
  const { calculation } = setting
  const options = found.texts.profileOptions
  const isEnough = isManual(state) || hasSeenUnknown || isEnoughKnown(found.details.merchantReview)
  const isAsking = useHasBeen(!isEnough)
  const review = { review: found.details.merchantReview, corrections: state.corrections, dispatch }
  const { debt } = found.details
  const { panel, gain } = useOwnedBaseline(state, found, loadBaseline)
  // The answer is shown first; everything below it follows, and so do its numbers.
  const hasRest = useDeferredValue(true, false)
  const below = useDeferredValue(found)
  useEffect(() => preloadWhenIdle([async () => prepareLists(found, calculation)]), [found, calculation])
  return (
    <div className="flex flex-col">
      {hasRest ? (
        <SummarySection {...{ state, dispatch, found }} />
      ) : (
        // As high as the bar on wide screens, where it's above the answer.
        <div className="menu:-mt-6 menu:mb-5 menu:h-[3.5625rem]" />
      )}
      {/* Old numbers are dimmed until the new ones come, as one: a class for each child would restyle all of them. */}
      <div className={classNames('flex flex-col', cards.isStale && 'opacity-60')}>
        <Button
          variant="quiet"
          size="small"
          data-print="hide"
          className="mb-2 -ml-3 self-start"
          onClick={() => dispatch({ type: 'step-asked', step: 0 })}
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          Back to your spending
        </Button>
        {debt === null && <Headline {...headlineOf(found, setting)} />}
        {debt !== null && <DebtHeadline tested={headlineOf(found, setting).tested} />}
        {notice}
        {!isManual(state) && <ImportNotice names={importingNames(state)} />}
        {!isManual(state) && <LeftOutNotice institutions={state.institutions} />}
        {cards.error !== null && <RefreshNotice dispatch={dispatch} />}
        {!isEnough && <UnknownWarning review={found.details.merchantReview} />}
        {debt === null ? (
          <AnswerSection
            {...{ found, setting, dispatch }}
            baseline={gain !== null && <li>{gain}</li>}
            isProvisional={!isManual(state) && importingNames(state).length > 0}
          />
        ) : (
          <div className="mt-4">
            <DebtHero answer={debt} cards={debtCardsOf(found)} credit={state.profile.credit} />
          </div>
        )}
        {hasRest && (
          <div className="mt-6 border-t border-hairline pt-5">
            <BasisLine {...{ state, dispatch }} />
            <div className="mt-2">
              <ProfilePanel
                profile={state.profile}
                options={options}
                onChange={writeProfile}
                isBusy={cards.status === 'pending' && cards.isQuiet}
              />
            </div>
            {debt === null && (
              <>
                {wallet}
                <div className="mt-5">
                  <OwnedCardsPanel {...panel} />
                </div>
              </>
            )}
          </div>
        )}
        {isAsking && <UnknownNotice {...review} />}
        {hasRest && debt !== null && <DebtSection answer={debt} cards={debtCardsOf(found)} />}
        {hasRest && debt === null && (
          <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-12">
            <TopSection
              cards={topCardsOf(below, setting)}
              selected={setting.topCard}
              projection={setting.topYearProjection}
              hasIntroBonus={setting.topIncludedIntroBonus}
              filters={setting.topFilters}
              byCost={byCostOf(below, setting.topFilters)}
              spending={spendingOver(below, setting.topYearProjection)}
              isBusy={cards.status === 'pending' && !cards.isQuiet}
              dispatch={dispatch}
            />
            {byCostOf(below, setting.topFilters) === null && (
              <ValueOverTime
                cards={topCardsOf(below, setting)}
                hasIntroBonus={setting.topIncludedIntroBonus}
                calculation={calculation}
                basis={below}
                load={loadValue}
              />
            )}
            <BreakdownSection
              insights={below.details}
              isManual={isManual(state)}
              isCustomRange={!isManual(state) && state.dates.dateType === CUSTOM}
              view={setting.breakdownView}
              tab={setting.breakdownTab}
              corrections={state.corrections}
              correcting={state.correcting}
              dispatch={dispatch}
            />
            {!isManual(state) && <ReviewSection {...review} hasUnknown={!isAsking} />}
            <CategorySection
              categories={categoriesOf(below.details, setting.bottomYearProjection)}
              category={categoryOf(below, setting)}
              cards={categoryCardsOf(below, setting)}
              projection={setting.bottomYearProjection}
              hasIntroBonus={setting.bottomIncludedIntroBonus}
              dispatch={dispatch}
            />
            <AllCardsSection
              isOpen={setting.isAllCardsOpen}
              rows={allRowsOf(below, setting)}
              sorting={shownSorting(setting, below.details.assumptions)}
              projection={setting.allCardsYearProjection}
              filters={setting.allCardsFilters}
              byCost={byCostOf(below, setting.allCardsFilters)}
              selected={setting.allCardsCard}
              spending={spendingOver(below, setting.allCardsYearProjection)}
              dispatch={dispatch}
            />
            <OutOfReachSection
              rows={outOfReachOf(below, setting)}
              memberships={options.memberships}
              projection={setting.allCardsYearProjection}
              dispatch={dispatch}
            />
          </div>
        )}
      </div>
    </div>
  )
}
