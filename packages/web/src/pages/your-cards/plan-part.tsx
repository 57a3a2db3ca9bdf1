import { type MonthlyCosts, mapCosts } from '@cardsight/contract/costs'
import { lazy, Suspense, useCallback, useMemo } from 'react'
import { createHouseholdCalls, type HouseholdCalls } from '../../api/users.ts'
import { ownedCardIds, useOwnedCards } from '../../features/owned-cards/stored-owned-cards.ts'
import { useProfile } from '../../features/profile/stored-profile.ts'
import { toMonthlyCosts } from '../../features/spending-form/costs.ts'
import { PartnerPace } from '../../features/your-cards/household/household-panel.tsx'
import { storedHousehold } from '../../features/your-cards/household/stored-household.ts'
import { planTogetherOf } from '../../features/your-cards/household-account/shared-spending.ts'
import { useHousehold } from '../../features/your-cards/household-account/use-household.ts'
import { PlanView } from '../../features/your-cards/plan/plan-view.tsx'
import type { YourCardsPageProps } from '../../features/your-cards/view-props.ts'
import { readSwitchedOff } from '../../own-reports/linked-spend.ts'
import { readAnsweredCosts, useOwnCosts } from '../../own-reports/own-costs.ts'
import { useSessionState, useSessionStore } from '../../session/session-context.tsx'
import { openPlans } from '../../worker/open-workers.ts'
import type { WalletSpend } from '../../worker/wallet-question.ts'
import { findNextCard } from './today/use-wallet-advice.ts'

const HouseholdAccount = lazy(async () => ({
  default: (await import('../../features/your-cards/household-account/household-account.tsx'))
    .HouseholdAccount,
}))

/** The plan with its worker, the amounts that were typed anywhere on the site, and the household of the account. */
export function PlanPart({ calls, ...props }: YourCardsPageProps & { calls?: HouseholdCalls }) {
  const own = useOwnCosts()
  const costs = useMemo(() => (own === null ? null : toMonthlyCosts(own)), [own])
  const isTypedFirst = useMemo(() => own !== null && readAnsweredCosts() !== null, [own])
  const switchedOff = useMemo(readSwitchedOff, [])
  const [profile, onProfile] = useProfile()
  const [owned] = useOwnedCards()
  const onNext = useCallback(
    (spend: WalletSpend) => findNextCard(ownedCardIds(owned), profile, spend),
    [owned, profile],
  )
  const isSigningIn = useSessionState().status === 'pending'
  const state = useHousehold(useHouseholdCalls(calls))
  const { isOn: isForTwo } = storedHousehold.useValue()
  const typed = useMemo(() => costs && sixOf(costs), [costs])
  const household = state.status === 'ready' ? state.household : null
  const together = useMemo(() => household && planTogetherOf(household), [household])
  const names = useMemo(
    () => new Map(props.catalog.cards.map(({ cardId, name }) => [cardId, name])),
    [props.catalog],
  )
  return (
    <PlanView
      {...props}
      {...{ costs, switchedOff, profile, onProfile }}
      hasPurchases={props.hasPurchases && !isTypedFirst}
      open={openPlans}
      onNext={onNext}
      together={isSigningIn || state.status === 'loading' ? 'loading' : together}
      householdAccount={
        <Suspense>
          <HouseholdAccount {...{ state, typed, isForTwo }} nameOf={(cardId) => names.get(cardId) ?? cardId}>
            <PartnerPace />
          </HouseholdAccount>
        </Suspense>
      }
    />
  )
}

/** Null for a visitor. */
function useHouseholdCalls(given: HouseholdCalls | undefined): HouseholdCalls | null {
  const isSignedIn = useSessionState().status === 'signed-in'
  const { leave } = useSessionStore()
  return useMemo(
    () => (isSignedIn ? (given ?? createHouseholdCalls(leave)) : null),
    [given, isSignedIn, leave],
  )
}

function sixOf(costs: ReturnType<typeof toMonthlyCosts>): MonthlyCosts {
  return mapCosts((name) => costs[name])
}
