import type { DebtAnswer } from '@cardsight/contract/backtest'
import type { TypedCosts } from '@cardsight/contract/costs'
import { pagePaths } from '@cardsight/contract/paths'
import type { Profile } from '@cardsight/contract/profile'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { DebtHero } from '../../../cards/debt-answer.tsx'
import { formatDollars } from '../../../lib/format-money.ts'
import { TextButton } from '../../../ui/button.tsx'
import { Toggle } from '../../../ui/checkbox.tsx'
import { SearchCanceled, SearchFailure, SearchProgress } from '../../../ui/progress-bar.tsx'
import { AnswerSkeleton } from '../../../ui/skeleton.tsx'
import type { OpenPlans } from '../../../worker/open-workers.ts'
import type { PlanQuestion } from '../../../worker/your-cards/plan-calculator.ts'
import { HouseholdPanel } from '../household/household-panel.tsx'
import { storedHousehold } from '../household/stored-household.ts'
import { type PlanTogether, useTogether } from '../household-account/shared-spending.ts'
import type { YourCardsPageProps, YourCardsViewProps } from '../view-props.ts'
import { type FindNext, FoundPlan } from './found-plan.tsx'
import { PlanForm } from './plan-form.tsx'
import { monthOf, planRequestOf, storedPlanSettings, withBonusLeft } from './plan-request.ts'
import { type PlanStore, usePlan, usePlanState } from './plan-store.ts'
import { usePlanSpend } from './use-plan-spend.ts'

export type PlanViewProps = YourCardsViewProps &
  Pick<YourCardsPageProps, 'catalog' | 'today' | 'onShow'> &
  Readonly<{
    open: OpenPlans
    /** Finds the card that would add the most alone; null if none would add anything. */
    onNext?: FindNext
    /** Typed monthly amounts, if there are any. */
    costs: TypedCosts | null
    /** Accounts that results and wallet don't count. */
    switchedOff?: readonly string[]
    profile: Profile
    onProfile: (profile: Profile) => void
    /** The household of a signed-in person, shown above the one in this browser. */
    householdAccount?: ReactNode
    /** The other person of that household, in place of the guest's. */
    together?: PlanTogether | null | 'loading'
  }>

/** What to apply for over the next months, and when. With a debt, one card to move it to. */
export function PlanView(props: PlanViewProps) {
  const { profile, today, open, catalog } = props
  return profile.debt === null ? (
    <RewardsPlan {...props} />
  ) : (
    <DebtPlan {...{ profile, today, open, catalog }} />
  )
}

/** Every change plans again. */
function RewardsPlan(props: PlanViewProps) {
  const { yourCards, catalog, today, open, onShow, profile, onProfile } = props
  const { householdAccount, together = null } = props
  const settings = storedPlanSettings.useValue()
  const household = storedHousehold.useValue()
  const ownSpend = usePlanSpend(props)
  const { partner, spend, basisText } = useTogether({ together, household, ownSpend })
  const bonusLeft = ownSpend?.bonusLeft
  const request = useMemo(() => {
    const cards = withBonusLeft(yourCards.cards, bonusLeft)
    return planRequestOf({ today, settings, cards, credit: profile.credit, partner })
  }, [today, settings, yourCards, profile.credit, partner, bonusLeft])
  // A nickname or a tick changes the cards, but not the request.
  const requestText = JSON.stringify(request)
  const question = useMemo(
    (): PlanQuestion | null =>
      spend === null ? null : { today, spend, profile, request: JSON.parse(requestText) },
    [today, spend, profile, requestText],
  )
  const store = usePlan(open, question)
  const cards = useMemo(() => new Map(catalog.cards.map((card) => [card.cardId, card])), [catalog])
  return (
    <>
      <div data-print="hide">
        <PlanForm
          settings={settings}
          onSettings={storedPlanSettings.write}
          credit={profile.credit}
          onCredit={(credit) => onProfile({ ...profile, credit })}
        />
        <div className="mt-3 flex min-h-11 items-center">
          {together === null && (
            <Toggle
              label="Plan for two"
              checked={household.isOn}
              onChange={({ target }) => storedHousehold.write({ ...household, isOn: target.checked })}
            />
          )}
        </div>
        {householdAccount}
        {together === null && household.isOn && (
          <HouseholdPanel household={household} cards={catalog.cards} month={monthOf(today)} />
        )}
      </div>
      <PlanProgress store={store} />
      <div className="mt-2">
        <PlanStatus store={store} />
        <FoundPlan {...{ store, cards, settings }} {...props} partnerName={partner?.name ?? null}>
          <Basis
            text={basisText}
            isAverage={ownSpend?.basis === 'average'}
            hasCards={yourCards.cards.length > 0}
            onAddCards={() => onShow('cards')}
          />
        </FoundPlan>
      </div>
    </>
  )
}

