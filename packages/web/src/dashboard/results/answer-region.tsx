import { pagePaths } from '@cardsight/contract/paths'
import { type ReactNode, useContext, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { IsProjected } from '../../cards/projection-tabs.tsx'
import type { WhyFocus } from '../../cards/why-figure.tsx'
import { OwnedCardsPanel } from '../../features/owned-cards/owned-cards-panel.tsx'
import type { LoadBaseline } from '../../features/owned-cards/use-baseline.ts'
import { AnswerBlock } from '../../features/results/answer-block.tsx'
import { catchOf, laterNote, reasonsOf } from '../../features/results/answer-reasons.ts'
import { AnswerSum } from '../../features/results/answer-sum.tsx'
import { RANKS_TITLE } from '../../features/results/rank-rows.tsx'
import { type LoadValue, ValueOverTime } from '../../features/results/value-over-time.tsx'
import { toMonthlyCosts } from '../../features/spending-form/costs.ts'
import { watchAnswerPath } from '../../features/watches/watch-paths.ts'
import { useStable } from '../../lib/use-stable.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { StepProps } from '../dashboard-store.ts'
import { type FoundCards, isManual } from '../state/dashboard-state.ts'
import { importingNames } from '../state/linking.ts'
import { answerFactsOf, useOwnedBaseline } from './answer-facts.ts'
import { BasisSection } from './basis-section.tsx'
import { Changes } from './changes.tsx'
import { ByCostList, byCostOf } from './debt.tsx'
import { answersFor, dependenciesOf, plainYearOf } from './pick.ts'
import { RankSection } from './result-sections.tsx'
import { rankedCardsOf, spendingOver, topCardsOf } from './selectors.ts'

/** How long numbers are blank on a change of year: long enough to notice that they changed. */
const TURN_MS = 200

type AnswerRegionProps = StepProps & {
  found: FoundCards
  loadBaseline: LoadBaseline
  loadValue: LoadValue
  wallet?: ReactNode
  /** Of the year tabs, which choose what this shows. */
  yearsId: string
  /** False for the first paint, which shows the answer alone. */
  hasRest: boolean
}

/** The answer, the cards after it, how it holds over the years, and what it's based on. */
export function AnswerRegion(props: AnswerRegionProps) {
  const { state, dispatch, found, loadBaseline, yearsId, hasRest } = props
  const { cards, resultSetting: setting } = state
  const { topYearProjection: projection, topIncludedIntroBonus, topFilters } = setting
  const hasYears = useContext(IsProjected)
  const isTurning = useJustChanged(projection, TURN_MS)
  const byCost = byCostOf(found, topFilters)
  const owned = useOwnedBaseline(state, found, loadBaseline)
  const isEmpty = topCardsOf(found, setting).length === 0
  return (
    <div
      {...(hasYears && {
        role: 'tabpanel',
        id: `${yearsId}-panel`,
        'aria-labelledby': `${yearsId}-${projection}`,
      })}
    >
      <section
        aria-labelledby={RANKS_TITLE}
        aria-busy={isTurning || (cards.status === 'pending' && !cards.isQuiet)}
        className={blankClasses}
      >
        {byCost !== null && (
          <div className="mt-4">
            <ByCostList {...byCost} />
          </div>
        )}
        {(byCost !== null || isEmpty) && (
          <h2 id={RANKS_TITLE} className="sr-only">
            Recommended cards based on your spending
          </h2>
        )}
        {byCost === null && isEmpty && <NoCards filters={topFilters} dispatch={dispatch} />}
        {byCost === null && <Answer {...props} gain={owned.gain} />}
        {hasRest && (
          <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 narrow:mt-8 narrow:gap-y-8 menu:grid-cols-[minmax(0,1fr)_20rem] wide:grid-cols-[minmax(0,1fr)_22.5rem]">
            <div className="min-w-0">
              {byCost === null && !isEmpty && (
                <RankSection
                  cards={rankedCardsOf(found, setting, hasYears)}
                  selected={setting.topCard}
                  projection={projection}
                  hasIntroBonus={topIncludedIntroBonus}
                  spending={spendingOver(found, projection)}
                  dispatch={dispatch}
                />
              )}
            </div>
            <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6 narrow:gap-8 menu:row-span-2">
              {byCost === null && (
                <Chart {...props} ownedId={owned.bestId} hasMoreCards={owned.panel.owned.length > 1} />
              )}
              {byCost === null && <Changes {...{ found, setting, dispatch }} />}
              <OwnedCardsPanel {...owned.panel} />
            </div>
            <BasisSection {...props} />
          </div>
        )}
      </section>
    </div>
  )
}

/** While numbers are on their way, each is a blank of its own size, so that nothing moves. */
const blankClasses =
  'min-w-0 [&[aria-busy=true]_.figures]:rounded-[0.25rem] [&[aria-busy=true]_.figures]:bg-hairline [&[aria-busy=true]_.figures]:text-transparent'

/** True for a moment after the value has changed, but not on the first render. */
function useJustChanged(value: string, momentMs: number): boolean {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), momentMs)
    return () => clearTimeout(timer)
  }, [value, momentMs])
  return settled !== value
}

