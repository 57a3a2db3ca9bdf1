/** The spending of a household: one person's own, and the other's monthly totals. */
import { mapCosts, type TypedCosts } from '@cardsight/contract/costs'
import type {
  Household as AccountHousehold,
  HouseholdSpending,
  SharedData,
} from '@cardsight/contract/household'
import type { DayRange } from '@cardsight/engine/dates'
import { parseDay } from '@cardsight/engine/dates'
import { dollarsToCents } from '@cardsight/engine/money'
import { type Purchase, purchaseAt, spendFromCosts } from '@cardsight/engine/spending'
import { useMemo } from 'react'
import { formatDollars } from '../../../lib/format-money.ts'
import type { WalletSpend } from '../../../worker/wallet-question.ts'
import { type Household, partnerOf } from '../household/stored-household.ts'
import type { DatedCard, PlanPartner } from '../plan/plan-request.ts'
import { type PlanSpend, planBasisText } from '../plan/use-plan-spend.ts'

/** Adds the other person's monthly totals to someone's own spending. */
export function withMonthlyTotals(spend: WalletSpend, monthly: HouseholdSpending): WalletSpend {
  return spend.kind === 'typed'
    ? { ...spend, costs: sumOf(spend.costs, monthly) }
    : { ...spend, purchases: [...spend.purchases, ...purchasesOf(monthly, spend.window)] }
}

function sumOf(costs: TypedCosts, monthly: HouseholdSpending): TypedCosts {
  return { ...costs, ...mapCosts((name) => costs[name] + monthly[name]) }
}

/** What falls on the days of the window. */
function purchasesOf(monthly: HouseholdSpending, window: DayRange): Purchase[] {
  const cents = mapCosts((name) => dollarsToCents(monthly[name]))
  const spend = spendFromCosts(cents, window)
  return Array.from(spend.cents, (_, index) => purchaseAt(spend, index))
}

export function totalOf(monthly: HouseholdSpending): number {
  return Object.values(monthly).reduce((sum, dollars) => sum + dollars, 0)
}

export function isSameSpending(shared: SharedData['spending'], typed: HouseholdSpending): boolean {
  return shared !== null && JSON.stringify(sorted(shared.monthly)) === JSON.stringify(sorted(typed))
}

function sorted(monthly: HouseholdSpending) {
  return Object.entries(monthly).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

type TogetherInput = Readonly<{
  together: PlanTogether | null | 'loading'
  /** What the person typed about the other one: how they want to plan, and who they are without an account. */
  household: Household
  ownSpend: PlanSpend | null
}>

type PlanInput = Readonly<{
  partner: PlanPartner | null
  spend: WalletSpend | null
  basisText: string | null
}>

/** The second person of the plan, and the spending of both. The spend is null while something loads. */
export function useTogether({ together, household, ownSpend }: TogetherInput): PlanInput {
  const partner = useMemo((): PlanPartner | null => {
    if (together === null || together === 'loading') {
      return partnerOf(household)
    }
    const { name, cards } = together
    return { name, cards, credit: household.credit, cardsPerYear: household.cardsPerYear }
  }, [together, household])
  const monthly = together === null || together === 'loading' ? null : together.monthly
  const spend = useMemo(
    () => (ownSpend === null || monthly === null ? (ownSpend?.spend ?? null) : spendOf(ownSpend, monthly)),
    [ownSpend, monthly],
  )
  return {
    partner,
    spend: together === 'loading' ? null : spend,
    basisText: ownSpend && basisOf(ownSpend, together),
  }
}

/** An average household says nothing about this person, so the other one's totals stand alone. */
function spendOf({ spend, basis }: PlanSpend, monthly: NonNullable<PlanTogether['monthly']>): WalletSpend {
  return basis === 'average'
    ? { kind: 'typed', costs: monthly, window: spend.window }
    : withMonthlyTotals(spend, monthly)
}

function basisOf(ownSpend: PlanSpend, together: TogetherInput['together']): string {
  const own = planBasisText(ownSpend)
  if (together === null || together === 'loading') {
    return own
  }
  const { name, monthly } = together
  if (monthly === null) {
    return `${own} ${name} hasn’t shared any amounts yet.`
  }
  const theirs = `${name}’s ${formatDollars(totalOf(monthly))} a month`
  return ownSpend.basis === 'average'
    ? `Based on ${theirs}. You haven’t entered your own amounts yet.`
    : `${own} We added ${theirs}.`
}

/** The other person of a household, as the plan needs them. */
export type PlanTogether = Readonly<{
  name: string
  cards: readonly DatedCard[]
  /** Null if the person has no amounts yet. */
  monthly: HouseholdSpending | null
}>

export function planTogetherOf({ together }: AccountHousehold): PlanTogether | null {
  return (
    together && {
      name: together.partner.firstName,
      cards: together.theirs.cards.map(datedCardOf),
      monthly: together.theirs.spending?.monthly ?? null,
    }
  )
}

function datedCardOf({ cardId, opened, closed, bonusReceived }: SharedData['cards'][number]): DatedCard {
  return {
    cardId,
    ...(opened === null ? {} : { opened }),
    ...(closed === null ? {} : { closed: parseDay(`${closed}-01`) }),
    ...(bonusReceived === null ? {} : { bonusReceived }),
  }
}