type BasisProps = { text: string | null; isAverage: boolean; hasCards: boolean; onAddCards: () => void }

/** What the plan is based on, with ways to change it. */
function Basis({ text, isAverage, hasCards, onAddCards }: BasisProps) {
  return (
    <p className="figures mt-2 text-sm text-ink-soft">
      {text}{' '}
      {isAverage && (
        <>
          <Link to={pagePaths.dashboard} className="font-medium text-link underline underline-offset-4">
            Enter your own
          </Link>
          .{' '}
        </>
      )}
      {!hasCards && (
        <>
          You haven’t added any cards, so the plan starts from scratch.{' '}
          <TextButton onClick={onAddCards}>Add your cards</TextButton>
        </>
      )}
    </p>
  )
}

type DebtPlanProps = Pick<YourCardsPageProps, 'catalog' | 'today'> & { profile: Profile; open: OpenPlans }

/** The plan of a person with a debt: one card, now, and no others until it's paid off. */
function DebtPlan({ profile, today, open, catalog }: DebtPlanProps) {
  const [answer, setAnswer] = useState<DebtAnswer | null>(null)
  useEffect(() => {
    const remote = open(() => undefined)
    let isCurrent = true
    remote
      .ask('debt', { today, profile })
      .then((found) => isCurrent && setAnswer(found))
      // The page says nothing better than the last answer.
      .catch(() => undefined)
    return () => {
      isCurrent = false
      remote.close()
    }
  }, [open, today, profile])
  const cards = useMemo(() => new Map(catalog.cards.map((card) => [card.cardId, card])), [catalog])
  return (
    <div className="mt-2" aria-busy={answer === null}>
      {answer !== null && <DebtHero answer={answer} cards={cards} credit={profile.credit} />}
      <p className="mt-4 max-w-text">
        Pay off your balance before you apply for cards for their rewards. Then come back for a plan.
      </p>
    </div>
  )
}

type StoreProps = { store: PlanStore }

function PlanProgress({ store }: StoreProps) {
  const progress = usePlanState(store, (state) => state.progress)
  return <SearchProgress label="Planning" progress={progress} onCancel={store.cancel} />
}

/** What went wrong, or that it takes a moment. The same words for screen readers. */
function PlanStatus({ store }: StoreProps) {
  const hasFound = usePlanState(store, ({ found }) => found !== null)
  const isFailed = usePlanState(store, (state) => state.isFailed)
  const isCanceled = usePlanState(store, (state) => state.isCanceled)
  return (
    <>
      <Announcement store={store} />
      {isFailed && (
        <SearchFailure
          text="We couldn’t calculate your plan. Your cards and settings are still here."
          onRetry={() => void store.retry()}
        />
      )}
      {isCanceled && (
        <SearchCanceled previous={hasFound ? 'plan' : null} onRetry={() => void store.retry()} />
      )}
      {!(hasFound || isFailed || isCanceled) && <AnswerSkeleton label="Loading your plan" />}
    </>
  )
}

function Announcement({ store }: StoreProps) {
  const text = usePlanState(store, ({ found, progress }) =>
    found === null || progress !== null
      ? ''
      : `Plan found: ${found.answer.steps.length} new cards, worth ${formatDollars(found.answer.value.total)}.`,
  )
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  )
}
