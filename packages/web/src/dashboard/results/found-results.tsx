import type { Projection } from '@cardsight/contract/backtest'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useDeferredValue, useEffect, useId, useMemo } from 'react'
import { DebtHero } from '../../cards/debt-answer.tsx'
import { IsProjected } from '../../cards/projection-tabs.tsx'
import { ActiveFilters } from '../../features/filters/filter-menu.tsx'
import { ImportNotice, LeftOutNotice } from '../../features/linking/linking-notices.tsx'
import { isEnoughKnown } from '../../features/merchants/review.ts'
import type { LoadBaseline } from '../../features/owned-cards/use-baseline.ts'
import type { LoadValue } from '../../features/results/value-over-time.tsx'
import { formatMoney, formatNumber } from '../../lib/format-money.ts'
import { preloadWhenIdle } from '../../lib/preloadable.tsx'
import { useDeferredOffscreen } from '../../lib/use-next-frame.ts'
import { useHasBeen } from '../../lib/use-stable.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { isProjected } from '../basis.ts'
import type { StepProps } from '../dashboard-store.ts'
import { type FoundCards, isManual, type ResultSetting } from '../state/dashboard-state.ts'
import { importingNames } from '../state/linking.ts'
import { AnswerRegion } from './answer-region.tsx'
import { BasisSection } from './basis-section.tsx'
import { ControlSection } from './control-section.tsx'
import { byCostOf, DebtHeadline, DebtSection, debtCardsOf } from './debt.tsx'
import { FoldedParts } from './folded-parts.tsx'
import { influenceIn } from './influence-in.ts'
import { DoubtNotice, GuessLine, ReviewSection } from './merchant-review-sections.tsx'
import { ResultFilters } from './result-sections.tsx'
import { RefreshNotice } from './results-failure.tsx'
import { headlineOf, matchesOf, prepareLists } from './selectors.ts'

export type FoundResultsProps = StepProps & {
  loadBaseline: LoadBaseline
  loadValue: LoadValue
  found: FoundCards
  /** The two steps, above the headline or in the left margin. */
  steps?: ReactNode
  wallet?: ReactNode
  notice?: ReactNode
  /** The user saw the unknown merchants before the results, and went on. */
  hasSeenUnknown: boolean
}

export function FoundResults(props: FoundResultsProps) {
  const { state, dispatch, found, steps, notice, hasSeenUnknown } = props
  const { cards, resultSetting: setting } = state
  const { merchantReview, debt } = found.details
  const { calculation } = setting
  const isEnough = isManual(state) || isEnoughKnown(merchantReview)
  const isAsking = useHasBeen(!isEnough && !hasSeenUnknown)
  const review = {
    review: merchantReview,
    weigh: influenceIn(found, setting),
    corrections: state.corrections,
    dispatch,
  }
  const yearsId = useId()
  // The answer is shown first; everything else follows.
  const hasRest = useDeferredValue(true, false)
  useEffect(() => preloadWhenIdle([async () => prepareLists(found, calculation)]), [found, calculation])
  return (
    <IsProjected value={isProjected(state)}>
      <div className="flex flex-col">
        {hasRest ? (
          <ControlSection
            {...{ state, dispatch, found, yearsId }}
            filter={
              <ResultFilters
                emptyLabel="Customize Settings"
                filters={setting.topFilters}
                dispatch={dispatch}
              />
            }
          />
        ) : (
          // As high as the bar on wide screens, where it's above the answer.
          <div className="menu:h-14" />
        )}
        {/* Old numbers are dimmed until the new ones come, as one: a class for each child would restyle all of them. */}
        <div className={classNames('flex flex-col pt-4', cards.isStale && 'opacity-60')}>
          <ChosenFilters {...{ found, setting, dispatch }} />
          {steps}
          <div className="flex items-start gap-1">
            <Button
              variant="quiet"
              size="icon"
              data-print="hide"
              aria-label="Back to your spending"
              className="-mt-2 -ml-2.5 shrink-0 narrow:-mt-1"
              onClick={() => dispatch({ type: 'step-asked', step: 0 })}
            >
              <ArrowLeft aria-hidden="true" className="size-5" />
            </Button>
            {byCostOf(found, setting.topFilters) === null ? (
              <Headline {...headlineOf(found, setting)} />
            ) : (
              <DebtHeadline tested={headlineOf(found, setting).tested} isUsual={debt === null} />
            )}
          </div>
          {notice}
          {!isManual(state) && <ImportNotice names={importingNames(state)} />}
          {!isManual(state) && <LeftOutNotice institutions={state.institutions} />}
          {cards.error !== null && <RefreshNotice dispatch={dispatch} />}
          {byCostOf(found, setting.topFilters) === null && (
            <GuessLine
              review={merchantReview}
              spending={found.details.spending}
              {...{ isEnough, isAsking }}
            />
          )}
          {isAsking && <DoubtNotice {...review} />}
          {debt === null ? (
            <AnswerRegion {...props} {...{ yearsId, hasRest }} />
          ) : (
            <>
              <div className="mt-4">
                <DebtHero answer={debt} cards={debtCardsOf(found)} credit={state.profile.credit} />
              </div>
              {hasRest && (
                <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 border-t border-hairline pt-8 menu:grid-cols-[minmax(0,1fr)_20rem] wide:grid-cols-[minmax(0,1fr)_22.5rem]">
                  <DebtSection answer={debt} cards={debtCardsOf(found)} />
                  <BasisSection {...props} />
                </div>
              )}
            </>
          )}
          {hasRest && debt === null && (
            <div className="mt-6 border-t border-hairline narrow:mt-10">
              <FoldedParts {...{ state, dispatch, found }} />
              {!isManual(state) && !isAsking && <ReviewSection {...review} />}
            </div>
          )}
        </div>
      </div>
    </IsProjected>
  )
}

type ChosenFiltersProps = Pick<StepProps, 'dispatch'> & { found: FoundCards; setting: ResultSetting }

/** The active filters below the control bar, and how many cards match them. */
function ChosenFilters({ found, setting, dispatch }: ChosenFiltersProps) {
  const { topFilters: filters } = setting
  const count = matchesOf(found, setting)
  return (
    <div className={filters.length === 0 ? '' : 'mb-3 flex flex-wrap items-center gap-x-4 gap-y-2'}>
      <ActiveFilters
        filters={filters}
        onFilters={(chosen) => dispatch({ type: 'filters-chosen', filters: chosen })}
      />
      <p role="status" className="figures text-sm text-ink-soft">
        {filters.length > 0 && `${formatNumber(count)} ${count === 1 ? 'card matches' : 'cards match'}`}
      </p>
    </div>
  )
}

type HeadlineProps = { tested: number; best: number; cardName: string | null; projection: Projection }

/** The main result. */
function Headline({ tested, best, cardName, projection }: HeadlineProps) {
  const [answer, watch] = useDeferredOffscreen(
    useMemo(() => ({ tested, best, cardName, projection }), [tested, best, cardName, projection]),
  )
  return (
    <h1 ref={watch} className="font-sans text-base font-normal tracking-normal">
      Cardsight tested {formatNumber(answer.tested)} credit cards and found{' '}
      {answer.cardName === null ? (
        'none that fits'
      ) : (
        <>
          a card with <span className="figures">{formatMoney(answer.best)}</span> of reward
          {answer.projection !== '1' && ` in ${answer.projection} years`}: {answer.cardName}
        </>
      )}
    </h1>
  )
}