type NoCardsProps = { filters: readonly string[]; dispatch: StepProps['dispatch'] }

function NoCards({ filters, dispatch }: NoCardsProps) {
  return (
    <EmptyState title="No Cards found!">
      {filters.length === 0 ? (
        'No card fits what we assume about you. Change your credit above.'
      ) : (
        <>
          <span className="block">No card matches all of your filters.</span>
          <Button
            variant="secondary"
            size="small"
            className="mt-3"
            onClick={() => dispatch({ type: 'filters-chosen', filters: [] })}
          >
            Clear all filters
          </Button>
        </>
      )}
    </EmptyState>
  )
}

type AnswerProps = AnswerRegionProps & { gain: string | null }

function Answer({ state, dispatch, found, gain }: AnswerProps) {
  const { resultSetting: setting } = state
  const { topYearProjection: projection } = setting
  const facts = answerFactsOf(found, setting)
  const dependencies = dependenciesOf(found, setting)
  const hasYears = useContext(IsProjected)
  const reasons = useMemo(() => (facts === null ? [] : reasonsOf(facts)), [facts])
  const card = facts && { list: 'top' as const, cardId: facts.card.cardId }
  const openDetails = useStable(
    () => card && dispatch({ type: 'dialog-opened', dialog: { kind: 'card', card } }),
  )
  const askWhy = useStable((focus: WhyFocus) => card && dispatch({ type: 'why-asked', card, focus }))
  const askTotal = useStable(() => askWhy('total'))
  return (
    facts !== null && (
      <>
        <AnswerBlock
          card={facts.card}
          projection={projection}
          reasons={reasons}
          // In one year's answer, what later years earn stands beside the total.
          warning={catchOf(hasYears ? facts : { ...facts, plainYear: null }, hasYears && projection !== '1')}
          gainOverPlain={dependencies?.gainOverPlain ?? null}
          laterYear={hasYears ? facts.laterYear : null}
          laterNote={hasYears ? laterNote(facts) : null}
          later={hasYears ? (dependencies?.later ?? []) : []}
          baseline={gain !== null && <li>{gain}</li>}
          isProvisional={!isManual(state) && importingNames(state).length > 0}
          comparePath={pagePaths.compareCards(
            topCardsOf(found, setting)
              .slice(0, 3)
              .map(({ cardId }) => cardId),
          )}
          watchPath={watchPathOf(state, facts.card.cardId)}
          onDetails={openDetails}
          onWhy={askTotal}
        />
        <AnswerSum
          card={facts.card}
          projection={projection}
          spending={spendingOver(found, projection)}
          isBonusCounted={setting.topIncludedIntroBonus}
          onWhy={askWhy}
        />
      </>
    )
  )
}

/** With filters, the card isn't the answer. */
function watchPathOf(state: StepProps['state'], cardId: string): string | null {
  return state.resultSetting.topFilters.length > 0
    ? null
    : watchAnswerPath(cardId, isManual(state) ? toMonthlyCosts(state.typed) : null)
}

type ChartProps = AnswerRegionProps & {
  /** The person's card, or the one of several that earns the most; null without one. */
  ownedId: string | null
  hasMoreCards: boolean
}

/** The pick, the person's card and a 2% card over three years. */
function Chart({ state, found, loadValue, ownedId, hasMoreCards }: ChartProps) {
  const below = useDeferredValue(found)
  const { resultSetting: setting } = state
  const { topIncludedIntroBonus: hasIntroBonus, calculation } = setting
  const pick = topCardsOf(below, setting)[0]
  const own = below.texts.cards.find(({ cardId }) => cardId === ownedId && cardId !== pick?.cardId)
  const isWhole = answersFor(below.details, hasIntroBonus, calculation) !== null
  const charted = useMemo(
    () =>
      pick === undefined
        ? []
        : [
            pick,
            ...(own === undefined
              ? []
              : [{ ...own, ownedAs: hasMoreCards ? 'Best of your cards' : 'Your card' }]),
          ],
    [pick, own, hasMoreCards],
  )
  return (
    useContext(IsProjected) && (
      <ValueOverTime
        cards={charted}
        plainYear={isWhole ? plainYearOf(below.details) : null}
        hasIntroBonus={hasIntroBonus}
        calculation={calculation}
        basis={below}
        load={loadValue}
      />
    )
  )
}
